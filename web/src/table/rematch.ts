/** Playing again: it is offered to all, and begins with everybody's yes; against bots one can begin afresh. */
import type { Snapshot } from '../lib/api'
import { captions } from '../learn/captions.svelte'
import * as http from '../lib/http'
import { route } from '../lib/route.svelte'
import { rememberLevel } from '../lobby/company'
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

/** A new game in the same way against the same bots, or against others. */
export function beginAfresh(table: Table, bot?: string): Promise<void> {
  return table.during(async () => {
    const { snapshot } = table
    if (!snapshot) return
    const { game, seats, clock, view } = snapshot
    const fresh = await http.newTable({
      game,
      seats: seats.map((seat) =>
        seat.kind === 'bot'
          ? { kind: 'bot', bot: bot ?? seat.bot, name: seat.name }
          : { kind: 'me' },
      ),
      options: view.options as Record<string, boolean | number | string>,
      public: snapshot.public,
      clock,
      rated: snapshot.rated,
    })
    if (bot !== undefined) rememberLevel(game, bot)
    captions.keep(table)
    route.go(`/t/${fresh.id}`)
  })
}

/** Whose bots somebody has beaten alone may want those of the next level. */
export async function nextLevel({ snapshot }: Table): Promise<string | null> {
  if (!snapshot?.result) return null
  const { game, seats, result } = snapshot
  const people = seats.filter(({ kind }) => kind !== 'bot')
  const [me] = people
  if (!me?.yours || people.length > 1 || result.ranks[me.seat] !== 1) return null
  const levels = (await http.games()).find(({ key }) => key === game)?.bots ?? []
  const strongest = Math.max(...seats.map(({ bot }) => levels.indexOf(bot ?? '')))
  return strongest < 0 ? null : (levels[strongest + 1] ?? null)
}
