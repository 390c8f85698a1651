/** From one place to the next with the arrow keys, as they are drawn. */
export interface Point {
  x: number
  y: number
}

const WAYS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

export const isArrow = (key: string): boolean => key in WAYS

/** How much a step aside counts against a step ahead. */
const ASIDE = 2
/** How far aside something may lie, of how far it lies ahead, and still be in that direction. */
const CONES = [1, 3]

/** The nearest of `places` in the direction of an arrow key, null if there is none. */
export function neighbour<Place>(
  key: string,
  from: Point,
  places: readonly Place[],
  pointOf: (place: Place) => Point,
): Place | null {
  const way = WAYS[key]
  if (!way) return null
  const reached = places
    .map((place) => {
      const { x, y } = pointOf(place)
      const [over, down] = [x - from.x, y - from.y]
      return {
        place,
        ahead: over * way.x + down * way.y,
        aside: Math.abs(over * way.y) + Math.abs(down * way.x),
      }
    })
    .filter(({ ahead }) => ahead > 1)
    .sort((one, other) => one.ahead + ASIDE * one.aside - other.ahead - ASIDE * other.aside)
  for (const cone of CONES) {
    const found = reached.find(({ ahead, aside }) => aside <= cone * ahead)
    if (found) return found.place
  }
  return null
}
