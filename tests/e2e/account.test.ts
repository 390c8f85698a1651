/** An account without a password, with real passkeys: Chromium's virtual authenticator holds them. */
import type { CDPSession, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTable } from './play'
import { axe, overflow, TestServer } from './server'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.open()
})
afterEach(() => {
  // A browser complains of what the server refuses on purpose.
  const other = server.complaints.filter((text) => !text.includes('403'))
  server.complaints.length = 0
  expect(other).toEqual([])
})
afterAll(() => server.close())

interface Key {
  page: Page
  debug: CDPSession
  authenticatorId: string
}

/** A device: a browser with a place for passkeys. Passkeys want a name for a host, not a number. */
async function device(): Promise<Key> {
  const page = await server.visitor({ baseURL: server.address.replace('127.0.0.1', 'localhost') })
  const debug = await page.context().newCDPSession(page)
  await debug.send('WebAuthn.enable')
  const { authenticatorId } = await debug.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  return { page, debug, authenticatorId }
}

/** As the keychain of a phone and a computer share a passkey. */
async function share(from: Key, to: Key): Promise<void> {
  const { credentials } = await from.debug.send('WebAuthn.getCredentials', {
    authenticatorId: from.authenticatorId,
  })
  for (const credential of credentials) {
    await to.debug.send('WebAuthn.addCredential', {
      authenticatorId: to.authenticatorId,
      credential,
    })
  }
}

const bot = { kind: 'bot', bot: 'random', name: 'Alkuin' } as const
const tables = (page: Page): Promise<number> =>
  page.getByRole('region', { name: 'My tables' }).locator('li a').count()

test('a passkey makes one player of two devices, and what the guest played comes along', async () => {
  const phone = await device()
  await openTable(phone.page, [{ kind: 'me' }, bot])
  await phone.page.goto('/me')
  await phone.page.getByLabel('Name of the passkey').fill('my phone')
  await phone.page.getByRole('button', { name: 'Make a passkey' }).click()
  await phone.page.getByText('my phone').waitFor()
  const codes = phone.page.locator('.codes code')
  await codes.first().waitFor()
  expect(await codes.count()).toBe(10)
  const code = String(await codes.first().textContent())

  const desk = await device()
  await openTable(desk.page, [{ kind: 'me' }, bot])
  await share(phone, desk)
  // Not before: with axe's line to the browser the authenticator goes.
  expect(await axe(phone.page)).toEqual([])
  await desk.page.goto('/me')
  await desk.page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await desk.page.getByText('my phone').waitFor()
  await desk.page.goto('/')
  await desk.page
    .getByRole('button', { name: /^Leave/ })
    .nth(1)
    .waitFor()
  expect(await tables(desk.page)).toBe(2)
  await phone.page.goto('/')
  await phone.page
    .getByRole('button', { name: /^Leave/ })
    .nth(1)
    .waitFor()
  expect(await tables(phone.page)).toBe(2)

  // Signed out, the browser is a stranger's; a recovery code brings one back, once.
  await desk.page.goto('/me')
  await desk.page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await desk.page.getByText('You are a guest').waitFor()
  await desk.page.getByLabel('Recovery code').fill(code.toLowerCase())
  await desk.page.getByRole('button', { name: 'Sign in with the code' }).click()
  await desk.page.getByText('9 codes left').waitFor()
  await desk.page.setViewportSize({ width: 360, height: 740 })
  expect(await overflow(desk.page)).toBeLessThanOrEqual(0)
  // Whoever has lost the phone leaves it to a stranger.
  await desk.page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await desk.page.getByText('Every other browser is signed out').waitFor()
  await phone.page.goto('/me')
  await phone.page.getByText('You are a guest').waitFor()
  await desk.page.goto('/me')
  await desk.page.getByText('9 codes left').waitFor()

  const stranger = await server.visitor()
  await stranger.goto('/me')
  await stranger.getByLabel('Recovery code').waitFor()
  expect(await axe(stranger)).toEqual([])
  await stranger.getByLabel('Recovery code').fill(code)
  await stranger.getByRole('button', { name: 'Sign in with the code' }).click()
  await stranger.getByText('has been used already').waitFor()
})

test('who calls it off is left in peace, and one device makes one passkey', async () => {
  const { page, debug, authenticatorId } = await device()
  await page.goto('/me')
  await debug.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await page.locator('.codes code').first().waitFor()
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await page.getByText('has one of your passkeys already').waitFor()
  await page.getByRole('button', { name: 'Remove: Passkey' }).click()
  await page.getByRole('button', { name: 'Remove: Passkey' }).waitFor({ state: 'detached' })
})
