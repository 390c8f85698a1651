/** Pictures of all three games from real play: opening, middle and end, three widths, both lights. */
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  awaitTurn,
  isOver,
  leaveToBot,
  openTable,
  playAsAdvised,
  question,
  reach,
  type Wish,
} from './play'
import { TestServer } from './server'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.open()
})
afterAll(() => server.close())

/** The README and the docs show these; all others are for whoever looks at them now. */
const CHOSEN = [
  'lobby-light',
  'lobby-dark',
  'carolus-magnus-opening-desk-dark',
  'carolus-magnus-middle-desk-light',
  'carolus-magnus-middle-tablet-light',
  'carolus-magnus-middle-phone-dark',
  'carolingi-opening-desk-dark',
  'carolingi-middle-desk-light',
  'carolingi-middle-phone-light',
  'wallenstein-opening-desk-dark',
  'wallenstein-middle-desk-light',
  'wallenstein-middle-phone-light',
  'wallenstein-end-tablet-light',
  'plain-board',
]
const SHOWN = join(import.meta.dirname, '../../docs/pictures')
const LOOKED_AT = join(tmpdir(), 'regnum-pictures')

async function picture(page: Page, name: string): Promise<void> {
  const folder = CHOSEN.includes(name) ? SHOWN : LOOKED_AT
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`) })
}

const SIZES = {
  wide: { width: 1920, height: 1080 },
  desk: { width: 1440, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 360, height: 740 },
}
const LIGHTS = ['light', 'dark'] as const

/** The same position at each width, by day and by candle. */
async function pictures(page: Page, moment: string): Promise<void> {
  // Whoever points sees no numbers for keys.
  await page.mouse.click(2, 500)
  await page.mouse.move(0, 0)
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport)
    for (const colorScheme of LIGHTS) {
      await page.emulateMedia({ colorScheme })
      await page.evaluate(() => scrollTo(0, 0))
      // Until what was just lit has faded.
      await page.waitForTimeout(1700)
      await picture(page, `${moment}-${size}-${colorScheme}`)
    }
  }
  await page.setViewportSize(SIZES.desk)
}

const RIVALS: Wish[] = ['Einhard', 'Gisela', 'Roland'].map((name) => ({
  kind: 'bot',
  bot: 'greedy',
  name,
}))

/** A bot plays one's own seat until so many rounds have begun, or to the end. */
async function letBotPlay(page: Page, rounds: number): Promise<void> {
  await leaveToBot(page)
  const begun = '.journal .event-round, .journal .event-season'
  await page.waitForFunction(
    ([selector, count]) =>
      document.querySelectorAll(selector).length >= count || document.querySelector('.reckoning'),
    [begun, rounds] as const,
  )
  if (await isOver(page)) return
  await page.getByRole('button', { name: 'Play again myself' }).click()
  await awaitTurn(page)
}

/** What is asked where a picture tells most, after so many rounds. */
const GAMES = [
  { game: 'carolus-magnus', rivals: 2, opening: 'Choose', asked: 'Move the Emperor', rounds: 6 },
  { game: 'carolingi', rivals: 2, opening: 'Lay 2 tiles', asked: 'another', rounds: 6 },
  { game: 'wallenstein', rivals: 3, opening: '5 boxes', asked: 'Where do the armies', rounds: 3 },
] as const

for (const { game, rivals, opening, asked, rounds } of GAMES) {
  test(game, async () => {
    const page = await server.visitor()
    await page.goto('/')
    await page.getByLabel('Your name').fill('Adelheid')
    await Promise.all([page.waitForResponse('**/api/me'), page.keyboard.press('Tab')])
    await openTable(page, [{ kind: 'me' }, ...RIVALS.slice(0, rivals)], game)
    await page.locator('.goal .away').click()
    await reach(page, opening)
    await pictures(page, `${game}-opening`)
    await letBotPlay(page, rounds)
    await reach(page, asked)
    await pictures(page, `${game}-middle`)
    await letBotPlay(page, Infinity)
    await pictures(page, `${game}-end`)
    expect(await isOver(page)).toBe(true)
  })
}

test('the lobby, and a game on the plain board', async () => {
  const page = await server.visitor()
  await page.goto('/')
  await page.waitForSelector('.card')
  for (const colorScheme of LIGHTS) {
    await page.emulateMedia({ colorScheme })
    await page.waitForTimeout(300)
    await picture(page, `lobby-${colorScheme}`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await openTable(page, [{ kind: 'me' }, ...RIVALS.slice(0, 2)], 'wallenstein')
  await page.locator('.goal .away').click()
  await playAsAdvised(page, async () => (await question(page)).includes('place in the player'))
  await page.getByRole('button', { name: 'Plain board' }).click()
  await page.waitForSelector('.plain')
  await page.waitForTimeout(1700)
  await picture(page, 'plain-board')
})
