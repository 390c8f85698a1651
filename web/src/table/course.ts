/** The course of a game as a drawing: what each seat could expect, from the first line to the last. */
import type { CoursePoint } from '../lib/api'

export const WIDTH = 320
export const HEIGHT = 160

export function across(line: number, last: number): number {
  return (line / Math.max(last, 1)) * WIDTH
}

export function down(share: number): number {
  return HEIGHT - share * HEIGHT
}

/** The place of one among so many that stand side by side. */
export const evenly = (place: number, count: number): number =>
  Math.round((place / Math.max(count - 1, 1)) * WIDTH * 10) / 10

/** The corners of one seat's line, as SVG wants them. */
export function corners(points: readonly CoursePoint[], seat: number): string {
  const last = points.at(-1)?.line ?? 1
  return points
    .map((point) => {
      const y = down(point.expected[seat] ?? 0)
      return `${across(point.line, last).toFixed(1)},${y.toFixed(1)}`
    })
    .join(' ')
}

export const percent = (share: number): number => Math.round(100 * share)
