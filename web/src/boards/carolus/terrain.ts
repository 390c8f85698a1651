/** What grows and stands on the land of each segment, under the pieces: the same in every game. */
import { at, closed, point, SEGMENTS, smooth, type Point } from './ring'

export type Plant =
  | 'oak'
  | 'pine'
  | 'apple'
  | 'vine'
  | 'hill'
  | 'peak'
  | 'stone'
  | 'sheaf'
  | 'tuft'
  | 'bloom'
  | 'reed'
  | 'sheep'
  | 'hut'
  | 'chapel'
  | 'mill'

/** A place on a segment: distance from the middle of the ring, and degrees off the segment's own middle. */
type Place = readonly [radius: number, off: number]

/** A piece of ground with lines along it: ploughed, planted in rows, or under water. */
interface Ground {
  kind: 'crop' | 'fallow' | 'water'
  edge: readonly Place[]
  rows: readonly (readonly Place[])[]
}

/** Water or a way from one side of the land to the other. */
interface Course {
  kind: 'river' | 'way'
  along: readonly Place[]
}

interface Growth {
  what: Plant
  size: number
  place: Place
}

export interface Terrain {
  tint: string
  grounds: readonly Ground[]
  courses: readonly Course[]
  growth: readonly Growth[]
}

/** A fixed number between 0 and 1 for each place, so that nothing stands in rank and file. */
function chance(seed: number, index: number): number {
  const wave = Math.sin(seed * 127.1 + index * 311.7) * 43758.5453
  return wave - Math.floor(wave)
}

/** Plants all over a segment, about `apart` from each other; `share` of the places are taken. */
function sown(
  seed: number,
  what: readonly Plant[],
  size: number,
  apart: number,
  share = 1,
): Growth[] {
  const grown: Growth[] = []
  let index = 0
  for (let radius = 474; radius > 276; radius -= apart * 0.82) {
    const step = (apart / radius) * (180 / Math.PI)
    const many = Math.floor(16.4 / step)
    for (let one = 0; one <= many; one++) {
      index++
      if (chance(seed, index) > share) continue
      const off = (one - many / 2) * step + (chance(seed + 1, index) - 0.5) * step * 0.7
      const far = radius + (chance(seed + 2, index) - 0.5) * apart * 0.5
      const kind = what[Math.floor(chance(seed + 3, index) * what.length)]
      if (kind)
        grown.push({
          what: kind,
          size: size * (0.85 + chance(seed + 4, index) * 0.3),
          place: [far, off],
        })
    }
  }
  return grown
}

const one = (what: Plant, size: number, radius: number, off: number): Growth => ({
  what,
  size,
  place: [radius, off],
})

/** A ploughed strip between two distances and two angles, with its furrows. */
function field(
  kind: Ground['kind'],
  [from, to]: readonly [number, number],
  [left, right]: readonly [number, number],
  apart = 11,
): Ground {
  const slope = (from - to) * 0.05
  const edge: Place[] = [
    [from, left],
    [from + slope, right],
    [to + slope, right - 0.4],
    [to, left + 0.6],
  ]
  const rows: Place[][] = []
  for (let radius = from + apart; radius < to - 3; radius += apart) {
    rows.push([
      [radius, left + 0.5],
      [radius + slope, right - 0.3],
    ])
  }
  return { kind, edge, rows }
}

/** An oval of water with two ripples. */
function pond(radius: number, off: number, wide: number, deep: number): Ground {
  const edge = Array.from({ length: 12 }, (_, index): Place => {
    const turn = (index / 12) * 2 * Math.PI
    const swell = 1 + 0.13 * Math.sin(turn * 3 + radius)
    return [radius + Math.cos(turn) * deep * swell, off + Math.sin(turn) * wide * swell]
  })
  const ripple = (far: number, half: number): Place[] => [
    [far, off - half],
    [far + 3, off],
    [far, off + half],
  ]
  return {
    kind: 'water',
    edge,
    rows: [ripple(radius + deep * 0.4, wide * 0.4), ripple(radius - deep * 0.3, wide * 0.5)],
  }
}

const river = (...along: Place[]): Course => ({ kind: 'river', along })
const way = (...along: Place[]): Course => ({ kind: 'way', along })

const land = (
  tint: string,
  growth: readonly Growth[],
  grounds: readonly Ground[] = [],
  courses: readonly Course[] = [],
): Terrain => ({ tint, growth, grounds, courses })

const TERRAINS: readonly Terrain[] = [
  land(
    'field',
    [...sown(3, ['sheaf'], 22, 40, 0.34), one('oak', 34, 470, -7), one('oak', 30, 292, 6.4)],
    [
      field('crop', [372, 478], [-8.6, 0.4]),
      field('fallow', [384, 470], [1.2, 8.8], 14),
      field('fallow', [272, 362], [-8, -0.6], 14),
      field('crop', [276, 374], [0.6, 8.4]),
    ],
  ),
  land('wood', sown(11, ['oak', 'oak', 'pine'], 38, 34, 0.86)),
  land(
    'meadow',
    [
      ...sown(19, ['tuft', 'reed', 'bloom'], 20, 40, 0.5),
      one('oak', 36, 462, 6.2),
      one('oak', 32, 440, 7.6),
      one('oak', 32, 296, -6),
      one('mill', 40, 342, 6),
    ],
    [],
    [
      river(
        [500, -5],
        [462, -3.4],
        [424, 0.8],
        [388, 3],
        [350, 1.4],
        [316, -2.6],
        [282, -1.2],
        [248, 2],
      ),
    ],
  ),
  land(
    'vineyard',
    [...sown(23, ['vine'], 25, 27, 0.94), one('hut', 34, 462, 6.4)],
    [],
    [way([496, 2.6], [440, 3.4], [380, 1.2], [320, 2.2], [255, 0])],
  ),
  land('hill', [...sown(31, ['hill'], 62, 52), ...sown(33, ['tuft', 'oak'], 20, 46, 0.35)]),
  land(
    'moor',
    [...sown(41, ['reed', 'tuft', 'tuft'], 25, 34, 0.72), one('pine', 34, 468, -6.4)],
    [pond(424, 3.6, 3.6, 24), pond(338, -3, 4, 24), pond(452, -4.4, 2.2, 12)],
  ),
  land('pasture', [
    ...sown(53, ['sheep', 'tuft', 'tuft', 'bloom'], 24, 41, 0.75),
    one('hut', 38, 462, -5.8),
    one('oak', 36, 318, 6),
    one('oak', 32, 470, 6.6),
  ]),
  land('pinewood', sown(61, ['pine'], 40, 32, 0.9)),
  land(
    'meadow',
    [
      ...sown(71, ['tuft', 'bloom'], 18, 42, 0.42),
      one('reed', 26, 352, -6.6),
      one('reed', 26, 336, -5.4),
      one('reed', 24, 430, 6.4),
      one('oak', 34, 474, -5.6),
      one('oak', 32, 466, 6.4),
      one('chapel', 38, 290, 2),
    ],
    [pond(388, 0, 6.2, 46)],
  ),
  land('rock', [...sown(83, ['peak'], 62, 52), ...sown(87, ['stone', 'pine'], 24, 50, 0.4)]),
  land(
    'orchard',
    sown(97, ['apple'], 34, 37),
    [],
    [way([496, -1], [430, 1.4], [360, -1.2], [255, 0.6])],
  ),
  land('heath', [
    ...sown(101, ['bloom', 'bloom', 'tuft'], 24, 31, 0.82),
    one('stone', 32, 450, -5.6),
    one('stone', 26, 330, 5),
    one('pine', 36, 468, 6),
  ]),
  land(
    'field',
    [
      one('hut', 40, 436, -5.4),
      one('hut', 36, 414, 5.4),
      one('chapel', 46, 452, 2),
      one('hut', 36, 368, -5.8),
      one('hut', 34, 332, 5.6),
      one('oak', 32, 474, -6.6),
      one('oak', 30, 286, -5),
      ...sown(113, ['tuft'], 18, 48, 0.4),
    ],
    [field('crop', [282, 340], [-1, 8]), field('fallow', [384, 424], [-2.4, 3])],
    [way([496, -1], [420, -2], [370, 0.6], [310, -1.6], [255, -1])],
  ),
  land(
    'wood',
    [...sown(127, ['oak', 'tuft', 'tuft'], 30, 38, 0.62), one('stone', 26, 352, 5.6)],
    [],
    [river([500, 6], [456, 5], [420, 1], [384, -2.6], [344, -3.4], [306, 1], [276, 3.4], [248, 3])],
  ),
  land('hill', [
    ...sown(131, ['hill'], 54, 58, 0.6),
    ...sown(137, ['sheep', 'tuft', 'oak'], 24, 42, 0.5),
    one('chapel', 40, 470, 0.4),
  ]),
]

export const terrainOf = (segment: number): Terrain =>
  TERRAINS[(segment - 1) % SEGMENTS] ?? land('field', [])

const reach = ([radius, off]: Place, angle: number): Point => at(radius, angle + off)

const reachAll = (along: readonly Place[], angle: number): Point[] =>
  along.map((place) => reach(place, angle))

/** A river, a way or a furrow on a segment that lies at this angle. */
export const course = (along: readonly Place[], angle: number): string =>
  along.length > 2
    ? smooth(reachAll(along, angle))
    : `M${reachAll(along, angle).map(point).join('L')}`

/** The edge of a field or a pond. */
export const edge = ({ kind, edge }: Ground, angle: number): string =>
  kind === 'water'
    ? closed(reachAll(edge, angle))
    : `M${reachAll(edge, angle).map(point).join('L')}Z`

export interface Standing extends Point {
  what: Plant
  size: number
}

/** What stands on a segment that lies at this angle, the nearest to the reader last. */
export function standing(terrain: Terrain, angle: number): Standing[] {
  return terrain.growth
    .map(({ what, size, place }) => ({ what, size, ...reach(place, angle) }))
    .sort((one, other) => one.y - other.y)
}
