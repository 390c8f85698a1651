/** A plain map of places and ways, for a board that nobody has drawn. */
import type { Chart, ChartLand, Frame, Line, Point, Stamp } from './chart'

export interface Way {
  between: [string, string]
  bySea: boolean
}

/** How far a place reaches around its middle. */
const REACH = 52
/** What is free around all places. */
const MARGIN = 70
/** How much taller a narrow screen draws it. */
const STRETCH = 1.3
/** Letters that fit on a place: in a line of two, and of a short name. */
const LINE = 13
const SHORT = 9

/** Places that a drawn map knows are called as on it, and written in its hand. `inPlay` tells
 * whether a place is used by so many players. */
export function chartOfPlaces(
  places: Readonly<Record<string, Point>>,
  ways: readonly Way[],
  drawn: Chart,
  nameOf: (place: string) => string,
  inPlay: (place: string, seats: number) => boolean,
): Chart {
  const all = Object.entries(places)
  const { stamps } = drawn
  const whole = around(all.map(([, at]) => at))
  const line = ({ between }: Way): Line => ({ between, path: straight(places, between) })
  return {
    width: whole.width,
    height: whole.height,
    stretch: STRETCH,
    stamps,
    lands: all.map(([id, at]) => ({
      id,
      ...calledOn(drawn, id, nameOf(id)),
      ...circleAt(at, stamps.wide),
    })),
    borders: [],
    ground: '',
    mountains: '',
    ways: ways.filter(({ bySea }) => !bySea).map(line),
    links: ways.filter(({ bySea }) => bySea).map(line),
    frame: (seats) => around(all.filter(([id]) => inPlay(id, seats)).map(([, at]) => at)),
  }
}

/** The stamp stands a little below the middle, since it has a name above. */
function circleAt({ x, y }: Point, { name: above }: Stamp): Pick<ChartLand, 'path' | 'at'> {
  const low = -above / 3
  return {
    path: `M${x - REACH} ${y}a${REACH} ${REACH} 0 1 0 ${2 * REACH} 0a${REACH} ${REACH} 0 1 0 ${-2 * REACH} 0Z`,
    at: { wide: { x, y: y + low }, narrow: { x, y: y * STRETCH + low } },
  }
}

function calledOn(drawn: Chart, id: string, name: string): Pick<ChartLand, 'lines' | 'short'> {
  const known = drawn.lands.find((land) => land.id === id)
  const letters = (words: string): string => words.replace(/[ -]/g, '')
  return known && letters(known.lines.join('')) === letters(bare(name))
    ? { lines: known.lines, short: known.short }
    : { lines: linesOf(name), short: shortened(name) }
}

function straight(places: Readonly<Record<string, Point>>, [one, other]: Way['between']): string {
  const [from, to] = [places[one], places[other]]
  return from && to ? `M${from.x} ${from.y}L${to.x} ${to.y}` : ''
}

function around(points: readonly Point[]): Frame {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN]
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y }
}

/** "Longobardia occidentale" in two lines, as even as they can be; what explains it is left out. */
export function linesOf(name: string): string[] {
  const plain = bare(name)
  const gaps = [...plain.matchAll(/[ -]/g)].map(({ index }) => index)
  if (plain.length <= LINE || gaps.length === 0) return [plain]
  const uneven = (gap: number): number => Math.abs(plain.length - 1 - 2 * gap)
  const gap = gaps.reduce((best, each) => (uneven(each) < uneven(best) ? each : best))
  return [plain.slice(0, gap + 1).trimEnd(), plain.slice(gap + 1)]
}

export function shortened(name: string): string {
  const plain = bare(name)
  // No word is begun that would end after a letter or two.
  const cut = plain.slice(0, SHORT - 1).replace(/[ -].{0,3}$/, '')
  return plain.length <= SHORT ? plain : `${cut}.`
}

/** Without what stands in brackets. */
export const bare = (name: string): string => name.replace(/\s*\([^)]*\)\s*/g, ' ').trim() || name
