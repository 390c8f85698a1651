/** Looking back: by keys, by itself, to a round, to a comment, and home again. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaveToBot, openTable, playOn, question, unlessGone } from './play'
import { axe, overflow, TestServer } from './server'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.open()
})
afterAll(() => server.close())

test('a game is replayed by keys, by itself, to a round, and with comments', async () => {
  const page = await server.visitor()
  await openTable(page, [
    { kind: 'me', name: 'Anna' },
    { kind: 'bot', bot: 'random' },
  ])
  const told = page.locator('.journal li')
  await playOn(page, async () => (await told.count()) > 20)
  const shown = (line: number): Promise<void> =>
    page
      .waitForFunction(
        (move) => new URLSearchParams(location.hash.slice(1)).get('move') === move,
        String(line),
      )
      .then(() => undefined)

  await page.getByRole('button', { name: 'To the beginning' }).click()
  await shown(0)
  await page.locator('body').press('ArrowRight')
  await shown(1)
  await page.getByRole('textbox', { name: 'Comment on this move' }).fill('A bold start')
  await page.keyboard.press('Enter')
  await page.locator('.comments li', { hasText: 'Anna: A bold start' }).waitFor()
  await page.locator('.pages').getByRole('button', { name: 'One move on' }).focus()
  await page.keyboard.press('ArrowLeft')
  await shown(0)
  await page.locator('.comments li').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await shown(1)
  await page.locator('.comments li', { hasText: 'A bold start' }).waitFor()
  await page.getByRole('button', { name: 'Pause' }).click()

  // Escape leads to the present, and so does one step back from wherever one has looked.
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => location.hash === '')
  // What one has remarked oneself is not news.
  expect(await page.locator('.unread').count()).toBe(0)
  // From the present the game is played from its beginning, up to where one has seen enough; and
  // Escape leaves no step behind that leads nowhere.
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('4 ×')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForFunction(
    () => Number(new URLSearchParams(location.hash.slice(1)).get('move')) >= 2,
  )
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => location.hash === '')
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  await page.goBack()
  await page.waitForURL((address) => !address.pathname.startsWith('/t/'))
  await page.goForward()
  await page.locator('.table:not(.replaying)').waitFor()
  const jump = page.getByRole('combobox', { name: 'Jump to …' })
  await jump.selectOption('Round 1.')
  await page.waitForFunction(() => location.hash.startsWith('#move='))
  await page.locator('.pages').getByRole('button', { name: 'One move back' }).click()
  await page.goBack()
  await page.waitForFunction(() => location.hash === '')
  await page.locator('.table:not(.replaying)').waitFor()
  expect(server.complaints).toEqual([])
})

/** Names clans for the crowns that the first throws show: only a disc shows nothing, and can be taken
 * back. Answers who is to choose one, then the other. */
async function untilDisc(one: Page, other: Page): Promise<[Page, Page]> {
  for (;;) {
    for (const [first, second] of [
      [one, other],
      [other, one],
    ] as const) {
      if (!(await first.locator('.decision.yours').isVisible())) continue
      if ((await question(first)).includes('Choose a disc')) return [first, second]
      await first
        .locator('[data-target^="clan:"].can')
        .first()
        .click({ timeout: 2000 })
        .catch(unlessGone)
    }
    await one.waitForTimeout(50)
  }
}

test('a comment on a move that is taken back goes with it, also where somebody reads it', async () => {
  const [anna, bert] = [await server.visitor(), await server.visitor()]
  const links = await openTable(anna, [{ kind: 'me', name: 'Anna' }, { kind: 'link' }])
  await bert.goto(links['1'] ?? '')
  await bert.getByRole('textbox', { name: 'What shall the others call you?' }).fill('Bert')
  await bert.keyboard.press('Enter')
  const [first, second] = await untilDisc(anna, bert)
  await first.locator('[data-target].can').first().click()
  await first.getByRole('button', { name: 'Undo' }).waitFor()
  // Whoever is not asked may still be sitting down when the first move is played.
  const told = second.locator('.by-itself > span', { hasText: /\/ [1-9]/ })
  const line = Number((await told.textContent())?.split('/')[1])
  await second.evaluate((to) => (location.hash = `#move=${to}`), line)
  await second.getByRole('textbox', { name: 'Comment on this move' }).fill('Why that one?')
  await second.keyboard.press('Enter')
  await second.locator('.comments li', { hasText: 'Why that one?' }).waitFor()

  await first.getByRole('button', { name: 'Undo' }).click()
  await second.locator('.comments li').waitFor({ state: 'detached' })
  await first.locator('[data-target].can').last().click()
  await second.waitForFunction(
    (to) => document.querySelector('.by-itself > span')?.textContent?.endsWith(`/ ${to}`),
    line,
  )
  await second.evaluate((to) => (location.hash = `#move=${to}`), line)
  await second.locator('.table.replaying').waitFor()
  expect(await second.locator('.comments li').count()).toBe(0)
})

test('a battle is replayed event by event, a secret plan is passed over, and better turns are told', async () => {
  const page = await server.visitor({ viewport: { width: 1440, height: 900 } })
  const bot = { kind: 'bot', bot: 'squire' } as const
  await openTable(page, [{ kind: 'me' }, bot, bot], 'wallenstein')
  await leaveToBot(page)
  await page.waitForSelector('.reckoning')
  const jump = page.getByRole('combobox', { name: 'Jump to …' })
  await jump.locator('option', { hasText: 'attacks' }).first().waitFor({ state: 'attached' })
  const winter = jump.locator('option', { hasText: 'Year 1, winter' })
  expect(await winter.count()).toBe(1)
  const battle = jump.locator('option', { hasText: /attacks \w+ in/ }).first()
  const told = (await battle.textContent()) ?? ''
  await jump.selectOption({ label: told })
  // What is said is what the board shows, and what comes of it is not told before it is shown.
  await page.waitForFunction(
    (text) => document.querySelector('.question')?.textContent?.trim() === text,
    told,
  )
  const board = page.locator('.board')
  const before = await board.innerText()
  await page.locator('body').press('ArrowRight')
  await page.locator('.question', { hasText: 'Into the tower go' }).waitFor()
  expect(await board.innerText()).not.toBe(before)
  await page.locator('body').press('ArrowLeft')
  await page.waitForFunction(
    (text) => document.querySelector('.question')?.textContent?.trim() === text,
    told,
  )

  // From the set-up the first step leads past all cards that are laid in secret.
  await page.getByRole('button', { name: 'To the beginning' }).click()
  await page.waitForFunction(() => location.hash === '#move=0')
  await page.locator('body').press('ArrowRight')
  await page.waitForFunction(() => location.hash !== '#move=0')
  await page.locator('.question', { hasText: 'has planned' }).waitFor()

  // Turned in the middle of the page, the rest is told beside the journal.
  await page.getByRole('button', { name: 'The best turns here' }).click()
  const turns = page.locator('.best li')
  await turns.first().waitFor()
  expect(await page.locator('.best .played').count()).toBe(1)
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})
