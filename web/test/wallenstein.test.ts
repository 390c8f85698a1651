import { describe, expect, it } from 'vitest'
import { Words } from '../src/lib/words'
import { bestOdds, kept } from '../src/boards/wallenstein/consequence'
import { cardName, countCubes, describe as tell, shortName } from '../src/boards/wallenstein/names'
import { sumOf } from '../src/boards/wallenstein/plan'
import { boxesInOrder, type County, type Player, type Scene } from '../src/boards/wallenstein/scene'
import en from '../src/boards/wallenstein/en.ftl?raw'

const GAME = `
county-bremen = Bremen
region-brandenburg = Brandenburg
building-palace = palace
colour-red = red
colour-green = green
board-none = none
card-pass = pass
covered-with-taxes = with the taxes that come before
name-church = Church
name-palace = Palace
`
const words = new Words('en', [en, GAME], ['Anna', 'Bert'])
const bremen: County = {
  county: 'bremen',
  region: 'brandenburg',
  tax: 4,
  grain: 3,
  owner: 1,
  armies: 2,
  sites: 2,
  buildings: ['palace'],
  revolt: 1,
  card: null,
  three_players: false,
  neighbours: [],
}

describe('the names of things', () => {
  it('tell all that is drawn in a county', () => {
    expect(tell(words, bremen)).toBe(
      'Bremen, Brandenburg: 2 armies of Bert; palace; one open site; taxes 4, grain 3; a revolt marker.',
    )
    expect(tell(words, { ...bremen, owner: null, buildings: [], revolt: 0, leaders: [0] })).toBe(
      'Bremen, Brandenburg: neutral; 2 open sites; taxes 4, grain 3; the military leader of Anna.',
    )
  })

  it('tell what lies in a box', () => {
    expect(['bremen', 'pass', '1', '3'].map((card) => cardName(words, card))).toEqual([
      'Bremen',
      'pass',
      'one Thaler',
      '3 Thalers',
    ])
  })

  it('count cubes', () => {
    expect(countCubes(words, { red: 2, blue: 0, green: 1 })).toBe('2 red, 1 green')
    expect(countCubes(words, {})).toBe('none')
  })
})

describe('the mat', () => {
  it('lies in the order of the action row; what is hidden comes last, the bid first', () => {
    const view = { actions: ['taxes', 'palace', null, null] } as unknown as Scene
    const mat = { bid: null, palace: null, church: null, taxes: null, combat_a: null }
    expect(boxesInOrder(view, mat)).toEqual(['bid', 'taxes', 'palace', 'church', 'combat_a'])
  })
})

describe('the sum of a plan', () => {
  const view = { actions: ['church', null] } as unknown as Scene
  const sum = (budget: object): string =>
    sumOf(words, view, {
      budget,
      thalers: 1,
      mat: { palace: null, church: null },
    } as unknown as Player)

  it('says when the taxes come', () => {
    const budget = { cost: 4, taxes: 5, covered: 'with-taxes', unpaid: [] }
    expect(sum(budget)).toBe(
      'The plan costs 4 of 1 Thalers + at least 5 from taxes, which come in time.',
    )
  })

  it('names what cannot be paid in the order in which it comes', () => {
    const budget = { cost: 5, taxes: 0, covered: 'short', unpaid: ['palace', 'church'] }
    expect(sum(budget)).toBe('The plan costs 5 of 1 Thalers. Too few for Church, Palace.')
  })
})

describe('an attack', () => {
  const odds = { county: 'bremen', armies: 1, win: 380, tie: 20, lose: 600, remaining: 17 }

  it('is told by its best odds, with what a victor keeps', () => {
    const view = { odds: [odds, { ...odds, armies: 2, win: 710, remaining: 24 }] } as Scene
    expect(bestOdds(view, 'bremen')?.armies).toBe(2)
    expect(bestOdds(view, 'holstein')).toBeUndefined()
    expect(kept(odds)).toBe(1.7)
  })
})

describe('the cards in narrow boxes', () => {
  it('have the short names of the map, and their own where it has none', () => {
    expect(shortName(words, 'wolfenbuettel')).toBe('Wolfb.')
    expect(shortName(words, 'pass')).toBe('pass')
  })
})
