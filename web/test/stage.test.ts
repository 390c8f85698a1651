import { expect, test, vi } from 'vitest'
import type { JournalEntry, View } from '../src/lib/api'
import { Stage } from '../src/table/stage.svelte'

vi.mock('../src/lib/memory', () => ({ recall: () => 'off', remember: vi.fn() }))
vi.stubGlobal('document', { hidden: false })

const view = { round: 1 } as unknown as View
const events = (count: number): JournalEntry[] =>
  Array.from({ length: count }, (_, n) => ({
    n,
    line: n,
    key: 'event',
    params: {},
    targets: [`place:${n}`],
    changes: [],
  })) as unknown as JournalEntry[]

test('what was shown in between, or another seat’s, is not told again', () => {
  const stage = new Stage(() => undefined)
  stage.play(view, events(7))
  stage.play(view, [])
  expect(stage.missed).toBe(true)
  stage.play(view, events(2), true)
  stage.skip()
  expect(stage.missed).toBe(false)
  // More than anybody would look at: the latest alone.
  stage.play(view, events(60))
  const later = { round: 2 } as unknown as View
  stage.play(later, events(30))
  stage.showMissed()
  expect(stage.view).toMatchObject({ round: 2 })
})

test('who is shown nothing can have much of it shown after all, until they go on', () => {
  const lit: string[] = []
  const stage = new Stage((targets) => lit.push(...targets))
  stage.play(view, events(3))
  expect([stage.entry, stage.missed]).toEqual([null, false])
  stage.play(view, events(4))
  expect([stage.entry, stage.missed]).toEqual([null, true])
  stage.showMissed()
  expect(stage.entry?.targets).toEqual(['place:0'])
  expect(stage.missed).toBe(false)
  stage.skip()
  stage.play(view, events(9))
  stage.goesOn()
  expect(stage.missed).toBe(true)
  stage.play(view, events(3))
  expect(stage.missed).toBe(false)
})

test('points can be read', () => {
  vi.useFakeTimers()
  const stage = new Stage(() => undefined)
  const [first, second] = events(2)
  stage.play(view, [{ ...first, key: 'event-score' }, second] as JournalEntry[], true)
  vi.advanceTimersByTime(1500)
  expect(stage.entry?.key).toBe('event-score')
  vi.advanceTimersByTime(200)
  expect(stage.entry?.key).toBe('event')
  stage.skip()
  vi.useRealTimers()
})
