/** The exercise of the day: posed in the lobby, solved at a table, its solution played out. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axe, TestServer } from './server'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.open()
})
afterAll(() => server.close())

test('an exercise is opened from the lobby, and its solution is shown and tried again', async () => {
  const page = await server.visitor({ viewport: { width: 360, height: 800 } })
  await page.goto('/')
  await page.locator('.exercises button').first().click()
  await page.waitForSelector('.exercise')
  expect(await page.locator('.exercise button').count()).toBe(0)
  expect(await axe(page)).toEqual([])
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.request.post(`/api/tables/${table}/exercise/solution`)
  await page.waitForSelector('.exercise .verdict')
  expect(await axe(page)).toEqual([])
  await page.locator('.exercise button').last().click()
  await page.waitForSelector('.exercise .verdict', { state: 'detached' })
  expect(server.complaints).toEqual([])
})

test('from a position of a study one plays on against bots', async () => {
  const page = await server.visitor({ viewport: { width: 1440, height: 900 } })
  await page.goto('/')
  await page.locator('.exercises button').first().click()
  await page.waitForSelector('.exercise')
  const before = page.url()
  await page.locator('.replay details summary').click()
  const level = page.locator('.replay details select').last()
  await level.locator('option').first().waitFor({ state: 'attached' })
  await level.selectOption('page')
  expect(await axe(page)).toEqual([])
  await page.locator('.replay details button').click()
  await page.waitForURL((address) => address.href !== before)
  await page.waitForSelector('.decision')
  expect(await page.locator('.exercise').count()).toBe(0)
  expect(server.complaints).toEqual([])
})
