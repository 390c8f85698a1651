/** Who is called what from the first link to the last point. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaveToBot, openTable } from './play'
import { axe, overflow, TestServer } from './server'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.open()
})
afterAll(() => server.close())

test('a host is asked for a name once, and an invitation says whose table it is', async () => {
  const host = await server.visitor()
  await host.goto('/#new=carolus-magnus')
  await host.getByRole('radio', { name: '4' }).check()
  expect(await host.locator('.new-table').innerText()).toContain('Seats 1 and 3 are partners')
  for (const seat of [2, 3, 4]) {
    await host.getByRole('combobox', { name: `Who sits at seat ${seat}` }).selectOption('link')
  }
  await host.getByRole('textbox', { name: 'What shall the others call you?' }).fill('Anna')
  expect(await host.locator('.my-name input').inputValue()).toBe('Anna')
  await host.getByLabel('Time to think').selectOption('days')
  await host.getByLabel('The game counts for the ratings').check()
  await host.getByRole('button', { name: 'Open the table' }).click()
  await host.locator('.player.own h2', { hasText: 'Anna' }).waitFor()
  const link = await host.getByRole('textbox', { name: 'Link for seat 3' }).inputValue()

  const friend = await server.visitor({ viewport: { width: 360, height: 740 } })
  await friend.goto(link)
  await friend.getByRole('heading', { name: 'Anna invites you to play Carolus Magnus' }).waitFor()
  const told = await friend.locator('main').innerText()
  expect(told).toContain('partners with Anna')
  expect(told).toContain('Time to think: 3 days a move. This game counts for the ratings.')
  expect(
    await friend.locator('#joining-name').evaluate((field) => field === document.activeElement),
  ).toBe(true)
  const leaf = await friend.locator('main').boundingBox()
  expect(leaf?.x).toBeGreaterThan(8)
  expect(await axe(friend)).toEqual([])
  expect(await overflow(friend)).toBeLessThanOrEqual(0)
  // Whoever does not say is a guest, to themselves and to others.
  await friend.keyboard.press('Enter')
  await friend.locator('.player.own h2', { hasText: 'Guest' }).waitFor()
  await host.locator('.player h2', { hasText: 'Guest' }).waitFor()

  // The second time she is known.
  await host.goto('/#new=carolus-magnus')
  await host.locator('.wish', { hasText: 'Anna' }).waitFor()

  const stranger = await server.visitor()
  await stranger.goto(new URL(link).pathname)
  await stranger.getByRole('heading', { name: 'This table is private.' }).waitFor()
  expect(await stranger.getByText('no such table').count()).toBe(0)
})

test('while people gather no clock runs, nobody is to move, and it is said once', async () => {
  const page = await server.visitor()
  await page.goto('/#new=carolus-magnus')
  await page.getByRole('combobox', { name: 'Who sits at seat 2' }).selectOption('link')
  await page.getByRole('textbox', { name: 'What shall the others call you?' }).fill('Anna')
  await page.getByLabel('Time to think').selectOption('minutes')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForSelector('.gathering')
  const clock = page.locator('.player .clock').first()
  const left = await clock.innerText()
  await page.waitForTimeout(2500)
  expect(await clock.innerText()).toBe(left)
  const told = await page.locator('body').innerText()
  expect(told.match(/waiting for players/gi)).toHaveLength(1)
  expect(told).not.toMatch(/to move|round 0/i)
})

test('whoever sits down at a public table is asked for a name once', async () => {
  const host = await server.visitor()
  await openTable(host, [{ kind: 'me', name: 'Anna' }, { kind: 'link' }], 'carolus-magnus', true)
  const other = await server.visitor({ viewport: { width: 360, height: 740 } })
  await other.goto(new URL(host.url()).pathname)
  await other.getByRole('button', { name: 'Sit down' }).click()
  await other.getByRole('textbox', { name: 'What shall the others call you?' }).fill('Berta')
  expect(await axe(other)).toEqual([])
  await other.keyboard.press('Enter')
  await host.locator('.player h2', { hasText: 'Berta' }).waitFor()
  await other.locator('.player.own h2', { hasText: 'Berta' }).waitFor()

  // The second time they are known.
  await openTable(host, [{ kind: 'me', name: 'Anna' }, { kind: 'link' }], 'carolus-magnus', true)
  await other.goto(new URL(host.url()).pathname)
  await other.getByRole('button', { name: 'Sit down' }).click()
  await other.locator('.player.own h2', { hasText: 'Berta' }).waitFor()
})

test('the end says who has won, as a side, with points by round and turned seats', async () => {
  const page = await server.visitor({ viewport: { width: 1440, height: 900 } })
  const bot = { kind: 'bot', bot: 'greedy' } as const
  await openTable(page, [{ kind: 'me', name: 'Anna' }, bot, { ...bot, name: 'Roland' }, bot])
  // All four places are in sight, before and after.
  const lowest = async (): Promise<number> => {
    const box = await page.locator('.player').last().boundingBox()
    return box ? box.y + box.height : 1e9
  }
  await page.waitForSelector('.decision.yours')
  expect(await lowest()).toBeLessThanOrEqual(900)
  await leaveToBot(page)
  await page.waitForSelector('.reckoning')
  expect(await lowest()).toBeLessThanOrEqual(900)
  await page.setViewportSize({ width: 1280, height: 800 })
  // Beside it stands how it was won.
  const how = (await page.locator('.question .note').innerText()).trim()
  expect(how).toMatch(/^(One side has built all its castles|Fewer than four territories are left)$/)
  const verdict = (await page.locator('.question').innerText()).replace(how, '').trim()
  expect(verdict).toMatch(
    /^(You have won, with Roland|.*have won|You share|.*share the victory|Nobody)/,
  )
  expect(await page.locator('p[role=status]').first().textContent()).toContain(verdict)
  // Partners are one column.
  expect(await page.locator('.score-pad thead th').count()).toBe(2)
  expect(await page.locator('.score-pad thead').innerText()).toContain('Anna and Roland')
  await page.getByRole('img', { name: 'Points by round' }).waitFor()
  expect(await page.locator('.rounds .legend li').count()).toBe(2)
  // What the graph is measured by can be read, beside its lines.
  const figures = await page.locator('.rounds text.scale').evaluateAll((texts) => {
    const plot = texts[0]?.parentElement?.querySelector('line.rule')?.getBoundingClientRect()
    return texts.map((text) => {
      const { height, right } = text.getBoundingClientRect()
      return { said: text.textContent, tall: height >= 11, beside: right < (plot?.left ?? 0) }
    })
  })
  expect(figures.length).toBeGreaterThan(1)
  expect(figures[0]).toEqual({ said: '0', tall: true, beside: true })
  expect(figures.every(({ tall, beside }) => tall && beside)).toBe(true)
  const board = await page.locator('.ring').boundingBox()
  expect(board?.y).toBeLessThan(200)
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'with other seats' }).click()
  await page.waitForSelector('.decision:not(.over)')
  await page.locator('section[aria-label="Seat 2: Anna"]').waitFor()
  expect(server.complaints.filter((one) => !one.includes('403'))).toEqual([])
})
