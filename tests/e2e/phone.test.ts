/** The table on a phone: upright and on its side, with a finger. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { awaitTurn, leaveToBot, openTable, reach, type Wish } from './play'
import { axe, overflow, PATIENCE, TestServer } from './server'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.open()
})
afterAll(() => server.close())

const BOT: Wish = { kind: 'bot', bot: 'random' }
const UPRIGHT = { width: 360, height: 740 }
const ON_ITS_SIDE = { width: 740, height: 360 }
const FINGER = 44

const phone = (): Promise<Page> =>
  server.visitor({ viewport: UPRIGHT, hasTouch: true, isMobile: true, locale: 'de-DE' })

/** What can be seen and is too small for a finger; a word within a sentence grows unseen. */
function tooSmall(finger: number): string[] {
  const tools = document.querySelectorAll<HTMLElement>('button, a[href], select, input')
  const seen = [...tools].filter((one) => one.checkVisibility() && !one.matches('.skip, .rule'))
  const small = seen.filter((one) => {
    // What is tapped of a box to tick or a file is its label.
    const tapped = one.matches('[type=radio], [type=checkbox], [type=file]')
      ? one.closest('label')
      : one
    const { width, height } = (tapped ?? one).getBoundingClientRect()
    return width < finger - 0.5 || height < finger - 0.5
  })
  return small.map((one) => one.outerHTML.slice(0, 90))
}

/** How far the drawing sticks out of the screen, and the question too. */
function hidden(drawing: string): number[] {
  return [drawing, '.question'].map((place) => {
    const box = document.querySelector(place)?.getBoundingClientRect()
    return box ? Math.max(0, -box.top, box.bottom - innerHeight, box.right - innerWidth) : 1e9
  })
}

/** How far the page must be drawn up to bring all that can be chosen into sight, one by one. */
function drawnUp(): number {
  scrollTo(0, 0)
  const far = [...document.querySelectorAll('.stage [data-target].can')].map((one) => {
    one.scrollIntoView({ block: 'nearest' })
    return scrollY
  })
  scrollTo(0, 0)
  return Math.max(...far)
}

const DRAWINGS: Record<string, string> = {
  'carolus-magnus': '.ring > svg',
  carolingi: '.sheet > .layers',
  wallenstein: '.sheet > .layers',
}

for (const [game, drawing] of Object.entries(DRAWINGS)) {
  test(`${game} fits a phone and a finger`, async () => {
    const page = await phone()
    await openTable(page, [{ kind: 'me' }, BOT, BOT], game)
    await awaitTurn(page)
    expect(await page.evaluate(tooSmall, FINGER)).toEqual([])

    // The journal is one tap away, and one tap back.
    expect(await page.locator('.journal').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Chronik' }).first().tap()
    await page.locator('.journal').waitFor()
    expect(await page.evaluate(tooSmall, FINGER)).toEqual([])
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Zurück zum Brett' }).tap()
    await page.locator('.journal').waitFor({ state: 'hidden' })
    // So is the rule that a question cites.
    await page.locator('.question .rule').tap()
    await page.locator('.rules section').first().waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.rules section').first().waitFor({ state: 'hidden' })

    await page.setViewportSize(ON_ITS_SIDE)
    await page.evaluate(() => scrollTo(0, 0))
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await expect.poll(() => page.evaluate(hidden, drawing)).toEqual([0, 0])
    expect(await page.evaluate(drawnUp)).toBe(0)
    expect(await page.evaluate(tooSmall, FINGER)).toEqual([])
    expect(server.complaints).toEqual([])
  })
}

test('a finger that rests learns what a tap would play, and plays nothing', async () => {
  const page = await phone()
  await openTable(page, [{ kind: 'me' }, BOT])
  await awaitTurn(page)
  const glows = page.locator('[data-target].can').first()
  await glows.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await glows.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  const asked = await page.locator('.question').innerText()
  const debug = await page.context().newCDPSession(page)
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await debug.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.locator('.about .plays', { hasText: 'Antippen spielt' }).waitFor()
  await debug.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect(await axe(page)).toEqual([])
  expect(await page.locator('.question').innerText()).toBe(asked)
  expect(await page.locator('.about').isVisible()).toBe(true)
  expect(server.complaints).toEqual([])
})

test('two fingers make a map larger, and one moves it', async () => {
  for (const [game, place] of [
    ['carolingi', 'country:hessen'],
    ['wallenstein', 'county:altmark'],
  ] as const) {
    const page = await phone()
    await openTable(page, [{ kind: 'me' }, BOT, BOT], game)
    await awaitTurn(page)
    await page.locator('.goal').waitFor() // the map comes to rest below it
    const land = page.locator(`.sheet [data-target="${place}"]`).first()
    const nowhere = { x: 0, y: 0, width: 0, height: 0 }
    const box = async () => (await land.boundingBox()) ?? nowhere
    const debug = await page.context().newCDPSession(page)
    const before = await box()
    const centre = before.x + before.width / 2
    const y = before.y + before.height / 2
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: number[]) =>
      debug.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: fingers.map((x, id) => ({ x, y, id })),
      })
    await touch('touchStart', centre - 30, centre + 30)
    for (const spread of [40, 50, 60]) await touch('touchMove', centre - spread, centre + spread)
    await touch('touchEnd')
    const larger = await box()
    expect(larger.width / before.width).toBeCloseTo(2, 0)
    expect(larger.x + larger.width / 2).toBeCloseTo(centre, -1)
    expect(larger.y + larger.height / 2).toBeCloseTo(y, -1)
    await touch('touchStart', centre)
    for (const way of [20, 40, 60]) await touch('touchMove', centre - way)
    await touch('touchEnd')
    expect((await box()).x - larger.x).toBeCloseTo(-60, -1)
  }
  expect(server.complaints).toEqual([])
})

test('the lobby fits a finger, too', async () => {
  const page = await phone()
  await openTable(page, [{ kind: 'me' }, BOT])
  await leaveToBot(page, 'Bot spielen lassen')
  await page.waitForSelector('.reckoning')
  expect(await page.evaluate(tooSmall, FINGER)).toEqual([])
  for (const place of ['/', '/#new=wallenstein', '/me']) {
    await page.goto(place)
    await page.locator('main').waitFor()
    await page.locator('main h2').first().waitFor()
    if (place === '/me') await page.locator('time').first().waitFor()
    expect(await page.evaluate(tooSmall, FINGER), place).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  }
})

test('whoever comes for the first time sees at once what can be done', async () => {
  const page = await phone()
  await page.goto('/')
  const first = page.getByRole('button', { name: 'Gleich spielen' }).first()
  const { y, height } = (await first.boundingBox()) ?? { y: 1e9, height: 0 }
  expect(y + height).toBeLessThan(UPRIGHT.height)
})

test('what a hint speaks of comes into sight', async () => {
  const page = await phone()
  await openTable(page, [{ kind: 'me' }, BOT], 'carolus-magnus')
  await awaitTurn(page)
  // The board and the panel below it do not fit at once: what is hinted at was drawn out of sight.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page.getByRole('button', { name: 'Rat', exact: true }).click()
  await page.locator('.advice').waitFor()
  const covered = (): Promise<boolean> =>
    page.evaluate(() => {
      const { top, bottom } =
        document.querySelector('.stage [data-target].hinted')?.getBoundingClientRect() ??
        new DOMRect()
      const ceiling = document.querySelector('.laid-over')?.getBoundingClientRect().bottom ?? 0
      return top < ceiling || bottom > innerHeight
    })
  await expect.poll(covered, { timeout: PATIENCE }).toBe(false)
})

test('a move is typed in the reader’s words, from a list on one key', async () => {
  const page = await server.visitor({ locale: 'de-DE' })
  await openTable(page, [{ kind: 'me' }, BOT])
  await awaitTurn(page)
  await page.keyboard.press('m')
  const option = page.locator('.typed [role=option]').first()
  const words = await option.evaluate((one) => one.firstChild?.textContent?.trim() ?? '')
  expect(words).toMatch(/^Scheibe \d$|^(Rot|Rosa|Blau|Gelb|Grün) für eine Krone$/)
  expect(await page.locator('.typed input').getAttribute('placeholder')).toBe(words)
  const before = await page.locator('.pages .by-itself > span').innerText()
  await page.keyboard.type('xyz')
  await page.locator('.typed [role=status]', { hasText: 'passt keiner der Züge' }).waitFor()
  await page.locator('.typed input').fill('')
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.locator('.pages .by-itself > span').innerText(), { timeout: PATIENCE })
    .not.toBe(before)
})

test('who is asked sees what can be chosen, wherever the page was', async () => {
  const page = await phone()
  await openTable(page, [{ kind: 'me' }, BOT])
  const shows = 'Wähle eine Scheibe'
  const discs = page.locator('[data-target^="disc:"].can')
  await reach(page, shows)
  await discs.first().tap()
  await page.locator('.question', { hasText: 'Spiele einen Paladin' }).waitFor()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  // What is played next is in the hand, above.
  await page.locator('[data-target^="reserve:"].can').first().dispatchEvent('click')
  await page.locator('.question', { hasText: 'Wohin?' }).waitFor()
  await page.locator('[data-target^="territory:"].can').first().dispatchEvent('click')
  await page.locator('.question', { hasText: 'noch 2' }).waitFor()
  const seen = (place: string): Promise<boolean> =>
    page
      .locator(place)
      .first()
      .evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      })
  await expect.poll(() => seen('[data-target^="reserve:"].can')).toBe(true)
})

test('on a phone the majorities stand below the ring', async () => {
  const page = await phone()
  await openTable(page, [{ kind: 'me' }, BOT, BOT, BOT])
  await awaitTurn(page)
  const line = page.getByRole('list', { name: 'Die Mehrheiten an den Höfen' })
  const box = await line.boundingBox()
  expect((box?.y ?? 1e9) + (box?.height ?? 0)).toBeLessThan(UPRIGHT.height)
  expect(await line.innerText()).toContain('Niemand beherrscht sie.')
  // On its side beside it, and the ring is hardly smaller.
  await page.setViewportSize({ width: UPRIGHT.height, height: UPRIGHT.width })
  await page.evaluate(() => scrollTo(0, 0))
  const [beside, ring] = [await line.boundingBox(), await page.locator('.ring').boundingBox()]
  expect((beside?.x ?? 1e9) + (beside?.width ?? 0)).toBeLessThanOrEqual(ring?.x ?? 0)
  expect((beside?.y ?? 1e9) + (beside?.height ?? 0)).toBeLessThanOrEqual(UPRIGHT.width)
  expect(ring?.height).toBeGreaterThan(0.85 * UPRIGHT.width)
})

test('a row of cards stays where it was drawn, and the tools in reach', async () => {
  const page = await phone()
  await openTable(page, [{ kind: 'me' }, BOT], 'carolingi')
  await page.locator('.hand [data-target="tile:influence"].can').tap()
  await page.locator('.hand [data-target="tile:no-action"].can').tap()
  await page.locator('.laying button').tap()
  await page.locator('.question', { hasText: 'Tippe auf Missi' }).waitFor({ timeout: PATIENCE })
  await awaitTurn(page)
  expect(await page.locator('.whose').innerText()).toContain('Winter')
  const stands = (): Promise<number[]> =>
    page.evaluate(() => [
      document.querySelector('.cards')?.scrollLeft ?? -1,
      document.querySelector('.sheet')?.getBoundingClientRect().top ?? -1,
    ])
  // Nothing of a card lies under one's own court.
  const under = (): Promise<number> =>
    page.evaluate(() => {
      const [cards, court] = ['.cards', '.own'].map((one) =>
        document.querySelector(one)?.getBoundingClientRect(),
      )
      return (cards?.bottom ?? 1e9) - (court?.top ?? 0)
    })
  await expect.poll(under).toBeLessThanOrEqual(1)
  await page.locator('.cards').evaluate((row) => {
    row.scrollLeft = row.scrollWidth
  })
  // Beside the one answer that is no tap on the board, the tools are in reach.
  const outside = await page.evaluate(() =>
    [...document.querySelectorAll('.decision button')]
      .map((one) => one.getBoundingClientRect())
      .filter(({ left, right }) => left < 0 || right > innerWidth),
  )
  expect(outside).toEqual([])
  const before = await stands()
  expect(before[0]).toBeGreaterThan(20)
  for (const left of ['noch 2', 'noch 1']) {
    await page.locator('.cards [data-target].can').last().tap()
    await page.locator('.question', { hasText: left }).waitFor()
    await page.waitForTimeout(300) // what is out of sight would be brought there
    expect(await stands()).toEqual(before)
  }
  expect(await page.evaluate(tooSmall, FINGER)).toEqual([])
})
