import { expect, test } from 'vitest'
import { changed, sharing } from '../src/table/changes'

const before = {
  lands: [{ armies: 3 }, { armies: 1 }],
  bag: ['red'],
  owner: { a: 1 as number | null },
}

test('changes are put where they belong', () => {
  const after = changed(before, [
    [['lands', 1, 'armies'], 4],
    [['bag'], ['red', 'blue']],
    [['owner', 'a'], null],
  ])
  expect(after).toEqual({
    lands: [{ armies: 3 }, { armies: 4 }],
    bag: ['red', 'blue'],
    owner: { a: null },
  })
})

test('the view before is left as it was, and what is untouched is shared', () => {
  const after = changed(before, [[['lands', 1, 'armies'], 4]])
  expect(before.lands[1]?.armies).toBe(1)
  expect(after.lands[0]).toBe(before.lands[0])
  expect(after.bag).toBe(before.bag)
})

test('a whole view can be put in its place', () => {
  expect(changed<unknown>(before, [[[], 7]])).toBe(7)
})

test('what was said anew but is as before is shared', () => {
  const said = structuredClone(before)
  said.lands[1] = { armies: 4 }
  const after = sharing(before, said)
  expect(after).toEqual(said)
  expect(after.lands[0]).toBe(before.lands[0])
  expect(after.bag).toBe(before.bag)
  expect(sharing(before, structuredClone(before))).toBe(before)
  expect(sharing(null, said)).toBe(said)
})
