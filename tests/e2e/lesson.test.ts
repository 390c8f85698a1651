/** The guided first games, walked through as a learner would: read on, tap what glows. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Lesson } from '../../web/src/lib/api'
import { openTable } from './play'
import { axe, overflow, PATIENCE, TestServer } from './server'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.open()
})
afterAll(() => server.close())

const told = (page: Page): Promise<string> => page.locator('.guide [role=status]').innerText()

/** Begins the lesson from its card in the lobby. */
async function learn(page: Page, game: string): Promise<void> {
  await page.goto('/')
  await page.locator('.card', { hasText: game }).getByRole('button', { name: 'Learn' }).click()
  await page.waitForSelector('.guide:not(.watching)')
}

/** Reads all pages up to the next move; false when the lesson is over. */
async function readOn(page: Page): Promise<boolean> {
  for (;;) {
    await page.waitForSelector('.guide:not(.watching)')
    // There is nobody to be asked.
    expect(await page.getByRole('button', { name: 'Ask to take back' }).count()).toBe(0)
    if (await page.getByRole('button', { name: 'Do it for me' }).isVisible()) return true
    if (await page.getByRole('button', { name: 'Play on here' }).isVisible()) return false
    await page.locator('.guide').getByRole('button', { name: 'Next' }).click()
  }
}

/** All that a tap may change: what is told and asked, what glows and what is in hand. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      ...[...document.querySelectorAll('.guide, .question')].map((one) => one.textContent),
      ...[...document.querySelectorAll('[data-target]:is(.can, .picked), .move')].map(
        (one) => one.outerHTML,
      ),
    ].join(),
  )

/** Makes the move that the guide asks for by what glows; nothing else does. */
async function follow(page: Page): Promise<void> {
  const before = await told(page)
  const moved = async (): Promise<boolean> => (await told(page)) !== before
  for (let taps = 0; taps < 12 && !(await moved()); taps++) {
    const glowing = page.locator(
      '[data-target="commit"].main, [data-target].can, .move:not(:disabled)',
    )
    const untouched = await shown(page)
    await glowing.first().press('Enter')
    await expect.poll(() => shown(page), { timeout: PATIENCE }).not.toBe(untouched)
    // What follows is on the stage, or the next thing to tap glows.
    await page.waitForFunction(
      (text) =>
        document.querySelector('.guide [role=status]')?.textContent?.trim() !== text.trim() ||
        document.querySelector('.guide:not(.watching) .do-it:not(:disabled)'),
      before,
    )
  }
  expect(await moved()).toBe(true)
}

test('Carolus Magnus is learned on a phone, left in the middle and come back to', async () => {
  const page = await server.visitor({ viewport: { width: 360, height: 800 } })
  await learn(page, 'Carolus Magnus')
  const glows = page.locator('[data-target].can')
  await readOn(page)
  expect(await glows.count()).toBe(1)
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  for (let steps = 0; steps < 4; steps++) {
    await follow(page)
    await readOn(page)
  }
  const left = await told(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Go on learning' }).click()
  await page.waitForSelector('.guide:not(.watching)')
  expect(await told(page)).toBe(left)
  while (await readOn(page)) await follow(page)
  expect(await page.locator('.castles').first().getAttribute('aria-label')).toContain('3 of 10')
  await page.getByRole('button', { name: 'Play on here' }).click()
  await glows.first().waitFor()
  expect(await glows.count()).toBeGreaterThan(1)
  // The guide has nothing more to say, also to one who comes back.
  expect(await page.locator('.guide').count()).toBe(0)
  await page.reload()
  await glows.first().waitFor()
  expect(await page.locator('.guide').count()).toBe(0)
  expect(server.complaints).toEqual([])
})

test('Carolingi and Wallenstein are learned to the end', async () => {
  for (const game of ['Carolingi', 'Wallenstein']) {
    const page = await server.visitor()
    await learn(page, game)
    while (await readOn(page)) await follow(page)
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Play on here' }).click()
    await page.close()
  }
  expect(server.complaints).toEqual([])
})

test('a card that the guide wants elsewhere stays chosen, and the refusal speaks of it', async () => {
  const page = await server.visitor()
  await learn(page, 'Wallenstein')
  await readOn(page)
  // What was played before the lesson is not the learner's past.
  expect(await page.locator('.journal').innerText()).not.toContain('spring')
  await page.locator('.sheet [data-target="county:kaernten"]').press('Enter')
  await page.locator('[data-target="box:church"]').press('Enter')
  expect(await page.locator('.refusal').innerText()).toContain('what the guide speaks of')
  await page.locator('[data-target="box:taxes"]').press('Enter')
  await page.waitForFunction(() => document.querySelector('.guide')?.textContent.includes('Grain'))
  expect(server.complaints).toEqual([])
})

test('on a tablet one sees one’s colour, the events, and on the map what a march is about', async () => {
  const page = await server.visitor({ viewport: { width: 768, height: 1024 }, hasTouch: true })
  await learn(page, 'Wallenstein')
  await readOn(page)
  const note = page.locator('.decision .note')
  expect(await note.innerText()).toContain('Your colour: red')
  expect(await page.locator('.mat .to-come').innerText()).toContain('a harvest brings 4 grain')
  while ((await page.locator('.decision').getAttribute('data-asked')) !== 'ask-armies') {
    await page.locator('.guide .do-it:not(:disabled)').click()
    await page.waitForSelector('.guide .do-it:disabled', { state: 'detached' })
    await readOn(page)
  }
  expect(await note.innerText()).toContain('In force: a harvest brings 4 grain')
  const asked = await page.locator('.answering .answers').boundingBox()
  for (const county of ['vogtland', 'kursachsen']) {
    const seen = await page.locator(`.sheet [data-target="county:${county}"]`).boundingBox()
    expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeLessThan(asked?.y ?? 0)
  }
  await page.getByRole('button', { name: 'March elsewhere' }).click()
  await page.waitForSelector('.decision[data-asked="ask-march"]')
  expect(server.complaints).toEqual([])
})

test('on a phone all that the guide of Carolingi speaks of is in sight', async () => {
  const page = await server.visitor({ viewport: { width: 360, height: 740 } })
  await learn(page, 'Carolingi')
  const unseen = (): Promise<string[]> =>
    page.evaluate(async () => {
      const plain = (text: string): string => text.replaceAll(/[*\s]/g, '')
      const answer = await fetch(`/api${location.pathname.replace('/t/', '/tables/')}/lesson`)
      const { steps, closing } = (await answer.json()) as Lesson
      const guide = document.querySelector('.guide')
      const text = plain(guide?.querySelector('[role=status]')?.textContent ?? '')
      const pages = [...steps.flatMap((step) => step.pages), ...closing]
      const points = pages.find((one) => plain(one.text) === text)?.points ?? ['a page']
      const ceiling = document.querySelector('.decision')?.getBoundingClientRect().bottom ?? 0
      const ground = guide?.getBoundingClientRect().top ?? 0
      return points.filter((point) => {
        const named = `[data-target="${point}"], [data-about="${point}"]`
        const { top, bottom } = document.querySelector(named)?.getBoundingClientRect() ?? {}
        const middle = ((top ?? -1) + (bottom ?? -1)) / 2
        return middle < ceiling || middle > ground
      })
    })
  for (;;) {
    await page.waitForSelector('.guide:not(.watching)')
    const before = await told(page)
    await expect.poll(unseen, { timeout: 10_000, message: before }).toEqual([])
    if (await page.getByRole('button', { name: 'Play on here' }).isVisible()) break
    const doIt = page.getByRole('button', { name: 'Do it for me' })
    if (await doIt.isVisible()) await doIt.click()
    else await page.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => told(page), { timeout: PATIENCE }).not.toBe(before)
  }
  expect(server.complaints).toEqual([])
})

test.each(['brisk', 'off'])(
  'after the first battle of Wallenstein the guide tells of the tower before others go on: %s',
  async (pace) => {
    const page = await server.visitor()
    await learn(page, 'Wallenstein')
    await page.getByLabel('Pace').selectOption(pace)
    while ((await readOn(page)) && !(await told(page)).includes('Send six')) {
      const before = await told(page)
      await page.getByRole('button', { name: 'Do it for me' }).click()
      await expect.poll(() => told(page), { timeout: PATIENCE }).not.toBe(before)
    }
    await page.getByRole('button', { name: 'Do it for me' }).click()
    await page.locator('.guide:not(.watching)', { hasText: 'All fighters fall' }).waitFor()
    expect(await page.locator('.decision.staged').count()).toBe(1)
    const stopped = await page.locator('.question').innerText()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.waitForFunction(
      (said) => document.querySelector<HTMLElement>('.question')?.innerText !== said,
      stopped,
    )
    // The next page waits for what it speaks of.
    if (pace !== 'off') expect(await told(page)).toContain('Watch what happens')
    await page.locator('.guide:not(.watching)', { hasText: 'Then Tilly marched' }).waitFor()
    // What others do meanwhile may still come.
    await page.locator('.decision:not(.staged)').waitFor()
    expect(server.complaints).toEqual([])
  },
)

test('who is invited and has never played is told the goal and how to learn it', async () => {
  const host = await server.visitor()
  const links = await openTable(host, [{ kind: 'me', name: 'Anna' }, { kind: 'link' }])
  const friend = await server.visitor({ viewport: { width: 360, height: 740 } })
  await friend.goto(Object.values(links)[0] ?? '')
  await friend.getByRole('textbox').fill('Berta')
  await friend.keyboard.press('Enter')
  await friend.locator('.goal', { hasText: 'castles' }).waitFor()
  expect(await axe(friend)).toEqual([])
  expect(await overflow(friend)).toBeLessThanOrEqual(0)
  const table = friend.url()
  await friend.getByRole('button', { name: 'Learn by playing' }).click()
  await friend.waitForSelector('.guide:not(.watching)')
  await friend.goto(table)
  await friend.setViewportSize({ width: 1440, height: 900 })
  await friend.locator('.caption').first().waitFor()
  await friend.getByRole('button', { name: 'Put the goal and the captions away' }).click()
  expect(await friend.locator('.goal, .caption').count()).toBe(0)
  await friend.reload()
  await friend.waitForSelector('.question')
  expect(await friend.locator('.goal, .caption').count()).toBe(0)
  expect(server.complaints).toEqual([])
})

test('what something is, is told to whoever asks; captions can be switched off', async () => {
  const page = await server.visitor()
  await learn(page, 'Carolus Magnus')
  await readOn(page)
  await page.locator('[data-target="disc:4"]').click()
  expect(await page.locator('.refusal').innerText()).toContain('The rules allow that')
  await page.locator('[data-target="court"]').hover()
  await page.keyboard.press('?')
  expect(await page.locator('.about').innerText()).toContain('banner')
  await page.keyboard.press('Escape')
  // What is no thing of the game belongs to a panel.
  await page.locator('.question').hover()
  await page.keyboard.press('?')
  expect(await page.locator('.about').innerText()).toContain('What you are asked now')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'What is this?' }).click()
  await page.locator('[data-target="disc:2"]').click()
  expect(await page.locator('.about').innerText()).toContain('lower number')
  expect(await axe(page)).toEqual([])
  await page.locator('.about .rule').click()
  await page.locator('.about button', { hasText: '×' }).click()
  // Held, it tells what it is and is not played.
  await page.locator('[data-target="disc:2"]').click({ delay: 900 })
  expect(await page.locator('.about').innerText()).toContain('lower number')
  expect(await page.getByRole('button', { name: 'Do it for me' }).isVisible()).toBe(true)
  expect(await page.locator('.goal').innerText()).toContain('castles')
  await page.getByRole('button', { name: 'Captions', exact: true }).click()
  expect(await page.locator('.goal, .caption').count()).toBe(0)
  expect(server.complaints).toEqual([])
})
