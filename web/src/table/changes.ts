/** What events and updates changed, put into what the page holds. */
import type { JournalEntry, Snapshot, Update } from '../lib/api'

type Changes = NonNullable<JournalEntry['changes']>
type Place = readonly (string | number)[]
type Branch = Record<string | number, unknown>

/** The view after these changes; what they do not touch is shared with the view before. */
export function changed<View>(view: View, changes: Changes): View {
  return changes.reduce<View>((now, [place, value]) => put(now, place, value) as View, view)
}

function put(here: unknown, [step, ...rest]: Place, value: unknown): unknown {
  if (step === undefined) return value
  const copy = (Array.isArray(here) ? [...(here as unknown[])] : { ...(here as Branch) }) as Branch
  copy[step] = put(copy[step], rest, value)
  return copy
}

/** `now`, with all that is as it was before shared with `before`: nothing of that is drawn anew. */
export function sharing<View>(before: unknown, now: View): View {
  return share(before, now) as View
}

function share(before: unknown, now: unknown): unknown {
  if (!isBranch(before) || !isBranch(now)) return now
  if (Array.isArray(before) !== Array.isArray(now)) return now
  const places = Object.keys(now)
  let same = places.length === Object.keys(before).length
  const made: Branch = Array.isArray(now) ? ([] as unknown as Branch) : {}
  for (const place of places) {
    made[place] = share(before[place], now[place])
    same &&= made[place] === before[place]
  }
  return same ? before : made
}

const isBranch = (what: unknown): what is Branch => typeof what === 'object' && what !== null

/** The table as it stands after an update. */
export function updated(table: Snapshot, { seats, changes, ...standing }: Update): Snapshot {
  const staged = standing.journal.reduce(
    (view, entry) => changed(view, entry.changes ?? []),
    table.view,
  )
  const view = changed(staged, changes)
  return { ...table, ...standing, seats: seats ?? table.seats, view, t: 'snapshot' }
}
