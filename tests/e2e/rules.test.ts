/** The rules reference: a section number opens its paragraph, and pictures stand beside the words. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { awaitTurn, openTable } from './play'
import { axe, TestServer } from './server'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.open()
})
afterAll(() => server.close())

/** Waits until the heading that is open stands at the top of the rules, and they are in sight. */
async function opened(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const sheet = document.querySelector('.rules')
    const heading = sheet?.querySelector('.here')
    if (!sheet || !heading) return false
    const [frame, box] = [sheet.getBoundingClientRect(), heading.getBoundingClientRect()]
    const atEnd = sheet.scrollTop + sheet.clientHeight >= sheet.scrollHeight - 2
    const seen = box.top >= 0 && box.bottom <= innerHeight
    return seen && (atEnd || Math.abs(box.top - frame.top) < 40)
  })
}

for (const [game, width] of [
  ['carolus-magnus', 1440],
  ['wallenstein', 360],
  ['carolingi', 768],
] as const) {
  test(`a section number opens its paragraph, once and again: ${game}, ${width} px`, async () => {
    const page = await server.visitor({ viewport: { width, height: 800 } })
    await openTable(page, [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }], game)
    await awaitTurn(page)
    const link = page.locator('.question .rule')
    const number = ((await link.textContent()) ?? '').replace('§', '').trim()
    await link.click()
    await opened(page)
    expect(await page.locator('.rules .here').getAttribute('data-rule')).toBe(number)
    await page.locator('.rules').evaluate((sheet) => (sheet.scrollTop = sheet.scrollHeight))
    await page.keyboard.press('Escape') // on a narrow screen the rules lie over the question
    await page.evaluate(() => scrollTo(0, 0))
    await link.click()
    await opened(page)
    expect(server.complaints).toEqual([])
  })
}

for (const locale of ['en-GB', 'de-DE']) {
  test(`every game's rules have pictures with words to them: ${locale}`, async () => {
    const page = await server.visitor({ locale })
    for (const game of ['carolus-magnus', 'carolingi', 'wallenstein']) {
      await page.goto(`/#rules=${game}`)
      await page.waitForSelector('.rules figure')
      const captions = await page.locator('.rules figcaption').allInnerTexts()
      expect(captions.length).toBeGreaterThanOrEqual(5)
      expect(captions.join(' ')).not.toContain('⟪')
      expect(await axe(page)).toEqual([])
    }
    expect(server.complaints).toEqual([])
  })
}

test('in the lobby an address opens its paragraph', async () => {
  const page = await server.visitor()
  await page.goto('/#rules=wallenstein/5.1')
  const heading = page.locator('[data-rule="5.1"]')
  await heading.waitFor()
  await page.waitForFunction(() => {
    const top = document.querySelector('[data-rule="5.1"]')?.getBoundingClientRect().top ?? -1
    return top >= 0 && top < innerHeight / 2
  })
  expect(server.complaints).toEqual([])
})
