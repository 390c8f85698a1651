/** A small leaf beside a place of a map. */
import { describe, expect, it } from 'vitest'
import { beside } from '../src/boards/map/beside'
import { readChart, type MapFile, type Point } from '../src/boards/map/chart'
import wallenstein from '../src/boards/wallenstein/map.json'

const FRAME = { x: 0, y: 0, width: 1000, height: 1000 }
const SIZE = { width: 100, height: 40 }

describe('a note beside a place', () => {
  it('lies on the side where nothing can be chosen', () => {
    const at = { x: 500, y: 500 }
    const near = (x: number, y: number): Point => ({ x: 500 + x, y: 500 + y })
    const [right, left, above, below] = [near(100, 0), near(-100, 0), near(0, -80), near(0, 80)]
    expect(beside(at, SIZE, FRAME, [right, left, above]).y).toBeGreaterThan(500)
    expect(beside(at, SIZE, FRAME, [right, left, below]).y).toBeLessThan(460)
    expect(beside(at, SIZE, FRAME, [left, above, below]).x).toBeGreaterThan(500)
  })

  it('stays within the frame', () => {
    const { x, y } = beside({ x: 5, y: 990 }, SIZE, FRAME, [{ x: 5, y: 900 }])
    expect([x >= 0, y + SIZE.height <= FRAME.height]).toEqual([true, true])
  })

  it('covers the shield of no county next to another', () => {
    const chart = readChart(wallenstein as MapFile)
    const places = new Map(chart.lands.map(({ id, at }) => [id, at.wide]))
    const frame = chart.frame(5)
    const size = { width: 132 * 1.25, height: 48 * 1.25 }
    const covering = chart.lands.filter(({ id, at }) => {
      const others = chart.borders
        .filter(({ between }) => between.includes(id))
        .flatMap(({ between }) => between.filter((one) => one !== id))
        .flatMap((one) => places.get(one) ?? [])
      const corner = beside(at.wide, size, frame, others)
      return [at.wide, ...others].some(
        ({ x, y }) =>
          x > corner.x && x < corner.x + size.width && y > corner.y && y < corner.y + size.height,
      )
    })
    expect(covering.map(({ id }) => id)).toEqual([])
  })
})
