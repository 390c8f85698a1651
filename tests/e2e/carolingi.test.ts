/** Carolingi on its drawn board: tiles laid in secret, answers on the spot, the hourglass. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { awaitTurn, isOver, openTable, playAsAdvised, playOn, question, type Wish } from './play'
import { axe, overflow, TestServer } from './server'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.open()
})
afterAll(() => server.close())

const BOT: Wish = { kind: 'bot', bot: 'random' }
const THREE: Wish[] = [{ kind: 'me' }, BOT, BOT]

test('two tiles are drafted in the hand and sent together', async () => {
  const page = await server.visitor()
  const sent: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => sent.push(payload.toString())),
  )
  await openTable(page, THREE, 'carolingi')
  await awaitTurn(page)
  const tile = (name: string): string => `.hand [data-target="tile:${name}"]`
  await page.locator(tile('battle')).click()
  await page.locator(tile('develop')).press('Enter')
  await page.locator(tile('battle')).click()
  expect(await page.locator('.hand .picked').count()).toBe(1)
  await page.locator(tile('influence')).click()
  expect(sent.filter((text) => text.includes('"play"'))).toEqual([])
  await page.getByRole('button', { name: 'Lay these two in secret' }).click()
  await page.locator('.journal .event-laid', { hasText: 'Guest' }).waitFor()
  expect(sent.filter((text) => text.includes('"play"')).length).toBe(1)
  expect(await page.locator('.journal .event-laid-tile').count()).toBe(2)
  expect(server.complaints).toEqual([])
})

test('after a tile that was advised, one more is asked for in the hand, too', async () => {
  const page = await server.visitor()
  await openTable(page, THREE, 'carolingi')
  await playAsAdvised(page, async () => (await question(page)).includes('another'))
  await page.getByText('One more tile for the Scriptorium').waitFor()
  await page.locator('.hand [data-target^="tile:no-action"].can').first().click()
  await page.getByRole('button', { name: 'Lay this tile in secret' }).click()
  await page.locator('.journal .event-laid', { hasText: 'Guest' }).waitFor()
  expect(await page.locator('.journal .event-laid-tile').count()).toBe(2)
  expect(server.complaints).toEqual([])
})

test('each season begins with nothing drafted, and the players lie below all that is asked', async () => {
  const page = await server.visitor({ viewport: { width: 1440, height: 900 } })
  await openTable(page, THREE.slice(0, 2), 'carolingi')
  const nothing = page.locator('.hand [data-target^="tile:no-action"]')
  const lying = page.locator('.question', { hasText: 'Lay 2 tiles' })
  const seasons = page.locator('.journal .event-season')
  const bottomOf = async (place: string): Promise<number> =>
    page.locator(place).evaluate((one) => one.getBoundingClientRect().bottom)
  for (let season = 0; season < 5; season++) {
    await playOn(page, async () => lying.isVisible())
    await page.waitForFunction(() => document.querySelectorAll('.hand .can').length > 2)
    // Both of last season's would be; a tap that was meant for the question before this one drafts one.
    const drafted = page.locator('.hand .picked')
    expect(await drafted.count()).toBeLessThan(2)
    for (const tile of await drafted.all()) await tile.click()
    for (const tile of await nothing.all()) await tile.click()
    expect(await bottomOf('.side > .own')).toBeLessThanOrEqual(
      await page.locator('.players').evaluate((one) => one.getBoundingClientRect().top),
    )
    const begun = await seasons.count()
    await page.getByRole('button', { name: 'Lay these two in secret' }).click()
    await playOn(page, async () => (await seasons.count()) > begun)
  }
  expect(server.complaints).toEqual([])
})

for (const [width, colorScheme, seats] of [
  [360, 'light', 3],
  [768, 'dark', 6],
  [1440, 'light', 6],
] as const) {
  test(`axe finds nothing and nothing sticks out: ${colorScheme}, ${width} px`, async () => {
    const page = await server.visitor({ colorScheme, viewport: { width, height: 900 } })
    const rivals = new Array<Wish>(seats - 1).fill(BOT)
    await openTable(page, [{ kind: 'me' }, ...rivals], 'carolingi')
    await awaitTurn(page)
    await page.waitForSelector('.carolingi .sheet')
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await playOn(page, async () => page.locator('.spot').isVisible())
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
}

test('where many places can be chosen, what a click plays is told before it', async () => {
  const page = await server.visitor()
  await openTable(page, THREE, 'carolingi', false, { variant: 'advanced' })
  const places = page.locator('.sheet [data-target].can')
  await playOn(page, async () => (await places.count()) > 4)
  const place = places.first()
  const name = ((await place.getAttribute('aria-label')) ?? '').split(':')[0] ?? ''
  const told = page.locator('.journal li', { hasText: `Guest places a follower in ${name}` })
  const before = await told.count()
  await place.focus()
  await page.locator('.foretold', { hasText: name }).waitFor()
  await place.press('Enter')
  await told.nth(before).waitFor()
  expect(server.complaints).toEqual([])
})

test('whatever is asked the map stays where it is, and what is begun on it goes on there', async () => {
  const page = await server.visitor()
  await openTable(page, THREE, 'carolingi', false, { years: 1 })
  // Who plays for the first time is told the goal, above all.
  await page.locator('.goal').waitFor()
  const begun = page.locator('.decision .tools').getByRole('button', { name: 'Cancel' })
  const tops = new Set<number>()
  await playOn(page, async () => {
    if (await isOver(page)) return true
    tops.add(
      await page.locator('.carolingi .sheet').evaluate((sheet) => {
        return Math.round(sheet.getBoundingClientRect().top + scrollY)
      }),
    )
    if (await begun.isVisible()) expect(await page.locator('.decision .move').count()).toBe(0)
    return false
  })
  expect([...tops]).toHaveLength(1)
  await page.locator('.question .reason', { hasText: 'sundial' }).waitFor()
  expect(server.complaints).toEqual([])
})

test('the tile that is to be swapped is named, and marked in the hand', async () => {
  const page = await server.visitor()
  await openTable(page, THREE, 'carolingi')
  await playOn(page, async () => page.locator('[data-asked="ask-swap"]').isVisible())
  const tile = page.locator('.hand .can').first()
  const name = (await tile.getAttribute('aria-label')) ?? ''
  await tile.click()
  await page.locator('[data-asked="ask-swap-back"] .question', { hasText: name }).waitFor()
  expect(await page.locator('.hand .picked').getAttribute('aria-label')).toBe(name)
  expect(await axe(page)).toEqual([])
})

test('the hourglass runs second by second', async () => {
  const [anna, bert] = [await server.visitor(), await server.visitor()]
  const links = await openTable(anna, [{ kind: 'me' }, { kind: 'link' }], 'carolingi', false, {
    hourglass: 120,
  })
  await bert.goto(Object.values(links)[0] ?? '')
  await bert.waitForSelector('.question, form')
  if (await bert.getByRole('textbox').isVisible()) {
    await bert.getByRole('textbox').fill('Bert')
    await bert.getByRole('button', { name: 'Sit down' }).click()
  }
  await anna.locator('.hand .can').first().click()
  await anna.locator('.hand .can').first().click()
  await anna.getByRole('button', { name: 'Lay these two in secret' }).click()
  await bert.waitForSelector('.glass')
  const left = async (): Promise<number> =>
    Number(/\d+/.exec((await bert.locator('.glass').textContent()) ?? '')?.[0])
  const before = await left()
  await bert.waitForTimeout(2500)
  expect(await left()).toBeLessThan(before)
})
