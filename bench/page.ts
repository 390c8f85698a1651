/** What a first visit to each game loads, how soon a tap is answered on a slow CPU, and what a frame
 * costs while the stage plays. Run by `make bench`; it measures and prints, and refuses nothing. */
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { awaitTurn, chooser, isOver, openTable, tap, type Wish } from '../tests/e2e/play'
import { TestServer } from '../tests/e2e/server'

const GAMES = ['carolus-magnus', 'carolingi', 'wallenstein']
const BOT: Wish = { kind: 'bot', bot: 'greedy' }
const SEATS: Wish[] = [{ kind: 'me' }, BOT, BOT]
/** What is promised. */
const MOST_KILOBYTES = 250
const MOST_MILLISECONDS = 100
const MOST_A_FRAME = 16

const SLOWED = 4
const TAPS = 40
/** Each tap is made so often, in the same game dealt anew: what the page needs is the least of it, the
 * rest is what others take of the machine. */
const ROUNDS = 3
/** How long a finger lies on what it taps, in milliseconds. What the page does about a pointer that
 * comes near is over by then. */
const FINGER = 80
const FRAMES = 400

/** A tap: on what, and how many milliseconds it took to show. */
type Tap = [string, number]

let begun: Busy

beforeAll(() => {
  begun = busy()
  const [load = 0] = loadavg()
  if (load > availableParallelism() / 2) {
    const told = `${load.toFixed(1)} on ${availableParallelism()} cores`
    process.stdout.write(`This machine is busy (${told}): no time below means anything.\n`)
  }
})
afterAll(() => {
  const now = busy()
  const share = (now.stolen - begun.stolen) / (now.used - begun.used + now.stolen - begun.stolen)
  if (share > 0) {
    const told = (100 * share).toFixed(0)
    process.stdout.write(`Of the processor's time others on its host took ${told}%.\n`)
  }
})

interface Busy {
  used: number
  /** What the host gave to others while this machine wanted it. */
  stolen: number
}

function busy(): Busy {
  if (!existsSync('/proc/stat')) return { used: 0, stolen: 0 }
  const [all = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = all
    .split(/ +/)
    .slice(1)
    .map(Number)
  return { used: user + nice + system + irq + softirq, stolen }
}

/** The value below which this part of all values lie. */
function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN
}

function tell(what: string, amount: string, limit: string, kept: boolean): void {
  process.stdout.write(
    `  ${what.padEnd(46)} ${amount.padStart(34)}   ${limit} ${kept ? '' : '!'}\n`,
  )
}

const debug = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page)

/** Bytes on the wire of a first visit, fonts aside. */
async function firstLoad(page: Page): Promise<number> {
  const wire = await debug(page)
  await wire.send('Network.enable')
  // A visitor who comes for the first time has no worker that keeps the page.
  await wire.send('Network.setBypassServiceWorker', { bypass: true })
  await wire.send('Network.clearBrowserCache')
  await wire.send('Network.setCacheDisabled', { cacheDisabled: true })
  const fonts = new Set<string>()
  let bytes = 0
  wire.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Font') fonts.add(requestId)
  })
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!fonts.has(requestId)) bytes += encodedDataLength
  })
  await page.reload({ waitUntil: 'networkidle' })
  await page.waitForSelector('.question')
  await wire.detach()
  return bytes
}

/** From each tap to the first picture that differs. */
async function answers(page: Page): Promise<Tap[]> {
  const cpu = await debug(page)
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.evaluate(() => {
    const found: [string, number][] = []
    Object.assign(window, { answers: found })
    let tapped: [string, number] | null = null
    // When the finger was lifted: how long it lay there is not the page's doing.
    const lifted = ({ timeStamp, target }: Event): void => {
      const one = target as Element
      const named = one.closest('[data-target]')?.getAttribute('data-target')
      tapped = [named ?? one.textContent ?? '', timeStamp]
    }
    addEventListener('click', lifted, true)
    new MutationObserver(() => {
      if (tapped === null) return
      const [what, since] = tapped
      tapped = null
      requestAnimationFrame(() => {
        // A message comes after the frame has been drawn.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => found.push([what, performance.now() - since])
        port2.postMessage(null)
      })
    }).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })
  const which = chooser(5)
  for (let taps = 0; taps < TAPS; taps++) {
    await awaitTurn(page)
    if (await isOver(page)) break
    await tap(page, which, FINGER)
  }
  await cpu.detach()
  return page.evaluate(() => (window as unknown as { answers: Tap[] }).answers)
}

/** The least that each tap took. A game may go another way when a bot was quicker: from there on each
 * round stands for itself. */
function least(rounds: readonly Tap[][]): number[] {
  const [first = [], ...others] = rounds
  const same = first.findIndex(([what], at) => others.some((round) => round[at]?.[0] !== what))
  const common = same < 0 ? first.length : same
  return [
    ...first.slice(0, common).map((_, at) => Math.min(...rounds.map((one) => one[at]?.[1] ?? 0))),
    ...rounds.flatMap((round) => round.slice(common).map(([, took]) => took)),
  ]
}

/** Milliseconds that each frame costs while something is played on the board. */
async function frames(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const found: number[] = []
    Object.assign(window, { frames: found })
    const { port1, port2 } = new MessageChannel()
    let begun = 0
    port1.onmessage = () => {
      if (document.querySelector('.decision.staged')) found.push(performance.now() - begun)
    }
    // Asked for first, so it runs before all else in the next frame; the message comes after it.
    const next = (): void => {
      requestAnimationFrame(next)
      begun = performance.now()
      port2.postMessage(null)
    }
    requestAnimationFrame(next)
  })
  const drawn = (): Promise<number[]> =>
    page.evaluate(() => (window as unknown as { frames: number[] }).frames)
  const which = chooser(9)
  for (let taps = 0; taps < 200 && (await drawn()).length < FRAMES; taps++) {
    await awaitTurn(page)
    if (await isOver(page)) break
    await tap(page, which)
  }
  return drawn()
}

/** A table of this game at which something is asked; each server deals the same ones. */
async function opened(
  server: TestServer,
  game: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await server.visitor(options)
  await openTable(page, SEATS, game)
  await awaitTurn(page)
  return page
}

for (const game of GAMES) {
  test(game, async () => {
    process.stdout.write(`${game}\n`)
    const rounds: Tap[][] = []
    for (let round = 1; round < ROUNDS; round++) {
      const again = await TestServer.open()
      rounds.push(await answers(await opened(again, game)))
      await again.close()
    }
    const server = await TestServer.open()
    const page = await opened(server, game)
    const kilobytes = (await firstLoad(page)) / 1024
    tell(
      'first visit, compressed, fonts aside',
      `${kilobytes.toFixed(0)} KB`,
      `at most ${MOST_KILOBYTES} KB`,
      kilobytes <= MOST_KILOBYTES,
    )

    await awaitTurn(page)
    const times = least([...rounds, await answers(page)])
    const slowest = quantile(times, 0.95)
    tell(
      `tap to picture, CPU slowed ${SLOWED} times, ${times.length} taps, each the least of ${ROUNDS}`,
      `median ${quantile(times, 0.5).toFixed(0)} ms, 95% ${slowest.toFixed(0)} ms`,
      `at most ${MOST_MILLISECONDS} ms`,
      slowest <= MOST_MILLISECONDS,
    )

    const moving = await opened(server, game, { reducedMotion: 'no-preference' })
    const all = await frames(moving)
    const median = quantile(all, 0.5)
    tell(
      `a frame while the stage plays, ${all.length} frames`,
      `median ${median.toFixed(1)} ms, 95% ${quantile(all, 0.95).toFixed(1)} ms`,
      `median at most ${MOST_A_FRAME} ms`,
      median <= MOST_A_FRAME,
    )
    await server.close()
  })
}
