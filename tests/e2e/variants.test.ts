/**
 * Every variant of every game to its end, with a look at every kind of screen on the way, and every
 * number of players through a first round.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { awaitTurn, isOver, openTable, playOn, type Wish } from './play'
import { axe, overflow, overlaps, TestServer } from './server'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.open()
})
afterAll(() => server.close())

const LONG = process.env['REGNUM_LONG'] !== undefined
/** Of each list the first at every run; all of them where there is time: REGNUM_LONG=1. */
const asked = <Each>(all: Each[]): Each[] => (LONG ? all : all.slice(0, 1))

const ALL_MODULES = { lineup: 'draft', court: true, landsknechte: true, leaders: true }
const VARIANTS: Record<string, Record<string, unknown>[]> = {
  wallenstein: [
    { ...ALL_MODULES },
    {},
    { tower: 'restless' },
    { lineup: 'draft' },
    { court: true },
    { landsknechte: true },
    { leaders: true },
  ],
  carolingi: [
    { variant: 'advanced' },
    { variant: 'base' },
    { variant: 'base', anarchy: true },
    { variant: '814' },
    { variant: 'base', hourglass: 60 },
  ].map((options) => ({ ...options, years: 2 })),
  'carolus-magnus': [{ tiebreak: 'markers' }, {}],
}
const COUNTS: Record<string, number[]> = {
  wallenstein: [5, 4, 3],
  carolingi: [6, 5, 4, 3, 2],
  'carolus-magnus': [4, 3, 2],
}
/** What the journal says at the beginning of a round. */
const ROUND = '.journal .event-season, .journal .event-round'

async function sitDown(page: Page, game: string, seats: number, options = {}): Promise<void> {
  const rivals = new Array<Wish>(seats - 1).fill({ kind: 'bot', bot: 'random' })
  await openTable(page, [{ kind: 'me' }, ...rivals], game, false, options)
  await awaitTurn(page)
}

const DESK = { width: 1440, height: 900 }
const SCREENS = [
  { ...DESK, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 768, height: 1024, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'light' },
  { ...DESK, colorScheme: 'dark' },
  { width: 768, height: 1024, colorScheme: 'dark' },
] as const

/** What is asked for the first time is looked at: on one screen, or on all where there is time. */
async function look(page: Page, seen: Set<string>): Promise<void> {
  const kind = await page.locator('#decision').getAttribute('data-asked')
  if (kind === null || seen.has(kind)) return
  const turn = (seen.size + 1) % SCREENS.length
  const screens = LONG ? SCREENS : SCREENS.filter((_, n) => n === turn)
  for (const { width, height, colorScheme } of screens) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    expect([kind, width, colorScheme, await axe(page)]).toEqual([kind, width, colorScheme, []])
    expect([kind, Math.max(0, await overflow(page))]).toEqual([kind, 0])
    expect([kind, width, await overlaps(page)]).toEqual([kind, width, []])
  }
  // When it was found in order: a second try looks again.
  seen.add(kind)
  await page.setViewportSize(DESK)
}

async function inOrder(page: Page): Promise<void> {
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await page.locator('body').innerText()).not.toContain('⟪')
  expect(server.complaints).toEqual([])
}

for (const [game, variants] of Object.entries(VARIANTS)) {
  const seen = new Set<string>()
  for (const options of asked(variants)) {
    test(`${game} to its end: ${JSON.stringify(options)}`, { timeout: 1_800_000 }, async () => {
      const page = await server.visitor()
      await sitDown(page, game, 3, options)
      await playOn(page, async () => {
        await look(page, seen)
        return false
      })
      expect(await isOver(page)).toBe(true)
      expect(seen.size).toBeGreaterThan(2)
      await inOrder(page)
      await page.context().close()
    })
  }
}

for (const [game, counts] of Object.entries(COUNTS)) {
  for (const seats of asked(counts)) {
    test(`the first round of ${game} with ${seats} players`, async () => {
      const page = await server.visitor()
      await sitDown(page, game, seats)
      await playOn(page, async () => (await page.locator(ROUND).count()) > 1)
      await inOrder(page)
      await page.context().close()
    })
  }
}
