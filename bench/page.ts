/** What a first visit to each game loads, how soon a tap is answered on a slow CPU, and what a frame
 * costs while the stage plays. Run by `make bench`; it measures and prints, and refuses nothing. */
import { availableParallelism, loadavg } from 'node:os'
import type { CDPSession, Page } from 'playwright-core'
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
const TAPS = 30
const FRAMES = 400

let server: TestServer

beforeAll(async () => {
  const [load = 0] = loadavg()
  if (load > availableParallelism() / 2) {
    const told = `${load.toFixed(1)} on ${availableParallelism()} cores`
    process.stdout.write(`This machine is busy (${told}): no time below means anything.\n`)
  }
  server = await TestServer.open()
})
afterAll(() => server.close())

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

/** Milliseconds from each tap to the first picture that differs. */
async function answers(page: Page): Promise<number[]> {
  const cpu = await debug(page)
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.evaluate(() => {
    const found: number[] = []
    Object.assign(window, { answers: found })
    let tapped = 0
    // When the finger was lifted: how long it lay there is not the page's doing.
    addEventListener('click', ({ timeStamp }) => (tapped = timeStamp), true)
    new MutationObserver(() => {
      if (tapped === 0) return
      const since = tapped
      tapped = 0
      requestAnimationFrame(() => {
        // A message comes after the frame has been drawn.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => found.push(performance.now() - since)
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
    await tap(page, which)
  }
  await cpu.detach()
  return page.evaluate(() => (window as unknown as { answers: number[] }).answers)
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

for (const game of GAMES) {
  test(game, async () => {
    process.stdout.write(`${game}\n`)
    const page = await server.visitor()
    await openTable(page, SEATS, game)
    await awaitTurn(page)
    const kilobytes = (await firstLoad(page)) / 1024
    tell(
      'first visit, compressed, fonts aside',
      `${kilobytes.toFixed(0)} KB`,
      `at most ${MOST_KILOBYTES} KB`,
      kilobytes <= MOST_KILOBYTES,
    )

    await awaitTurn(page)
    const times = await answers(page)
    const slowest = quantile(times, 0.95)
    tell(
      `tap to picture, CPU slowed ${SLOWED} times, ${times.length} taps`,
      `median ${quantile(times, 0.5).toFixed(0)} ms, 95% ${slowest.toFixed(0)} ms`,
      `at most ${MOST_MILLISECONDS} ms`,
      slowest <= MOST_MILLISECONDS,
    )

    const moving = await server.visitor({ reducedMotion: 'no-preference' })
    await openTable(moving, SEATS, game)
    await awaitTurn(moving)
    const all = await frames(moving)
    const median = quantile(all, 0.5)
    tell(
      `a frame while the stage plays, ${all.length} frames`,
      `median ${median.toFixed(1)} ms, 95% ${quantile(all, 0.95).toFixed(1)} ms`,
      `median at most ${MOST_A_FRAME} ms`,
      median <= MOST_A_FRAME,
    )
    await page.context().close()
    await moving.context().close()
  })
}
