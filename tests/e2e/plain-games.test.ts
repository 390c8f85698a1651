/** Every game can be played on the plain board, and one of them is to its end. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axe, TestServer } from './server'
import { awaitTurn, isOver, openTable, playOn } from './play'

/** Played to its end, in few years. */
const WHOLE = 'carolingi'
const SHORT = { years: 2 }

let server: TestServer

beforeAll(async () => {
  server = await TestServer.open()
})
afterAll(() => server.close())

test('the plain board serves every game', async () => {
  const page = await server.visitor()
  await page.goto('/')
  const games = await page.evaluate(
    async () => (await (await fetch('/api/games')).json()) as { key: string; seats: number[] }[],
  )
  for (const { key, seats } of games) {
    const rivals = new Array<null>((seats[0] ?? 2) - 1)
      .fill(null)
      .map(() => ({ kind: 'bot' as const, bot: 'random' }))
    await openTable(page, [{ kind: 'me' }, ...rivals], key, false, key === WHOLE ? SHORT : {})
    const plain = page.getByRole('button', { name: 'Plain board' })
    if (await plain.isVisible()) await plain.click()
    await awaitTurn(page)
    await page.waitForSelector('.plain')
    expect(await axe(page)).toEqual([])
    await playOn(page, async (_, taps) => taps > 25)
    // The choice, then what is known about it, then the rest.
    const parts = await page
      .locator('.plain > section')
      .evaluateAll((sections) => sections.map((one) => one.className.split(' ')))
    expect(parts[0]).toContain('elements')
    expect(parts.findIndex((part) => part.includes('about'))).toBeLessThanOrEqual(1)
    if (key !== WHOLE) continue
    await playOn(page)
    expect(await isOver(page)).toBe(true)
    expect(await axe(page)).toEqual([])
    expect(await page.locator('body').innerText()).not.toContain('⟪')
  }
  expect(server.complaints).toEqual([])
})
