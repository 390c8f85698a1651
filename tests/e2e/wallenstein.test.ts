/** Wallenstein on its drawn board: planned by taps and by keys, and played to its end. */
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axe, TestServer, overflow } from './server'
import { awaitTurn, isOver, openTable, playOn, type Wish } from './play'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.open()
})
afterAll(() => server.close())

const BOT: Wish = { kind: 'bot', bot: 'random' }
const box = (page: Page, name: string): Locator => page.locator(`[data-target="box:${name}"]`)
/** The box when this lies there. */
const holding = (page: Page, name: string, card: string): Locator =>
  page.locator(`.mat li:has([data-target="box:${name}"])`, { hasText: card })

async function begin(page: Page): Promise<void> {
  await openTable(page, [{ kind: 'me' }, BOT, BOT], 'wallenstein')
  await awaitTurn(page)
  await page.waitForSelector('.wallenstein .map')
}

test('a plan is laid by tapping counties and boxes, in any order', async () => {
  const page = await server.visitor()
  await begin(page)
  await page.locator('[data-target="county:mark"]').click()
  await box(page, 'palace').click()
  await holding(page, 'palace', 'Gft. Mark').waitFor()
  await box(page, 'taxes').click()
  await page.locator('[data-target="county:osnabrueck"]').click()
  await holding(page, 'taxes', 'Osnabrück').waitFor()

  // The same with the keys.
  await box(page, 'church').press('Enter')
  await page.locator('[data-target="county:passau"]').press('Enter')
  await holding(page, 'church', 'Passau').waitFor()

  // A commit names the box that is missing, and a card can be taken back.
  await page.locator('[data-target="commit"]').click()
  await page.locator('.refusal', { hasText: 'still empty: the bid' }).waitFor()
  await page.getByRole('button', { name: 'take back: build a palace' }).click()
  await holding(page, 'palace', 'Gft. Mark').waitFor({ state: 'detached' })
  // Somebody else's county is refused with the rule.
  await box(page, 'palace').click()
  await page.locator('[data-target="county:baden"]').click()
  await page.locator('.refusal', { hasText: 'Baden is not yours' }).waitFor()
  expect(server.complaints).toEqual([])
})

for (const [width, colorScheme] of [
  [360, 'light'],
  [360, 'dark'],
  [768, 'light'],
  [1440, 'dark'],
] as const) {
  test(`axe finds nothing and nothing sticks out: ${colorScheme}, ${width} px`, async () => {
    const page = await server.visitor({ colorScheme, viewport: { width, height: 900 } })
    await begin(page)
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await playOn(page, async () =>
      page.locator('.question', { hasText: /armies|place in the player order/ }).isVisible(),
    )
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
}

test('a whole game', { timeout: 900_000 }, async () => {
  const page = await server.visitor()
  await begin(page)
  await playOn(page)
  expect(await isOver(page)).toBe(true)
  expect(await axe(page)).toEqual([])
  expect(await page.locator('body').innerText()).not.toContain('⟪')
  expect(server.complaints).toEqual([])
})
