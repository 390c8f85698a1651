import { describe, expect, it } from 'vitest'
import carolingi from '../src/boards/carolingi/map.json'
import { angles, at, middle } from '../src/boards/carolus/ring'
import { readChart, type MapFile } from '../src/boards/map/chart'
import wallenstein from '../src/boards/wallenstein/map.json'
import { declining, inPlace, numbered, typedOn, unnumbered } from '../src/keys/digits'
import { narrowed } from '../src/keys/list'
import { neighbour, type Point } from '../src/keys/walk'
import type { MoveInfo } from '../src/lib/api'
import type { Territory } from '../src/lib/scenes/carolus-magnus'

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

/** How many arrows lead from a place to each place. */
function stepsFrom(start: Point, places: readonly Point[]): Map<Point, number> {
  const steps = new Map([[start, 0]])
  for (const [here, taken] of steps) {
    for (const key of ARROWS) {
      const others = places.filter((one) => one !== here)
      const next = neighbour(key, here, others, (one) => one)
      if (next && !steps.has(next)) steps.set(next, taken + 1)
    }
  }
  return steps
}

const mapOf = (file: unknown): Point[] =>
  readChart(file as MapFile).lands.map(({ at: { wide } }) => wide)
const ring: Territory[] = Array.from({ length: 15 }, (_, index) => ({
  number: index + 1,
  segments: [index + 1],
  owner: null,
  castles: 0,
  paladins: { red: 0, pink: 0, blue: 0, yellow: 0, green: 0 },
  strengths: {},
  builds: null,
}))
const ringOf = (): Point[] => ring.map(({ segments }) => at(375, middle(segments, angles(ring))))

describe('arrows', () => {
  it.each([
    ['the ring', ringOf()],
    ['the map of Carolingi', mapOf(carolingi)],
    ['the map of Wallenstein', mapOf(wallenstein)],
  ])('lead from everywhere to everywhere on %s', (_name, places) => {
    const all = places.flatMap((start) => {
      const steps = stepsFrom(start, places)
      expect(steps.size).toBe(places.length)
      return [...steps.values()].filter((taken) => taken > 0)
    })
    const usual = all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)]
    expect(usual).toBeLessThanOrEqual(4)
  })

  it('go to the next place in their direction, not to the nearest of all', () => {
    const [left, up, right] = [
      { x: -9, y: 1 },
      { x: 0, y: -2 },
      { x: 9, y: 0 },
    ]
    const from = (key: string): Point | null =>
      neighbour(key, { x: 0, y: 0 }, [left, up, right], (one) => one)
    expect(ARROWS.map(from)).toEqual([up, null, left, right])
  })
})

const move = (kind: string, args: (string | number)[], ...targets: string[]): MoveInfo => ({
  kind,
  args,
  targets,
  text: [kind, ...args].join(' '),
})
const nothing = (): boolean => false

describe('digits', () => {
  it('stand for what has its number printed on it', () => {
    const moves = [
      move('place', ['red', 8], 'reserve:red', 'territory:8'),
      move('place', ['blue', 8], 'reserve:blue', 'territory:8'),
      move('place', ['blue', 12], 'reserve:blue', 'territory:12'),
    ]
    expect(numbered(moves, [0, 1, 2], [], nothing)).toEqual([
      { digits: '8', target: 'territory:8' },
      { digits: '12', target: 'territory:12' },
    ])
    expect(numbered(moves, [0, 1], ['territory:8'], nothing)).toEqual([])
  })

  it('have a zero for what has no number beside territories: the court', () => {
    const moves = [
      move('place', ['red', 8], 'reserve:red', 'territory:8'),
      move('court', ['red'], 'reserve:red', 'court'),
      move('court', ['blue'], 'reserve:blue', 'court'),
    ]
    expect(unnumbered(moves, [0, 1, 2], [], nothing)).toBe('court')
    expect(unnumbered(moves, [0, 1, 2], ['court'], nothing)).toBeUndefined()
    expect(unnumbered(moves, [1, 2], [], nothing)).toBeUndefined()
    expect(unnumbered(moves, [0], [], nothing)).toBeUndefined()
  })

  it('stand for amounts, but not for seats and the numbers of cards', () => {
    const moves = [
      move('group', [2]),
      move('group', [3]),
      move('done', []),
      move('starve', ['anjou', 1], 'country:anjou', 'seat:1'),
      move('favor', [7], 'favor:7'),
    ]
    const isThing = (target: string): boolean => target.startsWith('favor:')
    expect(numbered(moves, [0, 1, 2, 3, 4], [], isThing)).toEqual([
      { digits: '2', move: 0 },
      { digits: '3', move: 1 },
    ])
    expect(declining(moves, [0, 1, 2])).toBe(2)
    expect(declining(moves, [0, 1])).toBeNull()
  })

  it('stay with the place of a box, and what stands beside the boxes comes after them', () => {
    expect(inPlace(['0', '1', '2'])).toEqual(['0', '1', '2'])
    expect(inPlace(['0', '1', '2', undefined])).toEqual(['0', '1', '2', '3'])
    expect(inPlace(['2', undefined])).toEqual(['2', '3'])
    expect(inPlace([undefined, undefined])).toEqual(['1', '2'])
  })

  it('grow to a number that there is, and begin anew where there is none', () => {
    const options = ['1', '2', '12'].map((digits) => ({ digits }))
    expect(typedOn('', '1', options)).toBe('1')
    expect(typedOn('1', '2', options)).toBe('12')
    expect(typedOn('2', '1', options)).toBe('1')
    expect(typedOn('', '7', options)).toBe('')
  })
})

describe('the list of moves', () => {
  const moves = [
    { id: 0, name: '3 armies to Bayern', text: 'armies 3' },
    { id: 1, name: '13 armies to Baden', text: 'armies 13' },
    { id: 2, name: 'nobody goes', text: 'march nowhere' },
    { id: 3, name: 'Österreich', text: 'march oesterreich' },
  ]
  const found = (typed: string): number[] => narrowed(moves, typed).map(({ id }) => id)

  it('is narrowed down by the beginnings of words, in any order and in either way of writing', () => {
    expect(found('')).toEqual([0, 1, 2, 3])
    expect(found('ba 3')).toEqual([0])
    expect(found('ba3')).toEqual([0])
    expect(found('ös')).toEqual([3])
    expect(found('os')).toEqual([3])
    expect(found('oes')).toEqual([3])
    expect(found('Rome')).toEqual([])
  })

  it('brings what was typed whole first', () => {
    expect(found('armies 1')).toEqual([1])
    expect(narrowed([...moves, { id: 4, name: 'n', text: 'armies' }], 'armies')[0]?.id).toBe(4)
  })

  it('brings a word that was typed to its end before one that goes on', () => {
    const boxes = [
      { id: 0, name: 'Combat A: Passau', text: 'assign combat_a passau' },
      { id: 1, name: 'Combat A: pass', text: 'assign combat_a pass' },
    ]
    const first = (typed: string): number | undefined => narrowed(boxes, typed)[0]?.id
    expect(first('combat a pass')).toBe(1)
    expect(first('pass')).toBe(1)
    expect(first('combat a passa')).toBe(0)
  })
})
