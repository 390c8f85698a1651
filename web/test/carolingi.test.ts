/** What Carolingi's board works out by itself: drafted tiles, answers on the spot, slots. */
import { describe, expect, it } from 'vitest'
import type { MoveInfo } from '../src/lib/api'
import { drafted, layingOf } from '../src/boards/carolingi/hand'
import { around, CARD, slotAt } from '../src/boards/carolingi/slots'
import { spotAfter } from '../src/boards/carolingi/spot'

const move = (kind: string, args: (string | number)[], ...targets: string[]): MoveInfo => ({
  kind,
  args,
  targets,
  text: [kind, ...args].join(' '),
})

describe('the hand', () => {
  it('drafts two tiles and lets go of one that is tapped again', () => {
    expect(drafted(['tile:battle'], 'tile:peace', 2)).toEqual(['tile:battle', 'tile:peace'])
    expect(drafted(['tile:battle', 'tile:peace'], 'tile:battle', 2)).toEqual(['tile:peace'])
    expect(drafted(['tile:battle', 'tile:peace'], 'tile:develop', 2)).toHaveLength(2)
  })

  it('lays what was drafted, in the order of the moves', () => {
    const table = [move('lay', ['battle'], 'tile:battle'), move('lay', ['peace'], 'tile:peace')]
    expect(layingOf(table, [0, 1], ['tile:peace', 'tile:battle'])).toEqual([0, 1])
  })
})

describe('a spot', () => {
  const table = [
    move('pass', []),
    move('send', ['anjou'], 'card:anjou'),
    move('unfold', ['anjou'], 'card:anjou'),
    move('send', ['berry'], 'card:berry'),
    move('starve', ['berry', 0], 'country:berry', 'seat:0'),
    move('starve', ['berry', 1], 'country:berry', 'seat:1'),
    move('march', ['berry', 'anjou'], 'country:berry', 'country:anjou'),
    move('march', ['berry', 'poitou'], 'country:berry', 'country:poitou'),
  ]

  it('opens beside what was tapped, where several moves remain', () => {
    expect(spotAfter(table, [0, 1, 2, 3], ['card:anjou'])).toEqual({
      target: 'card:anjou',
      moves: [1, 2],
    })
    expect(spotAfter(table, [0, 1, 2, 3], [])).toBeNull()
  })

  it('opens by itself where the whole question is about one place', () => {
    expect(spotAfter(table, [4, 5], [])?.moves).toEqual([4, 5])
  })

  it('does not open where the next tap is another country', () => {
    expect(spotAfter(table, [6, 7], ['country:berry'])).toBeNull()
  })
})

describe('the slots', () => {
  it('are all in sight', () => {
    const frame = { x: 10, y: 0, width: 716, height: 728 }
    const wider = around(frame, [{ region: 'sachsen', slots: 3 }])
    const { x, y } = slotAt('sachsen', 2)
    expect(wider.x + wider.width).toBeGreaterThan(x + CARD.width)
    expect(wider.y + wider.height).toBeGreaterThan(y + CARD.height)
    expect(wider.height).toBe(frame.height)
  })
})
