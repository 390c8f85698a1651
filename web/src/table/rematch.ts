/** Playing again: it is offered to all, and begins with everybody's yes. */
import type { Snapshot } from '../lib/api'
import { captions } from '../learn/captions.svelte'
import * as http from '../lib/http'
import { route } from '../lib/route.svelte'
import type { Table } from './table.svelte'

/** Offers a rematch, or agrees to the one that is offered; where all have agreed, one goes there. */
export function playAgain(table: Table, turned = false): Promise<void> {
  return table.during(async () => {
    const { id } = await http.rematch(table.id, turned)
    if (id === null) return
    captions.keep(table)
    route.go(`/t/${id}`)
  })
}

/** Answers what is asked of all. Whose yes was the last one goes on to the rematch. */
export async function agreeTo(table: Table, seat: number, yes: boolean): Promise<void> {
  await table.answer(seat, yes)
  if (yes && table.snapshot?.rematch) await playAgain(table)
}

/** Whether a rematch to which all at this screen had agreed is settled now. */
export function isSettled(before: Snapshot, now: Snapshot): boolean {
  if (before.asked?.what !== 'rematch' || now.rematch === null) return false
  const { yes } = before.asked
  const own = now.seats.filter(({ yours }) => yours)
  return own.length > 0 && own.every(({ seat }) => yes.includes(seat))
}
