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

/** The table as it stands after an update. */
export function updated(table: Snapshot, { seats, changes, ...standing }: Update): Snapshot {
  const staged = standing.journal.reduce(
    (view, entry) => changed(view, entry.changes ?? []),
    table.view,
  )
  const view = changed(staged, changes)
  return { ...table, ...standing, seats: seats ?? table.seats, view, t: 'snapshot' }
}
