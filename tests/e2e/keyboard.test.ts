/** The two games with maps by the keyboard alone: Tab and Enter first, then typed moves. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { awaitTurn, chooser, isOver, openTable, type Wish } from './play'
import { TestServer } from './server'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.open()
})
afterAll(() => server.close())

const BOT: Wish = { kind: 'bot', bot: 'random' }
/** Decisions by Tab and Enter, and moves that are typed after them: a whole game where there is time. */
const [TABBED, TYPED] = process.env['REGNUM_LONG'] ? [30, 3000] : [14, 30]

/** The keys that a game took. */
const keys = new WeakMap<Page, number>()
const count = (page: Page, more: number): void => {
  keys.set(page, (keys.get(page) ?? 0) + more)
}

/** Tab until the focus is on one of these, then Enter. */
async function press(page: Page, wanted: string): Promise<void> {
  for (let tabs = 0; tabs < 400; tabs++) {
    await page.keyboard.press('Tab')
    const there = await page.evaluate(
      (selector) => document.activeElement?.matches(selector) ?? false,
      wanted,
    )
    if (!there) continue
    await page.keyboard.press('Enter')
    count(page, tabs + 2)
    return
  }
  throw new Error(`The Tab key never comes to ${wanted}`)
}

/** What a person would go to next. */
async function next(page: Page): Promise<string> {
  if (!(await page.locator('.mat.planning').isVisible())) {
    const glows = await page.locator('[data-target].can').count()
    return glows > 0 ? '[data-target].can' : '.choices .move'
  }
  if ((await page.locator('.mat li.picked').count()) > 0) {
    return '[data-target^="county:"].can, [data-target^="card:"].can'
  }
  const empty = await page.locator('.mat li:has(.card.empty)').count()
  return empty > 0 ? '.mat li:has(.card.empty) [data-target]' : '[data-target="commit"]'
}

/** A move to type: any, but a plan is laid box by box and then stands. */
function chosen(known: string[], laid: Set<string>, which: (count: number) => number): string {
  if (known.includes('commit')) {
    laid.clear()
    return 'commit'
  }
  const boxOf = (move: string): string => move.split(' ', 1)[0] ?? ''
  const planning = known.some((move) => move.startsWith('bid '))
  const fresh = known.filter((move) => !/^clear /.test(move) && !laid.has(boxOf(move)))
  if (fresh.length === 0) laid.clear()
  const move = planning ? fresh[which(fresh.length)] : known[which(known.length)]
  if (planning && move !== undefined) laid.add(boxOf(move))
  return move ?? ''
}

for (const game of ['wallenstein', 'carolingi']) {
  test(`${game} by keyboard alone`, { timeout: 1_800_000 }, async () => {
    const page = await server.visitor()
    await openTable(page, [{ kind: 'me' }, BOT, BOT], game, false)
    for (let steps = 0; steps < TABBED; steps++) {
      await awaitTurn(page)
      await press(page, await next(page))
      await page.waitForTimeout(60)
    }
    expect(await page.locator('.journal li').count()).toBeGreaterThan(3)
    const tabbed = keys.get(page) ?? 0
    let typed = 0

    const which = chooser(11)
    const laid = new Set<string>()
    await awaitTurn(page)
    await page.getByRole('button', { name: 'Type a move' }).focus()
    await page.keyboard.press('Enter')
    for (let moves = 0; moves < TYPED && !(await isOver(page)); moves++) {
      await awaitTurn(page)
      if (await isOver(page)) break
      const options = page.locator('.typed datalist option')
      const known = await options.evaluateAll((all) =>
        all.map((option) => (option as HTMLOptionElement).value),
      )
      const move = chosen(known, laid, which)
      if (move === '') continue
      await page.locator('.typed input').focus()
      await page.keyboard.type(move)
      await page.keyboard.press('Enter')
      count(page, move.length + 1)
      typed++
      await page.waitForTimeout(40)
    }
    process.stdout.write(
      `${game}: ${TABBED} taps by ${tabbed} keys, then ${typed} moves typed with ${(keys.get(page) ?? 0) - tabbed}\n`,
    )
    if (process.env['REGNUM_LONG']) expect(await isOver(page)).toBe(true)
    expect(server.complaints).toEqual([])
  })
}
