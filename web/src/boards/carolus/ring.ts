/** Where the fifteen segments of the ring lie, and how a territory is drawn. */
import type { Territory } from '../../lib/scenes/carolus-magnus'

export const SEGMENTS = 15
/** Degrees that one segment takes, whatever has been merged. */
export const ARC = 19.4
const HOME = 360 / SEGMENTS
export const OUTER = 488
export const INNER = 262
export const MIDDLE = { x: 500, y: 500 }

/** The angle of each segment's middle, clockwise from the top, by segment number less one. */
export function angles(territories: readonly Territory[]): number[] {
  const gap = (360 - SEGMENTS * ARC) / territories.length
  const placed: number[] = new Array<number>(SEGMENTS).fill(0)
  let angle = 0
  for (const territory of territories) {
    for (const segment of territory.segments) {
      placed[segment - 1] = angle + ARC / 2
      angle += ARC
    }
    angle += gap
  }
  // Turn the ring so that the segments stay as near as they can to where they lay at first.
  const drift = placed.map((at, index) => near(index * HOME - at))
  const turn = mean(drift.map((one) => near(one - (drift[0] ?? 0)))) + (drift[0] ?? 0)
  return placed.map((at, index) => index * HOME + near(at + turn - index * HOME))
}

/** The same angle between -180 and 180. */
export function near(angle: number): number {
  return ((((angle + 180) % 360) + 360) % 360) - 180
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

export interface Point {
  x: number
  y: number
}

export function at(radius: number, angle: number): Point {
  const turn = ((angle - 90) * Math.PI) / 180
  return { x: MIDDLE.x + radius * Math.cos(turn), y: MIDDLE.y + radius * Math.sin(turn) }
}

/** The angle of a territory's middle. The ring may begin anew inside it, so only the first counts. */
export function middle(segments: readonly number[], turned: readonly number[]): number {
  return (turned[(segments[0] ?? 1) - 1] ?? 0) + (ARC * (segments.length - 1)) / 2
}

/** A small, fixed unevenness, so that coasts look drawn by hand. */
const ROUGH = [0, 7, -4, 9, 2, -6, 5, -2, 8, -5, 3, -8, 6, -3, 4]
const rough = (index: number): number => ROUGH[((index % 15) + 15) % 15] ?? 0

/** Where the coast turns, as parts of a segment's width; and how far out its flanks bend. */
const COAST = [-0.47, -0.24, 0, 0.24, 0.47]
const FLANK = [458, 412, 360, 312, 282]

/** The outline of a territory whose segments lie at these angles; it grows with them. */
export function outline(segments: readonly number[], turned: readonly number[]): string {
  const outer: Point[] = []
  const inner: Point[] = []
  for (const segment of segments) {
    const middle = turned[segment - 1] ?? 0
    for (const [step, part] of COAST.entries()) {
      const angle = middle + part * ARC
      outer.push(at(OUTER - Math.abs(rough(segment * 4 + step)) * 1.4, angle))
      inner.push(at(INNER + rough(segment * 3 + step * 2) * 0.7, angle))
    }
  }
  const flank = (segment: number, side: -1 | 1): Point[] =>
    FLANK.map((radius, index) =>
      at(
        radius,
        (turned[segment - 1] ?? 0) +
          side * (ARC / 2 - Math.abs(rough(segment * 7 + index * side)) * 0.06),
      ),
    )
  const [first, last] = [segments[0] ?? 1, segments.at(-1) ?? 1]
  return closed([...outer, ...flank(last, 1), ...inner.reverse(), ...flank(first, -1).reverse()])
}

/** The line where two merged segments met. */
export function seam(segment: number, turned: readonly number[]): string {
  const angle = (turned[segment - 1] ?? 0) + ARC / 2
  const points = [INNER + 12, 320, 375, 430, OUTER - 14].map((radius, index) =>
    at(radius, angle + rough(segment + index) * 0.09),
  )
  return smooth(points)
}

const between = (from: Point, to: Point): Point => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
})

/** A rounded line from the first point to the last, close by those between. */
export function smooth(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return ''
  const turns = points.slice(1, -1).map((from, index) => {
    const next = points[index + 2] ?? from
    return `Q${point(from)} ${point(next === last ? last : between(from, next))}`
  })
  return `M${point(first)}${turns.join('')}`
}

/** A rounded line around these points, and back to where it began. */
export function closed(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return ''
  const turns = points.map(
    (from, index) => `Q${point(from)} ${point(between(from, points[index + 1] ?? first))}`,
  )
  return `M${point(between(last, first))}${turns.join('')}Z`
}

export const point = ({ x, y }: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`

/** Where paladins stand on one segment: radius and degrees off its middle. */
const WIDE_SLOTS: readonly (readonly [number, number])[] = [
  [400, -5.6],
  [400, 0],
  [400, 5.6],
  [360, -6.1],
  [360, 0],
  [360, 6.1],
  [320, -3.6],
  [320, 3.6],
]
const COMPACT_SLOTS: readonly (readonly [number, number])[] = [
  [400, -4.6],
  [400, 4.6],
  [348, -5],
  [348, 5],
  [306, 0],
]

export interface Placed<T> extends Point {
  item: T
}

/** Spreads things evenly over a territory's segments; null if there is not room for all. */
export function settle<T>(
  items: readonly T[],
  segments: readonly number[],
  turned: readonly number[],
  compact: boolean,
): Placed<T>[] | null {
  const slots = compact ? COMPACT_SLOTS : WIDE_SLOTS
  if (items.length > slots.length * segments.length) return null
  const placed: Placed<T>[] = []
  let taken = 0
  segments.forEach((segment, index) => {
    const share = Math.ceil((items.length - taken) / (segments.length - index))
    for (const [slot, item] of items.slice(taken, taken + share).entries()) {
      const [radius, off] = centred(slots, slot, share)
      placed.push({ item, ...at(radius, (turned[segment - 1] ?? 0) + off) })
    }
    taken += share
  })
  return placed
}

/** A slot; the last row is centred when it is not full. */
function centred(
  slots: readonly (readonly [number, number])[],
  slot: number,
  count: number,
): readonly [number, number] {
  const [radius, off] = slots[slot] ?? [350, 0]
  const row = slots.filter(([other], index) => other === radius && index < count)
  const shift = row.reduce((sum, [, one]) => sum + one, 0) / row.length
  return [radius, off - shift]
}
