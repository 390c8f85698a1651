/** Several people: by link, at one screen, watching, coming back. */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { axe, TestServer } from './server'
import {
  agree,
  awaitTurn,
  chooser,
  leaveToBot,
  openTable,
  playOn,
  question,
  reach,
  tap,
} from './play'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.open()
})
afterEach(() => {
  expect(server.complaints).toEqual([])
})
afterAll(() => server.close())

/** Two people at two screens, each tapping in turn. */
async function together(pages: Page[], enough: (taps: number) => Promise<boolean>): Promise<void> {
  const which = chooser(3)
  for (let taps = 0; !(await enough(taps)); taps++) {
    const mover = await Promise.any(
      pages.map((page) => page.waitForSelector('.decision.yours').then(() => page)),
    )
    await tap(mover, which)
    await mover.waitForTimeout(60)
  }
}

async function tapUntil(page: Page, shown: string): Promise<void> {
  const which = chooser(5)
  for (let taps = 0; taps < 60 && !(await page.locator(shown).isVisible()); taps++) {
    await tap(page, which)
    await page.waitForTimeout(60)
  }
  await page.waitForSelector(shown)
}

/** Comes by the first of these seat links and says who they are. */
async function join(page: Page, links: Record<string, string>, name: string): Promise<void> {
  await page.goto(String(Object.values(links)[0]))
  await page.getByLabel('What shall the others call you?').fill(name)
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.waitForSelector('.question')
}

async function seated(): Promise<[Page, Page]> {
  const anna = await server.visitor()
  const bert = await server.visitor()
  const links = await openTable(anna, [{ kind: 'me' }, { kind: 'link' }], 'carolus-magnus', true)
  await join(bert, links, 'Bert')
  await anna.waitForSelector('.gathering', { state: 'detached' })
  return [anna, bert]
}

test('two browsers play by link, a third watches', async () => {
  const anna = await server.visitor()
  const bert = await server.visitor()
  const carla = await server.visitor()
  const links = await openTable(anna, [{ kind: 'me' }, { kind: 'link' }], 'carolus-magnus', true)
  expect(await question(anna)).toContain('begins as soon as every seat is taken')
  expect(await axe(anna)).toEqual([])

  await join(bert, links, 'Bert')
  await anna.waitForSelector('.gathering', { state: 'detached' })
  await anna.locator('.player h2', { hasText: 'Bert' }).waitFor()
  expect(new URL(bert.url()).search).toBe('')
  await carla.goto(new URL(anna.url()).pathname)
  await carla.waitForSelector('.question')

  const told = anna.locator('.journal li')
  await together([anna, bert], async (taps) => taps >= 40 && (await told.count()) > 10)
  const entries = await told.count()
  await bert.waitForFunction(
    (count) => document.querySelectorAll('.journal li').length >= count,
    entries,
  )
  await carla.waitForFunction(
    (count) => document.querySelectorAll('.journal li').length >= count,
    entries,
  )

  // Whoever watches decides nothing, and is told so.
  expect(await carla.locator('.element[role=button]').count()).toBe(0)
  await carla.locator('.carolus .element').first().click()
  expect(await carla.locator('.decision .refusal').textContent()).toContain('watching')
  expect(await axe(carla)).toEqual([])

  await bert.getByRole('button', { name: 'Chat' }).click()
  await bert.getByRole('textbox', { name: 'Say something' }).fill('Well met!')
  await bert.keyboard.press('Enter')
  await anna.getByRole('button', { name: 'Chat' }).click()
  await anna.waitForSelector('.chat li:has-text("Well met!")')
  expect(await axe(anna)).toEqual([])
})

test('whoever watches is told no secret, on the board or behind it', async () => {
  const anna = await server.visitor()
  const carla = await server.visitor()
  const received: string[] = []
  carla.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => received.push(payload.toString())),
  )
  await openTable(anna, [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], 'carolingi', true)
  await carla.goto(new URL(anna.url()).pathname)
  await carla.waitForSelector('.carolingi')
  const secret = '.journal .event-laid-tile'
  await playOn(anna, async () => (await anna.locator(secret).count()) >= 4)
  await agree([anna, carla], '.pages .by-itself > span')
  expect(await carla.locator(secret).count()).toBe(0)
  expect(received.length).toBeGreaterThan(4)
  expect(received.filter((text) => text.includes('event-laid-tile'))).toEqual([])
  expect(await anna.locator('section.court').count()).toBe(1)
  expect(await carla.locator('section.court').count()).toBe(0)
})

test('past a seal a decision comes back only with consent', async () => {
  const [anna, bert] = await seated()
  const asking = anna.getByRole('button', { name: 'Ask to take back' })
  await together([anna, bert], async () => asking.isVisible())
  const throws = await anna.locator('.journal .event-throw').count()
  await asking.click()
  await anna.getByText('You have asked to take it back. Waiting for Bert.').waitFor()
  await bert.getByRole('button', { name: 'Decline' }).click()
  await anna.locator('.decision .refusal', { hasText: 'declined' }).waitFor()
  expect(await anna.locator('.journal .event-throw').count()).toBe(throws)
  await asking.click()
  await bert.getByRole('button', { name: 'Agree' }).click()
  await anna.waitForSelector('.asked', { state: 'detached' })
  await anna.waitForFunction(
    (count) =>
      document.querySelectorAll('.journal .event-throw').length < count ||
      document.querySelector('.decision.yours'),
    throws,
  )
})

test('a rematch begins with everybody’s yes', async () => {
  const [anna, bert] = await seated()
  const table = anna.url()
  for (const page of [anna, bert]) {
    await leaveToBot(page)
  }
  for (const page of [anna, bert]) await page.waitForSelector('.reckoning')
  const offering = anna.getByRole('button', { name: 'Play again', exact: true })
  await offering.click()
  await anna.getByText('You have offered a rematch. Waiting for Bert.').waitFor()
  await bert.getByText('would like a rematch.').waitFor()
  expect(await axe(bert)).toEqual([])
  await bert.getByRole('button', { name: 'Decline' }).click()
  await anna.locator('.decision .refusal', { hasText: 'declined' }).waitFor()
  expect([anna.url(), bert.url()]).toEqual([table, table])
  await offering.click()
  await bert.getByRole('button', { name: 'Agree' }).waitFor()
  await anna.getByRole('button', { name: 'Withdraw' }).click()
  await bert.locator('.decision .refusal', { hasText: 'no rematch for now' }).waitFor()
  expect(await bert.getByRole('button', { name: 'Agree' }).count()).toBe(0)
  await offering.click()
  await bert.getByRole('button', { name: 'Agree' }).click()
  // Both are brought there: one by the answer, the other by the offer.
  for (const page of [anna, bert]) {
    await page.waitForURL((url) => url.href !== table)
    await page.waitForSelector('.reckoning', { state: 'detached' })
  }
  expect(anna.url()).toBe(bert.url())
})

test('a rated game offers no hints', async () => {
  const anna = await server.visitor()
  await anna.goto('/#new=carolus-magnus')
  await anna.getByLabel('The game counts for the ratings').check()
  await anna.getByText('There are no hints in it.').waitFor()
  await anna.getByRole('button', { name: 'Open the table' }).click()
  await awaitTurn(anna)
  await anna.getByRole('button', { name: 'Possible moves' }).waitFor()
  expect(await anna.getByRole('button', { name: 'Hint' }).count()).toBe(0)
})

test('whoever comes back is told and shown what they missed', async () => {
  const [anna, bert] = await seated()
  await together(
    [anna, bert],
    async (taps) => taps > 6 && (await anna.locator('.decision.yours').isVisible()),
  )
  const place = bert.url()
  await bert.goto('about:blank')
  await anna.locator('.player', { hasText: 'Bert' }).getByText('away').waitFor()
  const told = await anna.locator('.journal li').count()
  await together([anna], async () => (await anna.locator('.journal li').count()) > told)
  await bert.goto(place)
  await bert.waitForSelector('.since li')
  expect(await axe(bert)).toEqual([])
  // It is played once more, whatever pace one has chosen.
  await Promise.all([
    bert.waitForSelector('.decision.staged'),
    bert.getByRole('button', { name: 'Show me' }).click(),
  ])
  await bert.waitForSelector('.decision:not(.staged)')
  await bert.getByRole('button', { name: 'I have seen it' }).click()
  expect(await bert.locator('.since').count()).toBe(0)
  // What they have seen is not new any more.
  await bert.reload()
  await bert.waitForSelector('.journal li')
  expect(await bert.locator('.journal li.new').count()).toBe(0)
})

test('a bot can sit in, and a stranger finds no private table', async () => {
  const anna = await server.visitor()
  // Four at the table, so that the game is far from over when she comes back.
  const bot = { kind: 'bot', bot: 'greedy' } as const
  await openTable(anna, [{ kind: 'me' }, bot, bot, bot])
  await awaitTurn(anna)
  await leaveToBot(anna)
  await anna.waitForFunction(() => document.querySelectorAll('.journal li').length > 25)
  // Without waiting until the page is at rest: while bots play it is not.
  await anna.getByRole('button', { name: 'Play again myself' }).dispatchEvent('click')
  await anna.waitForSelector('.decision.yours, .reckoning')

  const stranger = await server.visitor()
  await stranger.goto(new URL(anna.url()).pathname)
  await stranger.waitForSelector('text=private')
  expect(await axe(stranger)).toEqual([])
  // The browser notes the refused request; that is as it should be.
  server.complaints.splice(0)
})

test('at one screen the page passes from player to player', async () => {
  const page = await server.visitor()
  await page.goto('/#new=carolus-magnus')
  await page.getByLabel('Who sits at seat 2').selectOption('screen')
  await page.getByLabel('Name at seat 2').fill('Berta')
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Open the table' }).click()
  await awaitTurn(page)
  const seen = new Set<string>()
  await playOn(page, async (_, taps) => {
    seen.add((await page.locator('.player.own h2').textContent()) ?? '')
    return taps > 30
  })
  expect(seen.size).toBe(2)
  expect([...seen]).toContain('Berta')

  // The plain board cannot know what is secret, so it asks before it shows anything.
  await page.getByRole('button', { name: 'Plain board' }).click()
  await tapUntil(page, '.hand-over')
  expect(await page.locator('.plain').count()).toBe(0)
  expect(await axe(page)).toEqual([])
  await page.locator('.hand-over .main').click()
  await page.waitForSelector('.plain .element')
  expect(await axe(page)).toEqual([])
})

test('a hand-over leaves no secret of the last player behind', async () => {
  const page = await server.visitor()
  await openTable(page, [{ kind: 'me' }, { kind: 'screen', name: 'Berta' }], 'carolingi')
  await page.locator('.hand-over .main').click()
  await page.waitForSelector('.carolingi')
  const secret = '.journal .event-laid-tile'
  await tapUntil(page, '.hand-over')
  await page.waitForFunction(() => !document.querySelector('.journal, .carolingi, .replay, .tools'))
  expect(await page.locator('body').textContent()).not.toContain('You lay')
  await page.evaluate(() => (location.hash = '#move=1'))
  await page.waitForTimeout(500)
  expect(await page.locator(secret).count()).toBe(0)
  expect(await page.locator('.hand-over').isVisible()).toBe(true)
  await page.evaluate(() => (location.hash = ''))
  await page.locator('.hand-over .main').click()
  await page.waitForSelector('.carolingi')
  expect(await page.locator(secret).count()).toBe(0)
})

test('friends at home come without a secure address', async () => {
  const page = await server.visitor({ baseURL: server.elsewhere })
  await page.goto('/')
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await page.getByRole('button', { name: 'Play now' }).first().click()
  await playOn(page, async () => (await page.locator('.journal .event-throw').count()) > 1)
  await page.getByRole('button', { name: 'Link to this position' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  // Whoever sends it on is told who can open it.
  await page.locator('.decision .refusal', { hasText: 'private' }).waitFor()
})

test('reload and a killed server in mid-decision lose nothing', async () => {
  const page = await server.visitor()
  await openTable(page, [{ kind: 'me' }, { kind: 'bot', bot: 'random' }])
  await reach(page, '3 to go')
  const left = page.locator('.question', { hasText: '2 to go' })
  for (let tries = 0; tries < 3 && !(await left.isVisible()); tries++) {
    // On a busy machine a tap may come to nothing.
    await tap(page, () => 0)
    await page.locator('[data-target="court"]').click()
    await left.waitFor({ timeout: 5000 }).catch(() => null)
  }
  await left.waitFor()
  const entries = await page.locator('.journal li').count()

  await page.reload()
  await page.waitForSelector('.question:has-text("2 to go")')
  expect(await page.locator('.journal li').count()).toBe(entries)

  await server.stopServer()
  await page.waitForSelector('.offline')
  await server.startServer()
  await page.waitForSelector('.offline', { state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.waitForSelector('.question:has-text("3 to go")')
})

test('what is forbidden is explained with its rule', async () => {
  const page = await server.visitor()
  await openTable(page, [{ kind: 'me' }, { kind: 'bot', bot: 'random' }])
  await reach(page, 'Move the Emperor')
  const wrong = page.locator('.carolus .element:not(.may)[data-target^="territory"]').first()
  await wrong.click()
  const refusal = page.locator('.decision .refusal')
  await refusal.waitFor()
  expect(await refusal.textContent()).toMatch(/Emperor/)
  await refusal.getByRole('button', { name: /Rule 4\.2/ }).click()
  await page.waitForSelector('.rules .here')
  expect(await page.locator('.rules .here').textContent()).toContain('4.2')
  expect(await axe(page)).toEqual([])
})
