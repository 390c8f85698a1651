/** What Carolingi's board works out by itself: drafted tiles, answers on the spot, slots, what is drawn. */
import { describe, expect, it } from 'vitest'
import english from '../src/boards/carolingi/en.ftl?raw'
import type { JournalEntry, MoveInfo } from '../src/lib/api'
import { drawnBy } from '../src/boards/carolingi/drawn'
import { drafted, forlorn, layingOf } from '../src/boards/carolingi/hand'
import { how } from '../src/boards/carolingi/how'
import { around, CARD, slotAt } from '../src/boards/carolingi/slots'
import { spotAfter } from '../src/boards/carolingi/spot'
import { Words } from '../src/lib/words'
import type { Table } from '../src/table/table.svelte'

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

  it('knows a tile that has not beside it what it wants', () => {
    const companions = { peace: ['no-action', 'no-action-2'] }
    expect(forlorn(companions, ['battle', 'peace'])).toBe('peace')
    expect(forlorn(companions, ['peace', 'no-action-2'])).toBeUndefined()
    expect(forlorn(companions, ['battle', 'develop'])).toBeUndefined()
    expect(forlorn({}, ['battle', 'peace'])).toBeUndefined()
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

describe('what comes to light', () => {
  const told = (key: string, params: JournalEntry['params'] = {}): JournalEntry =>
    ({ key, params }) as JournalEntry
  const slips = (key: string, params?: JournalEntry['params']) =>
    drawnBy(told(key, params), 'peace')?.slips

  it('is a tile and whose it is, peace like any other', () => {
    expect(slips('event-tile', { seat: 1, tile: 'battle' })).toEqual([{ seat: 1, tile: 'battle' }])
    expect(slips('event-claim', { seat: 0, tile: 'peace' })).toEqual([{ seat: 0, tile: 'peace' }])
    expect(slips('event-no-action', { seat: 2 })).toEqual([{ seat: 2, tile: 'no-action' }])
  })

  it('is all that a bag laid open holds of a player', () => {
    expect(slips('event-open', { seat: 1, tile: ['peace', 'no-action'] })).toEqual([
      { seat: 1, tile: 'peace' },
      { seat: 1, tile: 'no-action' },
    ])
  })

  it('is the tile of each who claims the throne, as long as that is weighed', () => {
    expect(slips('event-rivals', { seat: [0, 2], count: 0 })).toEqual([
      { seat: 0, tile: 'peace' },
      { seat: 2, tile: 'peace' },
    ])
    expect(slips('event-forfeit', { seat: 0, tile: 'peace' })).toHaveLength(1)
  })

  it('is what the messenger brings: a card of a country, or of nobody', () => {
    expect(slips('event-messenger')).toEqual([{ seat: null, tile: 'event' }])
    expect(slips('event-anarchy')).toEqual([{ seat: null, tile: 'anarchy' }])
    expect(drawnBy(told('event-card', { country: 'anjou' }), 'peace')?.card).toBe('anjou')
    expect(drawnBy(told('event-marched', { seat: 0 }), 'peace')).toBeNull()
  })
})

describe('a question about a tile', () => {
  const action = { equip: 'equip-missi', 'develop-2': 'develop' }
  const tile = Object.fromEntries(Object.entries(action).map(([id, action]) => [id, { action }]))
  const conditions = { expansion: 1, development: 0, following: 0, glory: 0, regions: 2, palace: 0 }
  let guided = false
  const asked = (key: string, params: object, ...offered: MoveInfo[]): string => {
    const words = new Words('en', [english])
    return how({
      present: { asks: { key, params } },
      seat: 0,
      words,
      moves: offered,
      choice: { offered: [...offered.keys()], guided },
      say: words.say.bind(words),
      things: () => ({ tile }),
      scene: () => ({ players: [{ conditions }] }),
    } as unknown as Table)
  }

  it('says what is to be tapped', () => {
    expect(asked('ask-act', { tile: 'equip' })).toContain('Tap Nobiles')
    expect(asked('ask-act', { tile: 'develop-2' })).not.toContain('palace')
    expect(asked('ask-act', { tile: 'develop-2' }, move('palace', ['anjou']))).toContain('palace')
    expect(asked('ask-lay', { count: 2 })).toBe('')
  })

  it('leaves it to a guide', () => {
    guided = true
    expect(asked('ask-act', { tile: 'equip' })).toBe('')
    guided = false
  })

  it('counts the conditions that are met before a claim is checked', () => {
    expect(asked('ask-extra', {})).toBe('You meet 3 conditions now.')
  })
})
