/** Being told of one's turn while the page is closed. A browser without a window reaches no push service,
 * so it is given a subscription to one of the test's own; what the worker does with a notice is seen by
 * handing it one through the debugger. */
import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page, Worker } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { awaitTurn, openTable } from './play'
import { axe, overflow, PATIENCE, TestServer } from './server'

let server: TestServer
let service: Server
const taken: { path: string; headers: IncomingHttpHeaders }[] = []

beforeAll(async () => {
  server = await TestServer.open()
  service = createServer((request, answer) => {
    taken.push({ path: request.url ?? '', headers: request.headers })
    request.resume().on('end', () => answer.writeHead(201).end())
  })
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
})
afterEach(() => {
  // The browser says that a private window has no push service, as each of these is.
  const other = server.complaints.filter((text) => !text.includes('incognito'))
  server.complaints.length = 0
  expect(other).toEqual([])
})
afterAll(async () => {
  service.close()
  await server.close()
})

/** As a browser with a push service would subscribe. */
async function withPushService(page: Page): Promise<void> {
  const key = createECDH('prime256v1')
  const { port } = service.address() as AddressInfo
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript(
    ({ endpoint, keys }) => {
      const made = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: () => {
          sessionStorage.removeItem('subscribed')
          return Promise.resolve(true)
        },
      } as unknown as PushSubscription
      const subscribed = (): boolean => sessionStorage.getItem('subscribed') !== null
      PushManager.prototype.getSubscription = () => Promise.resolve(subscribed() ? made : null)
      PushManager.prototype.subscribe = (options) => {
        const server = options?.applicationServerKey as Uint8Array
        if (server.length !== 65) return Promise.reject(new Error('no key of a server'))
        sessionStorage.setItem('subscribed', 'yes')
        return Promise.resolve(made)
      }
    },
    {
      endpoint: `http://127.0.0.1:${port}/push`,
      keys: {
        p256dh: key.generateKeys('base64url'),
        auth: randomBytes(16).toString('base64url'),
      },
    },
  )
}

const here = (page: Page) => page.getByLabel('Tell me on this device')

test('who switches it on is told of a turn that waits, and of none after switching it off', async () => {
  const page = await server.visitor({ timezoneId: 'Europe/Berlin' })
  await withPushService(page)
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('/me')
  await here(page).waitFor()
  expect(await here(page).isChecked()).toBe(false)
  await here(page).click()
  await expect.poll(() => here(page).isChecked(), { timeout: PATIENCE }).toBe(true)
  await page.getByLabel('Quiet hours').check()
  await page.getByText('Europe/Berlin').waitFor()
  await page.getByLabel('from', { exact: true }).fill('23:30')
  expect(await axe(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.reload()
  await expect.poll(() => here(page).isChecked(), { timeout: PATIENCE }).toBe(true)
  expect(await page.getByLabel('from', { exact: true }).inputValue()).toBe('23:30')
  await page.getByLabel('Quiet hours').uncheck()
  await expect.poll(() => page.getByText('Europe/Berlin').count(), { timeout: PATIENCE }).toBe(0)

  await openTable(page, [{ kind: 'me' }, { kind: 'bot', bot: 'random', name: 'Alkuin' }])
  await awaitTurn(page)
  const table = new URL(page.url()).pathname.slice('/t/'.length)
  await page.goto('/me')
  await expect.poll(() => taken.length, { timeout: PATIENCE }).toBe(1)
  expect(taken[0]?.headers).toMatchObject({ topic: table, 'content-encoding': 'aes128gcm' })
  expect(taken[0]?.headers.authorization).toMatch(/^vapid t=[\w.-]+,k=[\w-]+$/)

  await here(page).click()
  await expect.poll(() => here(page).isChecked(), { timeout: PATIENCE }).toBe(false)
  await page.reload()
  await here(page).waitFor()
  expect(await here(page).isChecked()).toBe(false)
})

/** Hands the page's worker a message, as a push service does. */
async function push(context: BrowserContext, page: Page, message: object): Promise<void> {
  const debug = await context.newCDPSession(page)
  const known = new Promise<string>((done) => {
    debug.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) done(first.registrationId)
    })
  })
  await debug.send('ServiceWorker.enable')
  await debug.send('ServiceWorker.deliverPushMessage', {
    origin: server.address,
    registrationId: await known,
    data: JSON.stringify(message),
  })
  await debug.detach()
}

interface Shown {
  title: string
  body: string
  tag: string
}
const shown = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready
    const all = await worker.getNotifications()
    return all.map(({ title, body, tag }) => ({ title, body, tag }))
  })

/** What the worker opens when the notice is tapped. A worker may open a page only after a real tap, so
 * what it asks for is noted instead. */
const tapped = (worker: Worker): Promise<string[]> =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      clients: { openWindow: (address: string) => Promise<null> }
    }
    const opened: string[] = []
    scope.clients.openWindow = (address) => {
      opened.push(address)
      return Promise.resolve(null)
    }
    const [notification] = await scope.registration.getNotifications()
    const work: Promise<unknown>[] = []
    const tap = Object.assign(new Event('notificationclick'), {
      notification,
      waitUntil: (done: Promise<unknown>) => work.push(done),
    })
    dispatchEvent(tap)
    await Promise.all(work)
    return opened
  })

test('a notice shows game and table, and a tap on it opens the table', async () => {
  const page = await server.visitor()
  const context = page.context()
  await context.grantPermissions(['notifications'])
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const message = { title: 'Carolus Magnus', body: 'It is your turn.', table: 'abc' }
  await push(context, page, message)
  await expect
    .poll(() => shown(page), { timeout: PATIENCE })
    .toEqual([{ title: 'Carolus Magnus', body: 'It is your turn.', tag: 'abc' }])
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('there is no worker')
  expect(await tapped(worker)).toEqual(['/t/abc'])
  await expect.poll(() => shown(page), { timeout: PATIENCE }).toEqual([])
})

test('who has the table in sight is not told, and a browser without a service says so', async () => {
  const page = await server.visitor()
  const context = page.context()
  await context.grantPermissions(['notifications'])
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await openTable(page, [{ kind: 'me' }, { kind: 'bot', bot: 'random' }])
  const table = new URL(page.url()).pathname.slice('/t/'.length)
  await push(context, page, { title: 'Carolus Magnus', body: 'here', table })
  await push(context, page, { title: 'Carolus Magnus', body: 'elsewhere', table: 'other' })
  await expect.poll(async () => (await shown(page)).length, { timeout: PATIENCE }).toBe(1)
  expect((await shown(page))[0]?.tag).toBe('other')

  await page.goto('/me')
  await here(page).click()
  await page
    .getByRole('alert')
    .filter({ hasText: /push service|does not allow/ })
    .waitFor()
  expect(await here(page).isChecked()).toBe(false)
})
