/** The three games by keys alone from their beginning to their end, as somebody plays who knows what
 * they want: how many keys it takes. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { awaitTurn, chooser, isOver, openTable, question, type Wish } from './play'
import { axe, PATIENCE, TestServer } from './server'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.open()
})
afterAll(() => server.close())

const BOT: Wish = { kind: 'bot', bot: 'random' }
/** More decisions than this no game has for one player; a short one has some thirty. */
const MOST = 1000
/** A usual decision takes no more keys than this. */
const FEW = 5
/** Farther away than this many others, and the list of moves is quicker than arrows. */
const NEAR = 4

interface Move {
  kind: string
  args: (string | number)[]
  targets: string[]
  text: string
}

/** What a person sees: which digit lies where, where the keys are and what lies between. */
interface Sight {
  focused: string | null
  picked: string[]
  digits: Record<string, string>
  /** How many things lie nearer to the focus than this, by target, if it can be walked to. */
  nearer: Record<string, number>
  progress: string
}

function look(): Sight {
  const focus = document.activeElement
  const here = focus?.closest('[data-target]') ?? null
  const middle = (one: Element): [number, number] => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  }
  const [x, y] = middle(here ?? document.body)
  const far = (one: Element): number => {
    const [right, down] = middle(one)
    return Math.hypot(right - x, down - y)
  }
  const all = [...document.querySelectorAll('.stage [data-target]')].filter((one) =>
    one.checkVisibility(),
  )
  const ordered = all.toSorted((one, other) => far(one) - far(other))
  const name = (one: Element): string => one.getAttribute('data-target') ?? ''
  const marks = [...document.querySelectorAll('.digit')]
  const filled = document.querySelectorAll('.mat .card:not(.empty)').length
  return {
    focused: here && name(here),
    picked: all.filter((one) => one.matches('.picked')).map(name),
    digits: Object.fromEntries(
      marks.map((mark) => [mark.getAttribute('data-on') ?? '', mark.textContent]),
    ),
    nearer: here
      ? Object.fromEntries(ordered.map((one, index) => [name(one), index - 1]).reverse())
      : {},
    progress: [
      document.querySelector('.pages .by-itself > span')?.textContent,
      document.querySelector('.decision')?.getAttribute('data-asked'),
      filled,
      all.filter((one) => one.matches('.picked')).length,
      document.querySelectorAll('.reckoning').length,
    ].join(' '),
  }
}

/** A person at the keyboard, who counts. */
class Typist {
  keys = 0

  constructor(
    readonly page: Page,
    private readonly moves: Move[],
  ) {}

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      // A letter that is not on this keyboard is written without its accent.
      await this.page.keyboard.press(key.normalize('NFD').replace(/\p{M}/gu, ''))
    }
    this.keys += keys.length
  }

  private sight(): Promise<Sight> {
    return this.page.evaluate(look)
  }

  /** How much of the game has been played. */
  private async lines(): Promise<string> {
    return (await this.page.locator('.pages .by-itself > span').textContent()) ?? ''
  }

  /** Waits until what was pressed has had its effect, or it is clear that it only led somewhere. */
  private async settled(before: string): Promise<Sight> {
    for (let looks = 0; looks < 60; looks++) {
      if ((await this.sight()).progress !== before) break
      await this.page.waitForTimeout(50)
    }
    await this.page.waitForTimeout(60)
    return this.sight()
  }

  /** Chooses this by its digits, or by arrows where it is near; false if neither leads there. */
  private async choose(target: string, sight: Sight): Promise<boolean> {
    const printed = /^(?:territory|disc|armies|place|group):(\d+)$/.exec(target)?.[1]
    const digits = sight.digits[target] ?? printed
    if (digits !== undefined) {
      await this.press(...digits)
      const { focused, progress } = await this.sight()
      if (progress === sight.progress && focused === target) await this.press('Enter')
      return true
    }
    if ((sight.nearer[target] ?? NEAR) >= NEAR) return false
    if (!(await this.walk(target))) return false
    await this.press('Enter')
    return true
  }

  private async walk(target: string): Promise<boolean> {
    for (let steps = 0; steps < NEAR; steps++) {
      const way = await this.page.evaluate(wayTo, target)
      if (way === null) return true
      await this.press(way)
    }
    return (await this.page.evaluate(wayTo, target)) === null
  }

  /** Opens the list of moves; false if the decision has been made meanwhile. A list that was opened for
   * the one before has gone with it, and is opened again. */
  private async openList(before: string): Promise<boolean> {
    const options = this.page.locator('.typed [role=option]')
    const deadline = Date.now() + PATIENCE
    while (Date.now() < deadline) {
      if ((await this.lines()) !== before) return false
      if (!(await this.page.locator('.typed').isVisible())) await this.press('m')
      const shown = options.first().waitFor({ timeout: 2000 })
      if (await shown.then(() => true).catch(() => false)) return true
    }
    throw new Error('There is no list of moves.')
  }

  /** Plays a move from the list of moves, unless what was pressed before has answered meanwhile. */
  async list(move: Move, before: string): Promise<void> {
    if (!(await this.openList(before))) return
    const id = this.moves.indexOf(move)
    const listed = await this.page
      .locator(`.typed [data-move="${id}"]`)
      .evaluateAll((all) => all.map((one) => (one.firstChild?.textContent ?? '').trim()))
    // Of very many some are not shown before one types; then the short notation is known.
    const words = listed[0] ?? move.text
    for (const letter of distinct(words)) {
      await this.press(letter)
      const listed = this.page.locator('.typed [role=option]').filter({ visible: true })
      const at = await listed.evaluateAll(
        (all, wanted) => all.findIndex((one) => one.getAttribute('data-move') === wanted),
        String(id),
      )
      if (at < 0 || at > 2) continue
      await this.press(...Array.from({ length: at }, () => 'ArrowDown'))
      await this.press('Enter')
      return
    }
    await this.leaveList(before, move)
  }

  /** What was pressed before may have played it: a line more, or a card in its box. */
  private async leaveList(before: string, { kind, args: [box], text }: Move): Promise<void> {
    const filled = this.page.locator(`.mat li[data-box="${box}"] .card:not(.empty)`)
    const laid = kind === 'plan' && (await filled.count()) > 0
    if (!laid && (await this.lines()) === before) throw new Error(`It is not in the list: ${text}`)
    await this.press('Escape')
  }

  /** Two tiles are laid together, with a button that stands there then. */
  async lay(first: string): Promise<void> {
    let sight = await this.sight()
    const other = Object.keys(sight.digits).find((on) => on.startsWith('tile:') && on !== first)
    for (const target of [first, other ?? first, 'scriptorium']) {
      await this.choose(target, sight)
      sight = await this.settled(sight.progress)
    }
  }

  /** One decision. */
  async decide(move: Move): Promise<void> {
    if (move.kind === 'lay') return this.lay(move.targets[0] ?? '')
    const id = this.moves.indexOf(move)
    // Where a number says most, it comes first.
    const order = [...move.targets].sort((one, other) => rank(one) - rank(other))
    let sight = await this.sight()
    const before = await this.lines()
    for (let taps = 0; taps < 4; taps++) {
      const button = sight.digits[`move:${id}`]
      const number =
        move.targets.length === 0 ? move.args.find((arg) => typeof arg === 'number') : undefined
      const target = order.find((one) => !sight.picked.includes(one))
      const { progress } = sight
      if (button !== undefined) await this.press(...button)
      else if (number !== undefined) await this.press(...String(number))
      else if (target === undefined || !(await this.choose(target, sight))) {
        await this.list(move, before)
      }
      sight = await this.settled(progress)
      if ((await this.lines()) !== before) return
      if (move.kind === 'plan' && sight.picked.length === 0) return
    }
  }
}

/** Numbers and boxes are chosen by a digit, then it is clear what else is meant. */
const rank = (target: string): number => (/^(territory|box|country|court)\b/.test(target) ? 0 : 1)

/** The arrow that leads nearer to a place, null if the keys are there. */
function wayTo(target: string): string | null {
  const here = document.activeElement
  const there = document.querySelector(`.stage [data-target="${target}"]`)
  if (!here || !there || here === there) return null
  const middle = (one: Element): DOMPoint => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return new DOMPoint(x + width / 2, y + height / 2)
  }
  const [from, to] = [middle(here), middle(there)]
  const [over, down] = [to.x - from.x, to.y - from.y]
  if (Math.abs(over) > Math.abs(down)) return over > 0 ? 'ArrowRight' : 'ArrowLeft'
  return down > 0 ? 'ArrowDown' : 'ArrowUp'
}

/** What tells a move from others with few letters: its last words first, which name the place. */
function distinct(words: string): string[] {
  const parts = words.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '')
  const [last = '', ...others] = parts.toReversed()
  const starts = others.flatMap((part) => [' ', ...part.slice(0, 2)])
  return [...last.slice(0, 3), ...starts, ...last.slice(3)].map((letter) =>
    letter === ' ' ? 'Space' : letter,
  )
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

const GAMES = [
  { game: 'carolus-magnus', rivals: [BOT], options: {} },
  { game: 'carolingi', rivals: [BOT, BOT], options: { years: 2 } },
  { game: 'wallenstein', rivals: [BOT, BOT], options: {} },
]

for (const { game, rivals, options } of GAMES) {
  test(`a whole game of ${game} by keys alone`, { timeout: 1_800_000 }, async () => {
    const page = await server.visitor()
    await openTable(page, [{ kind: 'me' }, ...rivals], game, false, options)
    const moves = (await (await page.request.get(`/api/games/${game}/moves`)).json()) as Move[]
    const typist = new Typist(page, moves)
    const which = chooser(5)
    const counted = new Map<string, number[]>()
    await page.keyboard.press('ArrowDown')
    for (let made = 0; made < MOST; made++) {
      await awaitTurn(page)
      if (await isOver(page)) break
      const asked = (await page.locator('.decision').getAttribute('data-asked')) ?? ''
      const before = typist.keys
      const move = await meant(page, moves, which)
      if (!move) continue
      await typist.decide(move)
      counted.set(asked, [...(counted.get(asked) ?? []), typist.keys - before])
      await awaitTurn(page)
      // The person is where they were, not at the top of the page.
      if (!(await isOver(page))) expect(await page.evaluate(lost), await question(page)).toBe(false)
    }
    const all = [...counted.values()].flat()
    process.stdout.write(
      `${game}, a whole game: ${all.length} decisions with ${typist.keys} keys, median ${median(all)}: ` +
        [...counted].map(([asked, each]) => `${asked} ${each.join(' ')}`).join('; ') +
        '\n',
    )
    expect(await isOver(page), await question(page)).toBe(true)
    expect(all.length).toBeGreaterThan(20)
    for (const [asked, each] of counted) expect(median(each), asked).toBeLessThanOrEqual(FEW)
    expect(all.filter((each) => each <= FEW).length / all.length).toBeGreaterThan(0.8)
    expect(server.complaints).toEqual([])
  })
}

/** What the focus is on. */
const focused = (): string | null => document.activeElement?.getAttribute('data-target') ?? null

/** Whether the focus has got lost. */
const lost = (): boolean =>
  document.activeElement === document.body || !document.activeElement?.closest('.stage')

/** The legal moves, when the page shows all that was played. */
async function legalAsShown(page: Page): Promise<number[]> {
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const deadline = Date.now() + PATIENCE
  while (Date.now() < deadline) {
    const answer = await page.request.get(`/api/tables/${id}`)
    const { legal, lines } = (await answer.json()) as { legal: number[]; lines: number }
    const shown = (await page.locator('.pages .by-itself > span').textContent()) ?? ''
    if (shown.endsWith(` ${lines}`)) return legal
    await page.waitForTimeout(30)
  }
  throw new Error('The page never shows what was played.')
}

/** A move that somebody could want: any; a plan is laid card by card, then it stands. */
async function meant(
  page: Page,
  moves: Move[],
  which: (count: number) => number,
): Promise<Move | undefined> {
  if (await page.locator('[data-target="commit"].main').isVisible()) {
    return moves.find(({ kind }) => kind === 'commit')
  }
  const legal = await legalAsShown(page)
  const offered = legal.flatMap((one) => moves[one] ?? [])
  const planning = offered.some(({ kind }) => kind === 'plan')
  if (!planning) return offered[which(offered.length)]
  const empty = await page
    .locator('.mat li:has(.card.empty)')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-box')))
  // Counties in hand, and the cards that bid Thalers or pass, of which there are so many.
  const hand = await page
    .locator('.mat .in-hand [data-card], .mat .spare [data-target]')
    .evaluateAll((all) =>
      all.map(
        (one) => one.getAttribute('data-target') ?? `county:${one.getAttribute('data-card')}`,
      ),
    )
  const free = offered.filter(
    ({ kind, args: [box], targets }) =>
      kind === 'plan' &&
      empty.includes(String(box)) &&
      targets.every((target) => target.startsWith('box:') || hand.includes(target)),
  )
  return free[which(free.length)]
}

test('the keys are told on one key', async () => {
  for (const [locale, word] of [
    ['en-GB', 'from neighbour to neighbour'],
    ['de-DE', 'von Nachbar zu Nachbar'],
  ] as const) {
    const page = await server.visitor({ locale })
    await openTable(page, [{ kind: 'me' }, BOT])
    await awaitTurn(page)
    await page.keyboard.press('?')
    // Of nothing: the keys at once; of a thing: when asked once more.
    if ((await page.locator('.about dl').count()) === 0) await page.keyboard.press('?')
    await page.locator('.about dl', { hasText: word }).waitFor({ timeout: PATIENCE })
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowDown')
    const here = await page.evaluate(focused)
    expect(here).not.toBeNull()
    await page.keyboard.press('m')
    await page.getByRole('listbox').waitFor()
    expect(await axe(page)).toEqual([])
    // Escape closes the list only, and the keys are on the table.
    await page.keyboard.press('Escape')
    await page.getByRole('listbox').waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate(focused)).toBe(here)
  }
})
