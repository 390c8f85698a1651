/** The plain map of an owner's board. */
import { describe, expect, it } from 'vitest'
import carolingi from '../src/boards/carolingi/map.json'
import { tintsOf, waysOf } from '../src/boards/carolingi/own'
import { readChart, type MapFile } from '../src/boards/map/chart'
import { chartOfPlaces, linesOf, shortened } from '../src/boards/map/places'
import type { Things } from '../src/lib/scenes/carolingi'

const PLACES = { gascogne: { x: 0, y: 0 }, atlantis: { x: 150, y: 0 }, thule: { x: 900, y: 900 } }

describe('a map of places', () => {
  const chart = chartOfPlaces(
    PLACES,
    [
      { between: ['atlantis', 'gascogne'], bySea: false },
      { between: ['atlantis', 'thule'], bySea: true },
    ],
    readChart(carolingi as MapFile),
    (place) => (place === 'gascogne' ? 'Gascogne' : 'The sunken realm (Atlantis)'),
    (place, seats) => place !== 'thule' || seats > 2,
  )

  it('has a way for each border, and its own kind by sea', () => {
    expect(chart.ways.map(({ between }) => between)).toEqual([['atlantis', 'gascogne']])
    expect(chart.links.map(({ path }) => path)).toEqual(['M150 0L900 900'])
  })

  it('shows those in play only', () => {
    expect(chart.frame(2).width).toBeLessThan(400)
    expect(chart.frame(3).width).toBeGreaterThan(900)
  })

  it('calls them by what can be read', () => {
    expect(chart.lands.map(({ lines }) => lines)).toEqual([
      ['Gascogne'],
      ['The sunken', 'realm'],
      ['The sunken', 'realm'],
    ])
    expect(linesOf('Niederlothringen')).toEqual(['Niederlothringen'])
    expect(shortened('Duché de Bourgogne')).toBe('Duché.')
    expect(shortened('Niederlothringen')).toBe('Niederlo.')
    expect(shortened('Anjou')).toBe('Anjou')
  })
})

describe('an owner’s board', () => {
  it('has each way once', () => {
    const country = {
      anjou: { region: 'a', neighbours: ['berry'], sea_neighbours: ['corse'] },
      berry: { region: 'a', neighbours: ['anjou'], sea_neighbours: [] },
      corse: { region: 'a', neighbours: [], sea_neighbours: ['anjou'] },
    }
    const things: Things = { condition: {}, region: {}, tile: {}, country }
    expect(waysOf(things)).toEqual([
      { between: ['anjou', 'berry'], bySea: false },
      { between: ['anjou', 'corse'], bySea: true },
    ])
  })

  it('gives unknown regions the colours that are left', () => {
    const tints = tintsOf(['bayern', 'atlantis', 'neustrie', 'thule'])
    expect([tints['bayern'], tints['neustrie']]).toEqual(['bayern', 'neustrie'])
    expect(new Set(Object.values(tints)).size).toBe(4)
  })
})
