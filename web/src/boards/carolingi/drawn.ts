/** What an event of the journal brings to light out of the bag or the Archivium. */
import type { JournalEntry } from '../../lib/api'

/** A tile and whose it is; nobody's are the event tiles and the cards that are no country's. */
export interface Slip {
  seat: number | null
  tile: string
}

export interface Drawn {
  slips: Slip[]
  /** The country whose card it is. */
  card: string | null
}

type Params = JournalEntry['params']

/** What is nobody's, by the event that speaks of it. */
const OF_NOBODY: Record<string, string> = {
  'event-messenger': 'event',
  'event-hunger': 'hunger',
  'event-anarchy': 'anarchy',
  'event-rebellion': 'rebellion',
}
/** A tile of a player, or all that a laid open bag holds of theirs. */
const OF_SOMEBODY = new Set(['event-tile', 'event-blocked', 'event-claim', 'event-open'])
/** As long as a claim of peace is weighed, its tile is in sight. */
const OF_CLAIMANTS = new Set([
  'event-claim-holds',
  'event-too-few-conditions',
  'event-false-companion',
  'event-rivals',
  'event-no-sole-claim',
  'event-forfeit',
])

const listed = <Each>(one: Each | Each[] | undefined): Each[] =>
  one === undefined ? [] : Array.isArray(one) ? one : [one]
const seatsOf = ({ seat }: Params): number[] => listed(seat as number | number[] | undefined)

/** `claim` is the tile with which the throne is claimed in this game. */
export function drawnBy({ key, params }: JournalEntry, claim: string): Drawn | null {
  if (key === 'event-card') return { slips: [], card: String(params['country']) }
  const slips = slipsOf(key, params, claim)
  return slips.length > 0 ? { slips, card: null } : null
}

function slipsOf(key: string, params: Params, claim: string): Slip[] {
  const nobodys = OF_NOBODY[key]
  if (nobodys !== undefined) return [{ seat: null, tile: nobodys }]
  const tiles = OF_SOMEBODY.has(key)
    ? listed(params['tile'] as string | string[] | undefined)
    : OF_CLAIMANTS.has(key)
      ? [claim]
      : key === 'event-no-action'
        ? ['no-action']
        : []
  return seatsOf(params).flatMap((seat) => tiles.map((tile) => ({ seat, tile })))
}
