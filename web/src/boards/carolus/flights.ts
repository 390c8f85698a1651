/** Which pieces go from where to where when an event is on the stage. Places are marked in the page. */
import type { JournalEntry } from '../../lib/api'
import type { Colour, Side } from '../../lib/scenes/carolus-magnus'

export type Piece = { clan: Colour } | { side: Side }

export interface Flight {
  piece: Piece
  from: string
  to: string
}

export const reserveOf = (seat: number, clan: Colour): string => `reserve-${seat}-${clan}`
export const courtOf = (seat: number, clan: Colour): string => `court-${seat}-${clan}`
export const stockOf = (side: Side): string => `castles-${side}`
export const landOf = (territory: number): string => `territory-${territory}`
export const supplyOf = (clan: Colour): string => `supply-${clan}`

/** What an event of this game may speak of. */
interface Spoken {
  seat: number
  colour: Colour | Colour[]
  territory: number
  side: Side
}

export function flights({ key, params }: JournalEntry, seats: number): Flight[] {
  const { seat, colour, territory, side } = params as unknown as Spoken
  const each = [colour].flat()
  switch (key) {
    case 'event-paladin':
      return each.map((clan) => ({
        piece: { clan },
        from: reserveOf(seat, clan),
        to: landOf(territory),
      }))
    case 'event-courtier':
      return each.map((clan) => ({
        piece: { clan },
        from: reserveOf(seat, clan),
        to: courtOf(seat, clan),
      }))
    case 'event-taken':
    case 'event-crown':
      return each.map((clan) => ({
        piece: { clan },
        from: supplyOf(clan),
        to: reserveOf(seat, clan),
      }))
    case 'event-returned':
      return each.flatMap((clan) =>
        Array.from({ length: seats }, (_, one) => ({
          piece: { clan },
          from: courtOf(one, clan),
          to: supplyOf(clan),
        })),
      )
    case 'event-castle':
    case 'event-takeover':
      return [{ piece: { side }, from: stockOf(side), to: landOf(territory) }]
    default:
      return []
  }
}
