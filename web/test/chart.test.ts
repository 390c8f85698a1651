import { describe, expect, it } from 'vitest'
import { readChart, unpack, walk, type MapFile } from '../src/boards/map/chart'
import wallenstein from '../src/boards/wallenstein/map.json'

/** Two squares side by side. */
const FILE: MapFile = {
  size: [20, 10],
  stretch: 1.5,
  stamps: {
    wide: { script: 2, name: -3, pieces: { shield: [0, 1] }, row: [3, 2] },
    narrow: { script: 4, name: -5, pieces: {}, row: [3, 4] },
  },
  views: { '2': [0, 0, 10, 10] },
  arcs: [
    [100, 0, 0, 100],
    [100, 100, -100, 0, 0, -100, 100, 0],
    [100, 100, 100, 0, 0, -100, -100, 0],
  ],
  lands: {
    east: { arcs: [~0, 2], lines: ['East'], short: 'E.', wide: [15, 5], narrow: [15, 7] },
    west: { arcs: [0, 1], lines: ['West'], short: 'W.', wide: [5, 5], narrow: [5, 7] },
  },
  ground: [[0, 0, 200, 0, 0, 100]],
  mountains: [],
  links: [
    {
      between: ['east', 'west'],
      curve: [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
    },
  ],
}

describe('a map file', () => {
  it('gives points as a first place and steps, in tenths', () => {
    expect(unpack([100, 0, 0, 100, -5, 1])).toEqual([
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 9.5, y: 10.1 },
    ])
  })

  it('gives outlines as arcs, some of them walked backwards', () => {
    const arcs = FILE.arcs.map(unpack)
    expect(walk(arcs, [0, 1]).map(({ x, y }) => [x, y])).toEqual([
      [10, 0],
      [10, 10],
      [0, 10],
      [0, 0],
    ])
    expect(walk(arcs, [~0])[0]).toEqual({ x: 10, y: 10 })
  })

  it('becomes paths, borders with their sides, and the part that is in play', () => {
    const chart = readChart(FILE)
    expect(chart.lands.map(({ id }) => id)).toEqual(['east', 'west'])
    expect(chart.borders.map(({ between }) => between)).toEqual([
      ['east', 'west'],
      ['west'],
      ['east'],
    ])
    expect(chart.links[0]?.path).toBe('M1 2Q3 4 5 6')
    expect(chart.stamps.wide.pieces['shield']).toEqual({ x: 0, y: 1 })
    expect(chart.frame(2)).toEqual({ x: 0, y: 0, width: 10, height: 10 })
    expect(chart.frame(5)).toEqual({ x: 0, y: 0, width: 20, height: 10 })
  })

  it('of Wallenstein has every county once', () => {
    const chart = readChart(wallenstein)
    expect(chart.lands).toHaveLength(45)
    expect(chart.borders.filter(({ between }) => between.length === 2)).toHaveLength(114)
  })
})
