/** The same page for those who use no mouse, read German, or sit by candlelight. */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { axe, TestServer, overflow } from './server'
import { awaitTurn, chooser, isOver, openTable, playOn, unlessGone } from './play'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.open()
})
afterEach(() => {
  expect(server.complaints).toEqual([])
})
afterAll(() => server.close())

const focused = "document.activeElement?.matches('[data-target].can, .choices .move') ?? false"

/** Types one of the listed moves in short notation. */
async function typeMove(page: Page, which: (count: number) => number): Promise<void> {
  const list = page.locator('.typed')
  // What was typed for a decision that went by meanwhile still stands there.
  if (await list.isVisible()) await page.keyboard.press('Escape')
  await page.keyboard.press('m')
  const options = list.locator('[role=option]')
  await options.first().waitFor({ timeout: 5000 }).catch(unlessGone)
  const known = await options.evaluateAll((all) =>
    all.map((one) => (one.querySelector('small') ?? one).textContent),
  )
  const move = known[which(known.length)]?.trim()
  if (move === undefined) return
  await page.keyboard.type(move)
  await page.keyboard.press('Enter')
  await list.waitFor({ state: 'hidden', timeout: 5000 }).catch(unlessGone)
}

test('a game by keyboard alone: Tab and Enter first, then typed moves to the end', async () => {
  const page = await server.visitor()
  await page.goto('/')
  await page.waitForSelector('.card')
  for (let tabs = 0; tabs < 40; tabs++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate("document.activeElement?.textContent === 'Play now'")) break
  }
  await page.keyboard.press('Enter')
  await awaitTurn(page)

  for (let moves = 0; moves < 4; moves++) {
    await awaitTurn(page)
    const before = await page.locator('.journal li').count()
    while ((await page.locator('.journal li').count()) === before) {
      await page.keyboard.press('Tab')
      if (await page.evaluate(focused)) await page.keyboard.press('Enter')
      await page.waitForTimeout(20)
    }
  }

  const which = chooser(11)
  await awaitTurn(page)
  for (let moves = 0; moves < 1500 && !(await isOver(page)); moves++) {
    await awaitTurn(page)
    if (await isOver(page)) break
    await typeMove(page, which)
  }
  expect(await isOver(page)).toBe(true)
})

test('what happens is said aloud', async () => {
  const page = await server.visitor()
  await openTable(page, [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }])
  await playOn(page, async (_, taps) => taps > 3)
  await page
    .locator('[role=status][aria-live]', {
      hasText: /(Choose|Play|Move|Name) /,
      hasNotText: 'Guest,',
    })
    .waitFor({ state: 'attached' })
})

/** Where the board begins on the page. */
const boardTop = (): number =>
  scrollY + (document.querySelector('.board')?.getBoundingClientRect().top ?? 0)

/** A word of each game's journal. */
const GERMAN = { 'carolus-magnus': /Runde/, carolingi: /Winter/, wallenstein: /Frühling/ }
const BOT = { kind: 'bot', bot: 'greedy' } as const
/** Taps after which the page is read; more where there is time: REGNUM_LONG=1. */
const READ = process.env['REGNUM_LONG'] ? 120 : 20

test('in German nothing is missing', async () => {
  const page = await server.visitor({ locale: 'de-DE' })
  await page.goto('/')
  await page.waitForSelector('.card')
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  const read = async (): Promise<void> => {
    expect(await page.locator('body').innerText()).not.toContain('⟪')
  }
  await read()
  for (const [game, word] of Object.entries(GERMAN)) {
    await page.goto(`/#new=${game}`)
    await page.waitForSelector('.new-table')
    await read()
    await page.goto(`/#rules=${game}`)
    await page.waitForSelector('.rules section')
    await read()
    await openTable(page, [{ kind: 'me' }, BOT, BOT], game)
    await playOn(page, async (_, taps) => taps > READ)
    await read()
    expect(await page.locator('.journal').innerText()).toMatch(word)
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 768, 1440]) {
    test(`axe finds nothing and nothing sticks out: ${colorScheme}, ${width} px`, async () => {
      const page = await server.visitor({
        colorScheme,
        locale: width === 360 ? 'de-DE' : 'en-GB',
        viewport: { width, height: width === 360 ? 740 : 1000 },
      })
      for (const place of ['/', '/#new=carolus-magnus', '/#rules=carolus-magnus']) {
        await page.goto(place)
        await page.waitForSelector('.card, .new-table, .rules section')
        expect(await axe(page)).toEqual([])
        expect(await overflow(page)).toBeLessThanOrEqual(0)
      }
      const tops = new Set<number>()
      const eight = async (_: Page, taps: number): Promise<boolean> => {
        tops.add(await page.evaluate(boardTop))
        return taps > 8
      }
      // The other two games have tests of their own at greater widths.
      if (width === 360) {
        await openTable(
          page,
          [{ kind: 'me' }, BOT, BOT],
          colorScheme === 'light' ? 'wallenstein' : 'carolingi',
        )
        await playOn(page, eight)
        expect([...tops]).toHaveLength(1)
        // The goal of another game may take a line less.
        tops.clear()
        expect(await axe(page)).toEqual([])
        expect(await overflow(page)).toBeLessThanOrEqual(0)
      }
      await openTable(page, [{ kind: 'me' }, BOT, BOT, BOT])
      await playOn(page, eight)
      expect(await axe(page)).toEqual([])
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      if (width === 360) {
        // Whatever is asked, the board stays where it is.
        expect([...tops]).toHaveLength(1)
        // Board and hand together, without scrolling.
        await page.evaluate(() => scrollTo(0, 0))
        const discs = await page.locator('.player.own .reserve').boundingBox()
        expect((discs?.y ?? 1e9) + (discs?.height ?? 0)).toBeLessThan(740)
      }
    })
  }
}
