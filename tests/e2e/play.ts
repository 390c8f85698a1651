/** How a person plays through the page. */
import type { Page } from 'playwright-core'
import { PATIENCE } from './server'

export interface Wish {
  kind: 'me' | 'screen' | 'link' | 'bot'
  bot?: string
  name?: string
}

/** Opens a table as the lobby would, and goes there. Answers the seat links. */
export async function openTable(
  page: Page,
  seats: Wish[],
  game = 'carolus-magnus',
  visible = false,
  options: Record<string, unknown> = {},
  rated = false,
): Promise<Record<string, string>> {
  if (!page.url().startsWith('http')) await page.goto('/')
  const made = await page.evaluate(
    async (table) => {
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(table),
      })
      if (!answer.ok) throw new Error(await answer.text())
      return (await answer.json()) as { id: string; links: Record<string, string> }
    },
    { game, seats, options, rated, public: visible, clock: { kind: 'none', amount: 0 } },
  )
  await page.goto(`/t/${made.id}`)
  await page.waitForSelector('.question, .hand-over')
  return made.links
}

export const isOver = (page: Page): Promise<boolean> => page.locator('.reckoning').isVisible()

export const question = async (page: Page): Promise<string> =>
  ((await page.locator('.question').textContent()) ?? '').trim()

/** Waits until the page asks something of its player and has an answer to what was done before, wants to
 * be handed over, or the game is over. */
export async function awaitTurn(page: Page): Promise<void> {
  await page.waitForSelector('.decision.yours:not(.busy), .hand-over, .reckoning')
}

/** What was to be tapped may have gone with the decision it belonged to; the next look tells. */
export function unlessGone(problem: unknown): void {
  if (!String(problem).includes('Timeout')) throw problem
}

/** One tap on something that glows, or on a button where nothing does; `which` picks. The finger or
 * button stays down for `delay` milliseconds. */
export async function tap(page: Page, which: (count: number) => number, delay = 0): Promise<void> {
  if (await page.locator('.mat.planning').isVisible()) return fillBox(page, which, delay)
  for (const offered of ['[data-target].can', '.choices .move:not(:disabled)']) {
    const found = page.locator(offered)
    const count = await found.count()
    if (count === 0) continue
    await found.nth(which(count)).click({ timeout: 2000, delay }).catch(unlessGone)
    return
  }
  await page.waitForTimeout(50)
}

/** Lays a card that lies nowhere yet into the first empty box of a mat; a whole plan is committed. */
async function fillBox(page: Page, which: (count: number) => number, delay: number): Promise<void> {
  const commit = page.locator('[data-target="commit"].main')
  const empty = page.locator('.mat li:has(.card.empty) [data-target]').first()
  // The last card lies there before the server has said that the plan is whole.
  await empty.or(commit).first().waitFor()
  if (await commit.isVisible()) {
    await commit.click({ delay })
    await page.waitForSelector('.mat:not(.planning), .refusal, .hand-over, .reckoning')
    return
  }
  const box = await empty.getAttribute('data-target')
  const filled = page.locator(`.mat li:has([data-target="${box}"]) .card:not(.empty)`)
  await page.locator(`[data-target="${box}"]`).click({ delay })
  const laid = await page
    .locator('.mat .card:not(.empty)')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-card') ?? ''))
  // All in one look: when the server answers for the card before, one less is offered.
  const cards = await page
    .locator('[data-target^="county:"].can, [data-target^="card:"].can')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-target') ?? ''))
  // Of the cards that pass there are several.
  const free = cards.filter(
    (target) => target === 'card:pass' || !laid.includes(target.replace(/^\w+:/, '')),
  )
  const card = free[which(free.length)]
  // Where only one card fits, it lies there at once. A mouse would aim for the middle of a county's
  // frame, which can be another county's.
  if (card) {
    await page
      .locator(`[data-target="${card}"]`)
      .first()
      .press('Enter', { timeout: 5000, delay })
      .catch(unlessGone)
  }
  // What was tapped while the stage was still playing has only ended that; then the next look taps
  // again.
  await filled.waitFor({ timeout: 5000 }).catch(unlessGone)
}

/** Plays on until this is asked, and nothing is under way any more. */
export async function reach(page: Page, asked: string): Promise<void> {
  do {
    await playOn(page, async () => (await question(page)).includes(asked))
    await page.waitForTimeout(500)
  } while (!(await question(page)).includes(asked) && !(await isOver(page)))
}

/** Plays what a bot advises until `enough` says so. */
export async function playAsAdvised(page: Page, enough: () => Promise<boolean>): Promise<void> {
  for (let moves = 0; moves < 400; moves++) {
    await awaitTurn(page)
    if ((await isOver(page)) || (await enough())) return
    await page.getByRole('button', { name: 'Hint' }).click()
    await page
      .getByRole('button', { name: 'Play that' })
      .click({ timeout: 5000 })
      .catch(() => null)
    await page.waitForTimeout(40)
  }
  throw new Error(`It never comes to that: ${await question(page)}`)
}

/** A small stream of numbers that is the same in every run. */
export function chooser(seed: number): (count: number) => number {
  let state = seed
  return (count) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * count)
  }
}

/** Plays on by taps until the game is over or `enough` says so. Answers the taps it took. */
export async function playOn(
  page: Page,
  enough: (page: Page, taps: number) => Promise<boolean> = isOver,
  seed = 7,
): Promise<number> {
  const which = chooser(seed)
  for (let taps = 0; taps < 4000; taps++) {
    await awaitTurn(page)
    if ((await isOver(page)) || (await enough(page, taps))) return taps
    await tap(page, which)
  }
  throw new Error(`The game does not end: ${await question(page)}`)
}

/** Leaves one's seat to a bot, and says so once more when asked. */
export async function leaveToBot(page: Page, label = 'Let a bot play'): Promise<void> {
  await page.getByRole('button', { name: label }).click()
  await page.locator('.asked').getByRole('button', { name: label }).click()
}

/** Waits until all these pages show the same there, whatever goes on meanwhile. */
export async function agree(pages: Page[], place: string): Promise<void> {
  const deadline = Date.now() + PATIENCE
  while (Date.now() < deadline) {
    const shown = await Promise.all(pages.map((page) => page.locator(place).first().innerText()))
    if (new Set(shown).size === 1) return
    await pages[0]?.waitForTimeout(100)
  }
  throw new Error(`The pages never show the same: ${place}`)
}
