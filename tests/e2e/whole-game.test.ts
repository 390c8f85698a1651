/** A stranger plays a whole game of Carolus Magnus against a bot, by taps alone. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axe, TestServer } from './server'
import { awaitTurn, playOn } from './play'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.open()
})
afterAll(() => server.close())

test('from the lobby to the last castle, and back through the game', async () => {
  const page = await server.visitor()
  await page.goto('/')
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Play now' }).first().click()
  await awaitTurn(page)
  expect(await page.title()).toContain('Your turn')
  await page.locator('.goal').waitFor()
  expect(await axe(page)).toEqual([])

  await playOn(page)

  await page.waitForSelector('.reckoning')
  const verdict = page.locator('.decision.over .question')
  expect(await verdict.textContent()).toMatch(/has won|have won|share the victory/)
  expect(await axe(page)).toEqual([])

  // The replay: an address for every position, and the way back to the present.
  await page.getByRole('button', { name: 'To the beginning' }).click()
  await page.waitForURL(/#move=0$/)
  await page.locator('.pages .by-itself > span', { hasText: /^0 \// }).waitFor()
  await page.waitForFunction(() => document.querySelectorAll('.carolus .land').length === 15)
  await page.getByRole('button', { name: 'One move on' }).click()
  await page.waitForURL(/#move=1$/)
  await page.reload()
  await page.waitForSelector('.replaying')
  await page.getByRole('button', { name: 'To the present' }).click()
  await page.waitForFunction(() => !location.hash)

  // The record can be taken home, and brought back as a study.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Record' }).click(),
  ])
  const record = await download.path()
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles(record)
  await page.waitForURL(/\/t\//)
  await page.waitForSelector('.question')

  // And once more against the same bot.
  await page.goto('/')
  await page.locator('.lists a', { hasText: 'The game is over' }).first().click()
  const finished = page.url()
  await page.getByRole('button', { name: 'Play again' }).click()
  await page.waitForFunction((address) => location.href !== address, finished)
  await page.waitForSelector('.reckoning', { state: 'detached' })
  await awaitTurn(page)
  expect(await page.locator('.reckoning').count()).toBe(0)
  // Whoever has finished a game is not told its goal any more.
  expect(await page.locator('.goal, .caption').count()).toBe(0)
  expect(server.complaints).toEqual([])
})
