/** A club: people come by its address, and a small tournament is played to its end. */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { leaveToBot, playOn } from './play'
import { axe, overflow, PATIENCE, TestServer } from './server'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.open()
})
afterEach(() => {
  expect(server.complaints).toEqual([])
})
afterAll(() => server.close())

/** Some moves by hand, and a bot plays the seat to its end. */
async function playOut(page: Page): Promise<void> {
  const told = page.locator('.journal li')
  await page.waitForSelector('.question')
  await playOn(page, async () => (await told.count()) > 6)
  await leaveToBot(page)
  await page.waitForSelector('.reckoning')
}

test('a tournament of two people and a bot is played to its end', async () => {
  const anna = await server.visitor()
  await anna.goto('/')
  await anna.getByRole('link', { name: 'Clubs' }).click()
  await anna.getByLabel('Name of the club').fill('Pfalz')
  await anna.getByLabel('Your name').fill('Anna')
  expect(await axe(anna)).toEqual([])
  await anna.getByRole('button', { name: 'Start a club' }).click()
  await anna.getByRole('heading', { level: 1, name: 'Pfalz' }).waitFor()
  const club = anna.url()

  const bert = await server.visitor({ viewport: { width: 360, height: 740 } })
  await bert.goto(club)
  await bert.getByLabel('Your name').fill('Bert')
  expect(await axe(bert)).toEqual([])
  await bert.getByRole('button', { name: 'Join' }).click()
  await bert.getByRole('button', { name: 'Leave the club' }).waitFor()

  // What one opens here, the others find here, and sit down.
  await anna.getByRole('link', { name: 'Open Carolus Magnus' }).click()
  await anna.getByRole('button', { name: 'Open the table' }).click()
  await anna.waitForSelector('.gathering')
  const open = bert.getByRole('region', { name: 'Tables' })
  await open.getByRole('link', { name: 'Carolus Magnus', exact: true }).click()
  await bert.getByRole('button', { name: 'Sit down' }).click()
  await anna.waitForSelector('.gathering', { state: 'detached' })
  await bert.goto(club)
  await anna.goto(club)

  // Both are here, and a bot will fill up their table of three.
  const people = anna.getByRole('region', { name: 'Who is here' })
  await people.getByText('Bert', { exact: true }).waitFor()
  await anna.getByLabel('At a table').selectOption('3')
  await anna.getByLabel('System').selectOption('swiss')
  await anna.getByLabel('Rounds').fill('2')
  await anna.getByLabel('Bots').selectOption('page')
  await anna.getByText('2 people and a bot, so that every table is full.').waitFor()
  expect(await axe(anna)).toEqual([])
  await anna.getByRole('button', { name: 'Begin the tournament' }).click()
  const tournament = anna.getByRole('region', { name: 'Tournament: Carolus Magnus' })
  await tournament.getByText('Round 1 of 2').waitFor()
  // Bert sees it without doing anything, and does not come to the table.
  await bert.getByText('Round 1 of 2').waitFor()
  expect(await overflow(bert)).toBeLessThanOrEqual(0)
  await tournament.getByRole('button', { name: 'A bot for Bert' }).click()
  await tournament.getByRole('button', { name: 'A bot for Bert' }).click()
  await expect
    .poll(() => tournament.getByRole('button', { name: /^A bot for/ }).count(), {
      timeout: PATIENCE,
    })
    .toBe(1)

  for (const round of [1, 2]) {
    await tournament.getByText(`Round ${round} of 2`).waitFor()
    // The table of a round comes a moment after its round.
    await tournament.locator(`li.own a[href$="-${round}-1"]`).click()
    await anna.getByRole('link', { name: `Tournament: Pfalz, round ${round}` }).waitFor()
    await playOut(anna)
    // Who meets whom next is the tournament's to say.
    expect(await anna.getByRole('button', { name: 'Play again' }).count()).toBe(0)
    expect(await axe(anna)).toEqual([])
    await anna.getByRole('link', { name: 'To the tournament' }).click()
    await anna.getByRole('heading', { level: 1, name: 'Pfalz' }).waitFor()
  }
  await tournament.getByText(/won together|has won/).waitFor()
  const points = await tournament.locator('tbody tr td:nth-child(3)').allTextContents()
  // Three pairs at the table of each round.
  expect(points.map(Number).reduce((sum, one) => sum + one, 0)).toBe(6)
  expect(await tournament.getByRole('link').count()).toBe(2)
  expect(await axe(anna)).toEqual([])
  await bert.getByText(/won together|has won/).waitFor()
  expect(await overflow(bert)).toBeLessThanOrEqual(0)
  // The next one can begin, under other options, and the host can do without Bert.
  await anna.getByRole('button', { name: 'Begin the tournament' }).waitFor()
  await anna.getByLabel(/^Game/).selectOption('carolingi')
  await anna.getByLabel('Years').selectOption('2')
  expect(await axe(anna)).toEqual([])
  await people.getByLabel('What to do about Bert').click()
  const remove = people.getByRole('button', { name: 'Take Bert off the list' })
  await remove.click()
  await people.getByText('Bert leaves the list').waitFor()
  expect(await axe(anna)).toEqual([])
  await remove.click()
  await people.getByRole('heading', { name: 'Taken off the list' }).waitFor()
  // He cannot come back by the address alone, until she lets him.
  await bert.getByText('The host has taken you off the list').waitFor()
  expect(await bert.getByRole('button', { name: 'Join' }).count()).toBe(0)
  await people.getByRole('button', { name: 'Let in again' }).click()
  await bert.getByRole('button', { name: 'Leave the club' }).waitFor()
})
