import { expect, test, vi } from 'vitest'
import { Choice } from '../src/table/choice.svelte'
import type { Table } from '../src/table/table.svelte'

vi.mock('../src/lib/language.svelte', () => ({ t: (key: string) => key }))

/** A table that asks how many armies go, while the answer to the last move is still on its way. */
function busyTable(): Table {
  const moves = [1, 2].map((number) => ({
    kind: 'armies',
    args: [number],
    targets: [`armies:${number}`],
    text: `armies ${number}`,
  }))
  const table = {
    busy: true,
    deciding: true,
    seat: 0,
    moves,
    snapshot: { legal: [0, 1], version: 3 },
    draft: { view: null },
    stage: { entry: null, skip: vi.fn() },
    replay: { line: null },
    asks: { drafted: false },
  }
  return table as unknown as Table
}

test('a tap that comes too late plays nothing and leaves nothing picked', async () => {
  const choice = new Choice(busyTable())
  await choice.tap('armies:1')
  expect(choice.picked).toEqual([])
  expect([...choice.offer.next]).toEqual(['armies:1', 'armies:2'])
})

test('a tap whose decision is in sight waits for the receipt of the one before, and is played', async () => {
  const table = busyTable()
  const asked: unknown[] = []
  const known = Object.assign(table, {
    answered: true,
    draft: { view: null },
    during: (work: () => Promise<void>) => work(),
    ask: (request: unknown) => Promise.resolve(void asked.push(request)),
    working: Promise.resolve().then(() => (known.busy = false)),
  }) as Table
  known.stage.goesOn = vi.fn()
  await new Choice(known).tap('armies:2')
  expect(asked).toEqual([{ t: 'play', seat: 0, moves: [1], version: 3 }])
})
