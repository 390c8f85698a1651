import { expect, test } from 'vitest'
import type { JournalEntry } from '../src/lib/api'
import { landmarksOf } from '../src/table/landmarks'

const entry = (n: number, line: number, key: string, params = {}): JournalEntry =>
  ({ n, line, key, params, targets: [] }) as unknown as JournalEntry

test('seasons know their year, a year is not told twice, and battles stand for themselves', () => {
  const { rounds, battles } = landmarksOf([
    entry(0, 0, 'event-year', { number: 1, effect: ['a', 'b'] }),
    entry(1, 0, 'event-season', { season: 'spring' }),
    entry(2, 4, 'event-attack', { seat: 1 }),
    entry(3, 5, 'event-built'),
    entry(4, 9, 'event-season', { season: 'summer' }),
    entry(5, 12, 'event-attack-neutral', { seat: 2 }),
  ])
  expect(rounds.map(({ line, params }) => [line, params['number'], params['season']])).toEqual([
    [0, 1, 'spring'],
    [9, 1, 'summer'],
  ])
  expect(battles.map(({ line }) => line)).toEqual([4, 12])
})
