/** A map as the page draws it, read from the data that `tools/maps` makes. */

export interface Point {
  x: number
  y: number
}

export type Size = 'wide' | 'narrow'

/** How name and pieces stand to each other; offsets from where the stamp is set. */
export interface Stamp {
  script: number
  name: number
  pieces: Record<string, Point>
  row: { y: number; step: number }
}

export interface ChartLand {
  id: string
  path: string
  lines: string[]
  short: string
  at: Record<Size, Point>
}

export interface Line {
  path: string
  /** The lands on its sides: one where foreign land or the sea begins. */
  between: string[]
}

export interface Chart {
  width: number
  height: number
  /** How much taller a narrow screen draws it. */
  stretch: number
  stamps: Record<Size, Stamp>
  lands: ChartLand[]
  borders: Line[]
  ground: string
  mountains: string
  /** From place to place, on a map that has no borders. */
  ways: Line[]
  /** By sea. */
  links: Line[]
  /** The part with the lands in play, by number of players. */
  frame: (seats: number) => Frame
}

export interface Frame extends Point {
  width: number
  height: number
}

/** What the file holds; docs/maps.md explains it. */
export interface MapFile {
  size: number[]
  stretch: number
  stamps: Record<
    string,
    { script: number; name: number; pieces: Record<string, number[]>; row: number[] }
  >
  views: Record<string, number[]>
  arcs: number[][]
  lands: Record<
    string,
    { arcs: number[]; lines: string[]; short: string; wide: number[]; narrow: number[] }
  >
  ground: number[][]
  mountains: number[][]
  links: { between: string[]; curve: number[][] }[]
}

const TENTHS = 10

export function readChart(file: MapFile): Chart {
  const arcs = file.arcs.map(unpack)
  const beside = new Map<number, string[]>()
  for (const [id, land] of Object.entries(file.lands)) {
    for (const arc of land.arcs) {
      const number = arc < 0 ? ~arc : arc
      beside.set(number, [...(beside.get(number) ?? []), id])
    }
  }
  const whole = { x: 0, y: 0, width: file.size[0] ?? 0, height: file.size[1] ?? 0 }
  return {
    width: whole.width,
    height: whole.height,
    stretch: file.stretch,
    stamps: { wide: stamp(file, 'wide'), narrow: stamp(file, 'narrow') },
    lands: Object.entries(file.lands).map(([id, land]) => ({
      id,
      path: closed(walk(arcs, land.arcs)),
      lines: land.lines,
      short: land.short,
      at: { wide: point(land.wide), narrow: point(land.narrow) },
    })),
    borders: arcs.map((arc, number) => ({ path: open(arc), between: beside.get(number) ?? [] })),
    ground: file.ground.map((ring) => closed(unpack(ring))).join(''),
    mountains: file.mountains.map((ring) => closed(unpack(ring))).join(''),
    ways: [],
    links: file.links.map(({ between, curve }) => ({ between, path: bow(curve) })),
    frame: (seats) => {
      const [x, y, width, height] = file.views[String(seats)] ?? []
      return height === undefined ? whole : { x: x ?? 0, y: y ?? 0, width: width ?? 0, height }
    },
  }
}

function stamp(file: MapFile, size: Size): Stamp {
  const { script = 16, name = 0, pieces = {}, row = [] } = file.stamps[size] ?? {}
  const placed = Object.entries(pieces).map(([piece, at]) => [piece, point(at)] as const)
  return {
    script,
    name,
    pieces: Object.fromEntries(placed),
    row: { y: row[0] ?? 0, step: row[1] ?? 0 },
  }
}

const point = ([x = 0, y = 0]: readonly number[]): Point => ({ x, y })

/** Points from their first place and the steps after it, in tenths. */
export function unpack(numbers: readonly number[]): Point[] {
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (let index = 0; index < numbers.length; index += 2) {
    x += numbers[index] ?? 0
    y += numbers[index + 1] ?? 0
    points.push({ x: x / TENTHS, y: y / TENTHS })
  }
  return points
}

/** The points around a land; an arc below zero is walked backwards. */
export function walk(arcs: readonly Point[][], numbers: readonly number[]): Point[] {
  return numbers.flatMap((number) => {
    const arc = number < 0 ? (arcs[~number] ?? []).toReversed() : (arcs[number] ?? [])
    return arc.slice(0, -1)
  })
}

const open = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`

const closed = (points: readonly Point[]): string => `${open(points)}Z`

function bow(curve: readonly number[][]): string {
  const [start = [], bend = [], end = []] = curve
  return `M${start.join(' ')}Q${bend.join(' ')} ${end.join(' ')}`
}
