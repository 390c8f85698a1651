/** The page without a line: it opens, shows what was last seen, and says so. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { awaitTurn, openTable, playOn } from './play'
import { PATIENCE, TestServer } from './server'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.open()
})
afterAll(() => server.close())

/** How many entries the journal has that is kept for this table. */
const kept = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const address = `/api/tables/${location.pathname.slice('/t/'.length)}`
    const found = await (await caches.open('heard')).match(address)
    if (!found) return 0
    const { journal } = (await found.json()) as { journal: unknown[] }
    return journal.length
  })

/** When the page's answer to this question was heard, null where the server has just given it. */
const heardAt = (page: Page, address: string): Promise<string | null> =>
  page.evaluate(async (path) => (await fetch(path)).headers.get('x-heard-at'), address)

test('without a line the page opens and shows its tables as last seen', async () => {
  const page = await server.visitor()
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await openTable(page, [{ kind: 'me' }, { kind: 'bot', bot: 'random' }])
  const told = page.locator('.journal li')
  await playOn(page, async () => (await told.count()) > 20)
  await awaitTurn(page)
  const entries = await told.count()
  await expect.poll(() => kept(page), { timeout: PATIENCE }).toBe(entries)
  const table = new URL(page.url()).pathname
  await page.goto('/')
  await page.locator('.lists .due').first().waitFor()
  expect(await heardAt(page, '/api/tables?list=mine')).toBe(null)

  await server.stopServer()
  await page.reload()
  await page.getByRole('status').filter({ hasText: 'You are offline' }).waitFor()
  // Whether anybody waits elsewhere is not known.
  expect(await page.locator('.lists section').count()).toBe(1)
  await page.locator('.lists .due', { hasText: 'Carolus Magnus' }).click()
  await page.locator('.offline', { hasText: 'as you saw it' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(table)
  expect(await told.count()).toBe(entries)
  // Also by its address.
  await page.goto(table)
  await page.locator('.ring').waitFor()
  expect(await heardAt(page, '/api/me')).toMatch(/^\d+$/)

  // With a line again everything is the server's own, whatever was kept.
  await server.startServer('anew')
  await page.waitForSelector('.offline', { state: 'detached' })
  expect(await heardAt(page, '/api/me')).toBe(null)
  await playOn(page, async () => (await told.count()) > entries)
  await page.goto('/')
  await page.locator('.lists .due').first().waitFor()
  expect(await page.getByText('You are offline').count()).toBe(0)
  expect(server.complaints).toEqual([])
})

test('the page can be installed', async () => {
  const page = await server.visitor()
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await page.request.get(address ?? '')).json()) as {
    icons: { src: string; sizes: string; type: string }[]
  }
  for (const { src, type } of manifest.icons) {
    expect((await page.request.get(src)).headers()['content-type']).toContain(type)
  }
  const debug = await page.context().newCDPSession(page)
  const { installabilityErrors } = await debug.send('Page.getInstallabilityErrors')
  // A browser without a window is always a private one.
  expect(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
  ).toEqual([])
})
