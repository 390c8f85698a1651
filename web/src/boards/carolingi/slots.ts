/** Where the slots for cards lie around the map, each region's next to its lands. */
import type { Frame, Point } from '../map/chart'

export const CARD = { width: 122, height: 47 }
const GAP = 5
const HEADING = 20

interface Place extends Point {
  columns: number
}

/** The left upper corner of a region's slots, on the chart, and how many stand side by side. */
const PLACES: Record<string, Place> = {
  neustrie: { x: 4, y: 168, columns: 1 },
  lotharingien: { x: 196, y: 84, columns: 1 },
  sachsen: { x: 712, y: 62, columns: 1 },
  alamannien: { x: 700, y: 296, columns: 1 },
  bayern: { x: 826, y: 276, columns: 1 },
  bourgogne: { x: 292, y: 884, columns: 1 },
  aquitaine: { x: 4, y: 884, columns: 2 },
  longobardi: { x: 826, y: 736, columns: 1 },
}

const NOWHERE: Place = { x: 0, y: 0, columns: 1 }

/** Where the name of a region stands over its slots. */
export function headingOf(region: string): Point {
  const { x, y } = PLACES[region] ?? NOWHERE
  return { x, y: y + HEADING - 6 }
}

/** The left upper corner of a region's slot. */
export function slotAt(region: string, number: number): Point {
  const { x, y, columns } = PLACES[region] ?? NOWHERE
  return {
    x: x + (number % columns) * (CARD.width + GAP),
    y: y + HEADING + Math.floor(number / columns) * (CARD.height + GAP),
  }
}

/** The frame widened so that these slots are in sight, too. */
export function around(frame: Frame, regions: readonly { region: string; slots: number }[]): Frame {
  let [left, top] = [frame.x, frame.y]
  let [right, bottom] = [frame.x + frame.width, frame.y + frame.height]
  for (const { region, slots } of regions) {
    for (let number = 0; number < slots; number++) {
      const { x, y } = slotAt(region, number)
      left = Math.min(left, x - GAP)
      top = Math.min(top, y - HEADING - GAP)
      right = Math.max(right, x + CARD.width + GAP)
      bottom = Math.max(bottom, y + CARD.height + GAP)
    }
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}
