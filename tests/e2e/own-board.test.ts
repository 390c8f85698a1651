/** Carolingi on an owner's board: one more game in the lobby, drawn as places and ways. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTable, playOn } from './play'
import { axe, TestServer } from './server'

const OWN = join(import.meta.dirname, '../../src/regnum/games/carolingi/board.toml')
const folder = mkdtempSync(join(tmpdir(), 'regnum-board-'))
const TITLE = 'Carolingi: The Western Sea'

let server: TestServer

/** Corsica is another country in another region, and a tile shows something else. */
function writeBoard(): string {
  const text = readFileSync(OWN, 'utf8')
    .replaceAll('"corse"', '"atlantis"')
    .replace('name_en = "Corse"', 'name_en = "Atlantis"')
    .replaceAll('"longobardi"', '"western_sea"')
    .replace('"influence", "equip_missi", "move_troops"]', '"battle", "equip_missi", "develop"]')
  const file = join(folder, 'mine.toml')
  writeFileSync(file, `name = "The Western Sea"\n${text}`)
  return file
}

beforeAll(async () => {
  server = await TestServer.open([writeBoard()])
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('it is offered, drawn and played on', async () => {
  const page = await server.visitor()
  await page.goto('/')
  await page.getByRole('heading', { name: TITLE }).waitFor()
  const games = await page.evaluate(
    async () => (await (await fetch('/api/games')).json()) as { key: string; title: string }[],
  )
  const key = games.find(({ title }) => title === TITLE)?.key ?? ''
  const six = [{ kind: 'me' as const }, ...new Array(5).fill({ kind: 'bot', bot: 'random' })]
  await openTable(page, six, key)
  await page.locator('[data-target="country:atlantis"]').waitFor()
  expect(await page.locator('.carolingi path.way').count()).toBe(77)
  expect(await page.locator('.carolingi path.link').count()).toBe(6)
  expect(await page.locator('[data-target^="country:"]').count()).toBe(36)
  expect(await axe(page)).toEqual([])
  await playOn(page, async (_, taps) => taps > 12)
  await page.getByRole('button', { name: 'DE', exact: true }).click()
  await page.getByRole('button', { name: 'Schlichtes Brett' }).waitFor()
  expect(await page.locator('body').innerText()).not.toContain('⟪')
  expect(await axe(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(server.complaints).toEqual([])
})
