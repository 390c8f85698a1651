/** What has happened is played on the board: pieces fly, dice roll, and a tap ends it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTable, playOn, question } from './play'
import { PATIENCE, TestServer } from './server'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.open()
})
afterAll(() => server.close())

test('in Carolus Magnus dice roll before paladins fly, and a tap shows the present', async () => {
  const page = await server.visitor({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('regnum.pace', 'calm'))
  await openTable(page, [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }])
  await playOn(page, async () => (await question(page)).includes('Move the Emperor'))
  const before = await page.locator('.player.own .reserve').innerText()
  await page.evaluate(() => {
    const seen = { flight: false, reserveAtRoll: null as string | null }
    Object.assign(window, { seen })
    new MutationObserver(() => {
      seen.flight ||= document.querySelector('.air span') !== null
      if (seen.reserveAtRoll === null && document.querySelector('.dice.rolls')) {
        seen.reserveAtRoll =
          document.querySelector<HTMLElement>('.player.own .reserve')?.innerText ?? ''
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  await page.locator('.carolus .element.can').first().press('Enter')
  await page.waitForSelector('.journal .staged')
  const atRoll = await page.waitForFunction(() => {
    const { seen } = window as unknown as {
      seen: { flight: boolean; reserveAtRoll: string | null }
    }
    return seen.flight && seen.reserveAtRoll
  })
  expect(await atRoll.jsonValue()).toBe(before)

  const sent: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => sent.push(payload.toString())),
  )
  await page.locator('.board').click({ position: { x: 4, y: 4 } })
  await page.waitForSelector('.decision.staged', { state: 'detached' })
  expect(await page.locator('.air span').count()).toBe(0)
  expect(sent.filter((text) => text.includes('"play"'))).toEqual([])

  // A line of the journal lights what it speaks of, and that lights the line.
  const lit = page.locator('.carolus .element.lit')
  for (const line of (await page.locator('.journal li button').all()).reverse()) {
    await line.hover()
    if ((await lit.count()) > 0) break
  }
  const target = await lit.first().getAttribute('data-target')
  await page.locator(`.carolus [data-target="${target}"]`).first().dispatchEvent('pointerover')
  await page.waitForSelector('.journal .spoken')
  await page.mouse.move(0, 0)
  await page.locator('.question').dispatchEvent('pointerover')
  await page.waitForSelector('.journal .spoken', { state: 'detached' })
  expect(server.complaints).toEqual([])
})

test('the journal goes to the line about what is pointed at, and back with a tap', async () => {
  const page = await server.visitor()
  await openTable(page, [{ kind: 'me' }, { kind: 'bot', bot: 'random' }])
  await playOn(page, async () => (await question(page)).includes('Play a paladin'))
  const journal = page.locator('.journal')
  const at = (): Promise<number> => journal.evaluate((list) => list.scrollTop)
  const latest = await at()
  expect(latest).toBeGreaterThan(0)
  const [, start] =
    /from territory (\d+)/.exec(await journal.locator('li').first().innerText()) ?? []
  const land = page.locator(`[data-target="territory:${start}"]`).first()
  // News that come just then go before what the pointer lies on: it is pointed at again.
  const pointed = async (): Promise<number> => {
    await page.locator('.question').hover()
    await land.hover()
    await page.waitForTimeout(1200)
    return at()
  }
  await expect.poll(pointed, { timeout: PATIENCE }).toBeLessThan(latest)
  await page.mouse.down()
  await expect.poll(at, { timeout: PATIENCE }).toBe(latest)
})
