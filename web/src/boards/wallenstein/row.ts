/** The row in a county where leaders and statues stand beside buildings and open sites. */
import type { Point, Size, Stamp } from '../map/chart'
import type { County } from './scene'

/** How wide a leader or a statue is. */
export const FIGURE: Record<Size, number> = { wide: 23, narrow: 34 }

/** Where buildings and sites begin and end; leaders and statues stand before them. */
export function rowOf(
  { buildings, sites, leaders, statues }: County,
  size: Size,
  { row }: Stamp,
  { x }: Point,
): { from: number; to: number } {
  const figures = (leaders?.length ?? 0) + (statues?.length ?? 0)
  const long = Math.max(sites, buildings.length) * row.step
  const from = x + (figures * FIGURE[size] - long) / 2
  return { from, to: from + long }
}
