/** What somebody has played, and tables that they leave or put away. */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { leaveToBot, openTable } from './play'
import { axe, overflow, TestServer } from './server'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.open()
})
afterEach(() => {
  expect(server.complaints).toEqual([])
})
afterAll(() => server.close())

/** A bot plays one's seat to the end. */
async function playedOut(page: Page): Promise<void> {
  await openTable(page, [{ kind: 'me' }, { kind: 'bot', bot: 'random', name: 'Alkuin' }])
  await leaveToBot(page)
  await page.waitForSelector('.reckoning')
}

test('a game that has ended is in my history, and its table can be put away', async () => {
  const page = await server.visitor()
  await page.goto('/me')
  await page.getByText('No game has ended yet').waitFor()
  expect(await axe(page)).toEqual([])
  await playedOut(page)

  await page.goto('/')
  const row = page.getByRole('region', { name: 'My tables' }).locator('li').first()
  await row.getByRole('button', { name: 'Put away: Carolus Magnus' }).click()
  await page.getByText('You sit at no table yet').waitFor()

  await page.getByRole('link', { name: 'My games' }).click()
  const history = page.getByRole('region', { name: 'Games played' })
  await history.getByRole('link', { name: 'Carolus Magnus' }).waitFor()
  // What a bot reaches for somebody is not theirs, and they are called what the table called them.
  expect(await history.textContent()).toMatch(/Left to a bot.*Guest/s)
  expect(await page.getByRole('region', { name: 'My results' }).textContent()).toMatch(
    /Carolus Magnus\s*1/,
  )
  expect(await axe(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await overflow(page)).toBeLessThanOrEqual(0)

  await page.getByRole('button', { name: 'Take out again' }).click()
  await page.goto('/')
  await row.getByRole('button', { name: 'Put away: Carolus Magnus' }).waitFor()
})

test('who leaves a game that goes on is asked first, and a bot plays on', async () => {
  const page = await server.visitor()
  await openTable(page, [{ kind: 'me' }, { kind: 'bot', bot: 'squire' }])
  await page.goto('/')
  // A bot without a name is told by its level, in the reader's language.
  await page.locator('.lists .who', { hasText: 'Bot 2 (Squire)' }).waitFor()
  await page.getByRole('button', { name: 'DE', exact: true }).click()
  await page.locator('.lists .who', { hasText: 'Bot 2 (Knappe)' }).waitFor()
  await page.getByRole('button', { name: 'EN', exact: true }).click()
  await page.getByRole('button', { name: 'Leave: Carolus Magnus' }).click()
  await page.getByText('A bot will play on for you').waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.getByText('You sit at no table yet').waitFor()
  await page.goto('/me')
  await page.getByRole('button', { name: 'Take out again' }).waitFor()
})

test('a game that counts gives all their rating, with how sure it is; who left it is the last', async () => {
  const [anna, bert] = [await server.visitor(), await server.visitor()]
  for (const [page, name] of [
    [anna, 'Anna'],
    [bert, 'Bert'],
  ] as const) {
    await page.goto('/')
    await page.getByLabel('Your name').fill(name)
    await page.getByLabel('Your name').blur()
  }
  const seats = [{ kind: 'me' }, { kind: 'link' }, { kind: 'bot', bot: 'random' }] as const
  const links = await openTable(anna, [...seats], 'carolus-magnus', false, {}, true)
  await anna.getByText('This game counts for the ratings').waitFor()
  await bert.goto(String(links['1']))
  for (const page of [anna, bert]) {
    const leave = page.getByRole('button', { name: 'Let a bot play' }).first()
    await leave.click()
    await page.getByText('counts as the last').waitFor()
    await leave.click()
  }
  await anna.waitForSelector('.reckoning')
  for (const [page, name] of [
    [anna, 'Anna'],
    [bert, 'Bert'],
  ] as const) {
    await page.goto('/me')
    const own = page.getByRole('region', { name: 'Ratings' }).locator('tr.you')
    await own.getByText(name).waitFor()
    expect(await own.textContent()).toMatch(/[\d,]+ ± [\d,]+\s*1/)
    // Whatever their bots have reached, the one who stayed has beaten them.
    const first = page.getByRole('region', { name: 'Ratings' }).locator('tbody tr').first()
    expect(await first.textContent()).toContain('Bot (at random)')
  }
  expect(await axe(anna)).toEqual([])
})
