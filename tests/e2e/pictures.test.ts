/** Pictures for the README, taken from real games. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestServer, picture } from './server'
import { openTable, playAsAdvised, question, type Wish } from './play'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.open()
})
afterAll(() => server.close())

const RIVALS = ['Einhard', 'Gisela', 'Roland']

const bots = (count: number): Wish[] =>
  RIVALS.slice(0, count).map((name) => ({ kind: 'bot', bot: 'greedy', name }))

const VIEWS = [
  {
    name: 'desk-light',
    width: 1440,
    height: 900,
    colorScheme: 'light',
    rivals: 1,
    asked: 'move the Emperor',
  },
  { name: 'desk-dark', width: 1440, height: 900, colorScheme: 'dark', rivals: 2, asked: 'to go' },
  {
    name: 'tablet-light',
    width: 768,
    height: 1024,
    colorScheme: 'light',
    rivals: 3,
    asked: 'to go',
  },
  {
    name: 'phone-dark',
    width: 360,
    height: 740,
    colorScheme: 'dark',
    rivals: 1,
    asked: 'move the Emperor',
  },
  {
    name: 'phone-light',
    width: 360,
    height: 740,
    colorScheme: 'light',
    rivals: 1,
    asked: 'to go',
  },
] as const

for (const { name, width, height, colorScheme, rivals, asked } of VIEWS) {
  test(`the table: ${name}`, async () => {
    const page = await server.visitor({
      viewport: { width, height },
      colorScheme,
      deviceScaleFactor: width === 360 ? 2 : 1,
    })
    await page.goto('/')
    await page.getByLabel('Your name').fill('Adelheid')
    await Promise.all([page.waitForResponse('**/api/me'), page.keyboard.press('Tab')])
    await openTable(page, [{ kind: 'me' }, ...bots(rivals)])
    const round = async (): Promise<number> => page.locator('.journal .event-round').count()
    await playAsAdvised(
      page,
      async () => (await round()) >= 5 && (await question(page)).includes(asked),
    )
    await page.mouse.move(0, 0)
    await page.waitForTimeout(1700)
    await page.evaluate(() => scrollTo(0, 0))
    await picture(page, `table-${name}`)
    expect(await page.locator('.carolus').isVisible()).toBe(true)
  })
}

const CAMPAIGNS = [
  { name: 'desk-light', width: 1440, height: 900, colorScheme: 'light', asked: 'where do the' },
  { name: 'desk-dark', width: 1440, height: 900, colorScheme: 'dark', asked: '5 boxes are empty' },
  { name: 'phone-light', width: 360, height: 740, colorScheme: 'light', asked: '5 boxes' },
] as const

for (const { name, width, height, colorScheme, asked } of CAMPAIGNS) {
  test(`Wallenstein: ${name}`, async () => {
    const page = await server.visitor({
      viewport: { width, height },
      colorScheme,
      deviceScaleFactor: width === 360 ? 2 : 1,
    })
    await openTable(page, [{ kind: 'me', name: 'Adelheid' }, ...bots(3)], 'wallenstein')
    const seasons = async (): Promise<number> =>
      page.locator('.journal li', { hasText: 'It is ' }).count()
    await playAsAdvised(
      page,
      async () => (await seasons()) >= 2 && (await question(page)).includes(asked),
    )
    await page.mouse.move(0, 0)
    await page.waitForTimeout(1700)
    await page.evaluate(() => scrollTo(0, 0))
    await picture(page, `wallenstein-${name}`)
    expect(await page.locator('.wallenstein .map').isVisible()).toBe(true)
  })
}

test('the lobby, by day and by candle', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await server.visitor({ colorScheme })
    await page.goto('/')
    await page.waitForSelector('.card')
    await page.waitForTimeout(300)
    await picture(page, `lobby-${colorScheme}`)
  }
})
