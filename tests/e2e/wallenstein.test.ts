/** Wallenstein on its drawn board: planned by taps and by keys, and played to its end. */
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axe, TestServer, overflow } from './server'
import { awaitTurn, isOver, openTable, playOn, question, type Wish } from './play'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.open()
})
afterAll(() => server.close())

const BOT: Wish = { kind: 'bot', bot: 'random' }
const box = (page: Page, name: string): Locator => page.locator(`[data-target="box:${name}"]`)
/** The box when this lies there. */
const holding = (page: Page, name: string, card: string): Locator =>
  page.locator(`.mat li:has([data-target="box:${name}"])`, { hasText: card })

async function middle(what: Locator): Promise<{ x: number; y: number }> {
  const frame = await what.boundingBox()
  if (!frame) throw new Error('It is not in sight.')
  return { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }
}

/** With the mouse, from the middle of the one to that of the other. */
async function carry(page: Page, card: Locator, to: Locator): Promise<void> {
  await card.hover()
  await page.mouse.down()
  const { x, y } = await middle(to)
  await page.mouse.move(x, y, { steps: 5 })
  await page.mouse.up()
}

/** All that a message tells of what this seat has laid or could lay, wherever it stands. */
function plansIn(message: unknown, seat: number): unknown[] {
  if (typeof message !== 'object' || message === null) return []
  const told: unknown[] = []
  for (const [name, value] of Object.entries(message)) {
    if (name === 'players' && Array.isArray(value))
      told.push(...secretsOf((value as Secrets[])[seat]))
    else if (name === 'changes' && Array.isArray(value)) told.push(...changedPlans(value, seat))
    else told.push(...plansIn(value, seat))
  }
  return told
}

interface Secrets {
  mat: Record<string, string | null>
  hand: unknown
  plan: unknown[]
  budget: unknown
  last: Record<string, string>
}

function secretsOf(player: Secrets | undefined): unknown[] {
  if (player === undefined) return []
  const { mat, hand, plan, budget, last } = player
  const told: unknown[] = [...Object.values(mat), hand, ...plan, budget, ...Object.values(last)]
  return told.filter((one) => one !== null)
}

const SECRET = ['mat', 'hand', 'plan', 'last']

function changedPlans(changes: [(string | number)[], unknown][], seat: number): unknown[] {
  return changes.flatMap(([[first, second, third], value]) => {
    if (first === undefined) return plansIn(value, seat)
    if (first !== 'players' || (second !== undefined && second !== seat)) return []
    if (second === undefined) return secretsOf((value as Secrets[])[seat])
    if (third === undefined) return secretsOf(value as Secrets)
    return SECRET.includes(String(third)) && value !== null ? [value] : []
  })
}

async function begin(page: Page): Promise<void> {
  await openTable(page, [{ kind: 'me' }, BOT, BOT], 'wallenstein')
  await awaitTurn(page)
  await page.waitForSelector('.wallenstein .sheet')
}

test('a plan is laid by tapping counties and boxes, in any order', async () => {
  const page = await server.visitor()
  await begin(page)
  expect(await box(page, 'bid').getAttribute('aria-label')).toBe('the bid: nothing yet')
  await page.locator('[data-target="county:mark"]').click()
  await box(page, 'palace').click()
  await holding(page, 'palace', 'Gft. Mark').waitFor()
  await box(page, 'taxes').click()
  await page.locator('[data-target="county:osnabrueck"]').click()
  await holding(page, 'taxes', 'Osnabrück').waitFor()

  // What is drafted is still there after the page was opened again.
  await page.reload()
  await holding(page, 'palace', 'Gft. Mark').waitFor()
  await holding(page, 'taxes', 'Osnabrück').waitFor()

  // The same with the keys.
  await box(page, 'church').press('Enter')
  await page.locator('[data-target="county:passau"]').press('Enter')
  await holding(page, 'church', 'Passau').waitFor()

  // A commit names the box that is missing, and a card can be taken back.
  await page.locator('[data-target="commit"]').click()
  await page.locator('.refusal', { hasText: 'still empty: the bid' }).waitFor()
  await page.getByRole('button', { name: 'take back: build a palace' }).click()
  await holding(page, 'palace', 'Gft. Mark').waitFor({ state: 'detached' })
  // Somebody else's county is refused with the rule.
  await box(page, 'palace').click()
  await page.locator('[data-target="county:baden"]').click()
  await page.locator('.refusal', { hasText: 'Baden is not yours' }).waitFor()
  expect(server.complaints).toEqual([])
})

test('a card lies in its box before the server has answered, and comes back if it says no', async () => {
  const page = await server.visitor()
  let late: (() => void)[] | null = null
  await page.routeWebSocket(/./, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (late === null) socket.send(message)
      else late.push(() => socket.send(message))
    })
  })
  await begin(page)
  const answer = (): void => {
    const waiting = late ?? []
    late = null
    for (const send of waiting) send()
  }
  late = []
  await box(page, 'palace').click()
  await page.locator('[data-target="county:mark"]').click()
  await holding(page, 'palace', 'Gft. Mark').waitFor()
  answer()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  late = []
  await carry(page, page.locator('[data-target="county:baden"]'), box(page, 'church'))
  await holding(page, 'church', 'Baden').waitFor()
  answer()
  await page.locator('.refusal', { hasText: 'Baden is not yours' }).waitFor()
  await holding(page, 'church', 'Baden').waitFor({ state: 'detached' })
  await holding(page, 'palace', 'Gft. Mark').waitFor()
  // Whoever goes on before the answer has come loses nothing of it.
  late = []
  await carry(page, page.locator('[data-target="county:osnabrueck"]'), box(page, 'grain'))
  await holding(page, 'grain', 'Osnabrück').waitFor()
  await carry(page, box(page, 'palace'), box(page, 'taxes'))
  answer()
  await holding(page, 'taxes', 'Gft. Mark').waitFor()
  await holding(page, 'grain', 'Osnabrück').waitFor()
})

for (const [width, colorScheme] of [
  [360, 'light'],
  [360, 'dark'],
  [768, 'light'],
  [1440, 'dark'],
] as const) {
  test(`axe finds nothing and nothing sticks out: ${colorScheme}, ${width} px`, async () => {
    const page = await server.visitor({ colorScheme, viewport: { width, height: 900 } })
    await begin(page)
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await playOn(page, async () =>
      page.locator('.question', { hasText: /armies|place in the player order/ }).isVisible(),
    )
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
}

test('a card is carried to a box, on to another, and off the mat', async () => {
  const page = await server.visitor()
  await begin(page)
  await carry(page, page.locator('[data-target="county:mark"]'), box(page, 'palace'))
  await holding(page, 'palace', 'Gft. Mark').waitFor()
  await carry(page, box(page, 'palace'), box(page, 'taxes'))
  await holding(page, 'taxes', 'Gft. Mark').waitFor()
  await holding(page, 'palace', 'Gft. Mark').waitFor({ state: 'detached' })
  await carry(page, page.locator('.spare [data-target="card:3"]'), box(page, 'bid'))
  await holding(page, 'bid', '3 Thalers').waitFor()
  await carry(page, box(page, 'taxes'), page.locator('.journal'))
  await holding(page, 'taxes', 'Gft. Mark').waitFor({ state: 'detached' })
  // What is not one's own stays where it is, with the reason.
  await carry(page, page.locator('[data-target="county:baden"]'), box(page, 'church'))
  await page.locator('.refusal', { hasText: 'Baden is not yours' }).waitFor()
  expect(await page.locator('.mat .card:not(.empty)').count()).toBe(1)
  expect(server.complaints).toEqual([])
})

test('a finger carries cards from the hand', async () => {
  const page = await server.visitor({ viewport: { width: 360, height: 740 }, hasTouch: true })
  await begin(page)
  const county = page.locator('.in-hand button').first()
  const card = (await county.getAttribute('data-card')) ?? ''
  const [from, to] = [await middle(county), await middle(box(page, 'grain'))]
  const fingers = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number): Promise<unknown> =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  await touch('touchStart', from.x, from.y)
  // Up first: sideways a finger looks through the hand.
  for (const y of [from.y - 15, from.y - 40, from.y - 60]) await touch('touchMove', from.x, y)
  await touch('touchMove', (from.x + to.x) / 2, (from.y + to.y) / 2)
  await touch('touchMove', to.x, to.y)
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  const laid = page.locator(`.mat li:has([data-target="box:grain"]) [data-card="${card}"]`)
  await laid.waitFor()
})

test('two plan at one table, and neither sees the other’s plan, on the wire too', async () => {
  const [anna, bert] = [await server.visitor(), await server.visitor()]
  const heard: [string[], string[]] = [[], []]
  for (const [index, page] of [anna, bert].entries()) {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => heard[index]?.push(payload.toString())),
    )
  }
  const links = await openTable(anna, [{ kind: 'me' }, { kind: 'link' }, BOT], 'wallenstein')
  await bert.goto(String(Object.values(links)[0]))
  await bert.getByLabel('What shall the others call you?').fill('Bert')
  await bert.keyboard.press('Enter')
  await bert.waitForSelector('.mat.planning')
  await awaitTurn(anna)
  const laid = (page: Page): Promise<number> => page.locator('.mat .card:not(.empty)').count()
  await playOn(anna, async () => (await laid(anna)) >= 4)
  await playOn(bert, async () => (await laid(bert)) >= 3, 5)
  await playOn(anna, async () => (await laid(anna)) >= 11)
  await anna.locator('[data-target="commit"]').click()
  await bert.locator('.journal .event-planned', { hasText: /Seat 1|Guest/ }).waitFor()
  expect(await laid(bert)).toBe(3)
  expect(heard[1].length).toBeGreaterThan(2)
  expect(heard[0].flatMap((text) => plansIn(JSON.parse(text), 0))).not.toEqual([])
  for (const [rival, frames] of [
    [1, heard[0]],
    [0, heard[1]],
  ] as const) {
    expect(frames.flatMap((text) => plansIn(JSON.parse(text), rival))).toEqual([])
  }
  expect(server.complaints).toEqual([])
})

test('at one screen the mat is handed over, and what was laid stays with its player', async () => {
  const page = await server.visitor()
  await openTable(page, [{ kind: 'me' }, { kind: 'screen', name: 'Berta' }, BOT], 'wallenstein')
  await page.locator('.hand-over .main').click()
  await page.waitForSelector('.mat.planning')
  expect(await axe(page)).toEqual([])
  await playOn(page, async () => page.locator('[data-target="commit"].can').isVisible())
  await page.locator('[data-target="commit"]').click()
  await page.waitForSelector('.hand-over')
  expect(await page.locator('.mat, .journal, .wallenstein').count()).toBe(0)
  expect(await page.locator('.hand-over').innerText()).toContain('Berta')
  expect(await axe(page)).toEqual([])
  await page.locator('.hand-over .main').click()
  await page.waitForSelector('.mat.planning')
  expect(await page.locator('.mat .card:not(.empty)').count()).toBe(0)
  // The season goes on from hand to hand.
  for (let hands = 0; hands < 4; hands++) {
    await playOn(page, async () => page.locator('.hand-over').isVisible())
    if (await isOver(page)) break
    await page.locator('.hand-over .main').click()
    await page.waitForSelector('.decision')
  }
  expect(server.complaints).toEqual([])
})

test('last season’s plan is laid again by one button', async () => {
  const page = await server.visitor()
  await begin(page)
  const again = page.getByRole('button', { name: 'Lay last season’s plan' })
  await playOn(page, async () => {
    // On the way: whether armies go is answered beside the question, and nothing lies over the map.
    if ((await question(page)).includes('Where do the armies')) {
      await page.locator('#decision').getByText('nobody goes').waitFor()
      expect(await page.locator(':is(.sheet, .answering) .answer').count()).toBe(0)
    }
    return again.isVisible()
  })
  expect(await axe(page)).toEqual([])
  await again.click()
  await page.locator('.mat .card:not(.empty)').first().waitFor()
  expect(await again.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.waitForFunction(() => document.querySelectorAll('.mat .card:not(.empty)').length > 0)
  expect(server.complaints).toEqual([])
})
