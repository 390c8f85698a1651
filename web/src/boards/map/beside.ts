/** Where something small lies beside a place, clear of other places that can still be chosen. */
import type { Frame, Point } from './chart'

/** From the middle of a place to what is free of its own pieces. */
const CLEAR = { across: 46, down: 38 }

/** Its upper left corner: of the four sides the one on which the others are farthest. */
export function beside(
  at: Point,
  size: { width: number; height: number },
  frame: Frame,
  others: readonly Point[],
): Point {
  const across = CLEAR.across + size.width / 2
  const down = CLEAR.down + size.height / 2
  const middles = [
    { x: at.x, y: at.y + down },
    { x: at.x, y: at.y - down },
    { x: at.x - across, y: at.y },
    { x: at.x + across, y: at.y },
  ].map(({ x, y }) => ({
    x: within(x, frame.x + size.width / 2, frame.x + frame.width - size.width / 2),
    y: within(y, frame.y + size.height / 2, frame.y + frame.height - size.height / 2),
  }))
  const room = (middle: Point): number =>
    Math.min(...others.map((other) => gap(middle, size, other)), gap(middle, size, at))
  const { x, y } = middles.reduce((best, one) => (room(one) > room(best) ? one : best))
  return { x: x - size.width / 2, y: y - size.height / 2 }
}

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most)

/** How far a point is from the edge of what lies there; nothing where it is under it. */
function gap(
  middle: Point,
  { width, height }: { width: number; height: number },
  to: Point,
): number {
  const x = Math.max(0, Math.abs(to.x - middle.x) - width / 2)
  const y = Math.max(0, Math.abs(to.y - middle.y) - height / 2)
  return Math.hypot(x, y)
}
