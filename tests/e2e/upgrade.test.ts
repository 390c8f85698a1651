/** The server is replaced by another version while a page is open. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { awaitTurn, openTable, playOn } from './play'
import { TestServer } from './server'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.open()
})
afterAll(() => server.close())

test('an open page fetches what is printed anew, and the game goes on', async () => {
  const page = await server.visitor()
  await openTable(page, [{ kind: 'me' }, { kind: 'bot', bot: 'random' }])
  await awaitTurn(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).search))
  await server.stopServer()
  await page.waitForSelector('.offline')
  await server.startServer('anew')
  await page.waitForSelector('.offline', { state: 'detached' })
  const told = await page.locator('.journal li').count()
  await playOn(page, async () => (await page.locator('.journal li').count()) > told)
  expect(asked.filter((search) => search === '?version=anew').length).toBe(3)
  expect(server.complaints).toEqual([])
})

test('a page asks for its texts once', async () => {
  const page = await server.visitor()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openTable(page, [{ kind: 'me' }, { kind: 'bot', bot: 'random' }])
  await playOn(page, async (_, taps) => taps > 8)
  expect(asked.filter((path) => path.endsWith('/carolus-magnus.ftl')).length).toBe(1)
})
