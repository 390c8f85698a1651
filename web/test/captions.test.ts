import { expect, test } from 'vitest'
import { captions } from '../src/learn/captions.svelte'
import type { Table } from '../src/table/table.svelte'

const tableOf = (game: string, lesson: number | null): Table =>
  ({ snapshot: { game, lesson, exercise: null, seats: [{ yours: true }] } }) as unknown as Table

test('what is shown unasked is not switched on, and the switch brings all of it', () => {
  const table = tableOf('carolingi', null)
  expect([captions.at(table), captions.switched(table)]).toEqual([true, 'mixed'])
  captions.turn(table, true)
  expect([captions.unasked(table), captions.switched(table)]).toEqual([false, true])
})

test('who learned a game with captions has them all in the next', () => {
  captions.keep(tableOf('wallenstein', 3))
  expect(captions.switched(tableOf('wallenstein', null))).toBe(true)
})

test('who put them away while learning has none in the next', () => {
  const lesson = tableOf('carolus-magnus', 3)
  captions.turn(lesson, false)
  captions.keep(lesson)
  expect(captions.switched(tableOf('carolus-magnus', null))).toBe(false)
})
