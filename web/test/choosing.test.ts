import { describe, expect, it } from 'vitest'
import type { MoveInfo } from '../src/lib/api'
import {
  beyondTaps,
  complete,
  fitting,
  inOrder,
  nearest,
  offer,
  untapped,
} from '../src/table/choosing'

const move = (text: string, ...targets: string[]): MoveInfo => ({
  kind: 'k',
  args: [],
  targets,
  text,
})
const table = [
  move('red court', 'reserve:red', 'court'),
  move('red 7', 'reserve:red', 'territory:7'),
  move('blue 7', 'reserve:blue', 'territory:7'),
  move('pass'),
  move('swap', 'card:1', 'card:1'),
]
const all = [0, 1, 2, 3, 4]

describe('choosing by taps', () => {
  it('keeps the moves that touch everything tapped, in whatever order', () => {
    expect(fitting(table, all, ['reserve:red'])).toEqual([0, 1])
    expect(fitting(table, all, ['territory:7', 'reserve:red'])).toEqual([1])
    expect(fitting(table, all, ['reserve:green'])).toEqual([])
  })

  it('offers what a person would tap next, and what may be tapped at all', () => {
    const first = offer(table, [0, 1, 2], [])
    expect([...first.next]).toEqual(['reserve:red', 'reserve:blue'])
    expect(first.open.has('territory:7')).toBe(true)
    const second = offer(table, [0, 1], ['reserve:red'])
    expect([...second.next]).toEqual(['court', 'territory:7'])
  })

  it('goes by the order of the taps where moves touch the same things', () => {
    const ways = [
      move('march a b', 'a', 'b'),
      move('march b a', 'b', 'a'),
      move('march a c', 'a', 'c'),
    ]
    expect(inOrder(ways, [0, 1], ['b', 'a'])).toEqual([1])
    expect(inOrder(ways, [0, 1], ['a', 'b'])).toEqual([0])
    expect(inOrder(ways, [0, 1, 2], ['a'])).toEqual([0, 1, 2])
    // How many go is asked in another way.
    const groups = [move('one', 'a'), move('two', 'a')]
    expect(inOrder(groups, [0, 1], ['a'])).toEqual([0, 1])
  })

  it('knows what no further tap on a drawn board tells', () => {
    expect(beyondTaps(table, all, [])).toEqual([3])
    expect(beyondTaps(table, [0, 1], ['reserve:red'])).toEqual([0])
    expect(beyondTaps(table, [4], ['card:1', 'card:1'])).toEqual([4])
  })

  it('counts an element as often as a move names it', () => {
    expect(untapped(table[4] as MoveInfo, ['card:1'])).toEqual(['card:1'])
    expect(complete(table, all, ['card:1'])).toEqual([])
    expect(complete(table, all, ['card:1', 'card:1'])).toEqual([4])
  })

  it('finds moves without elements complete from the start', () => {
    expect(complete(table, all, [])).toEqual([3])
  })

  it('asks about what was tapped, or could have been, and not about a stranger', () => {
    const mat = [
      move('church holstein', 'box:church', 'county:holstein'),
      move('church kaernten', 'box:church', 'county:kaernten'),
      move('church trier', 'box:church', 'county:trier'),
      move('clear church', 'box:church'),
    ]
    const ids = [0, 1, 2, 3]
    const likely = new Set(['box:taxes', 'county:kaernten', 'county:trier'])
    expect(nearest(mat, ids, ['county:trier', 'box:church'], likely)).toBe(2)
    expect(nearest(mat, ids, ['box:church'], likely)).toBe(1)
    expect(nearest(mat, ids, ['county:holstein'], likely)).toBe(0)
    expect(nearest(mat, ids, ['county:bremen'], likely)).toBeUndefined()
  })
})
