/** What is asked about one place: the answers that open beside it. */
import type { MoveInfo } from '../../lib/api'
import { fitting, untapped } from '../../table/choosing'
import type { Table } from '../../table/table.svelte'

export interface Spot {
  /** The element beside which the answers open. */
  target: string
  moves: number[]
}

/** Nothing but a name is left to say, which the answer says itself. */
const named = (left: readonly string[]): boolean =>
  left.every((target) => target.startsWith('seat:'))

/** The spot after these taps; without any, the one that the whole question is about. */
export function spotAfter(
  table: readonly MoveInfo[],
  offered: readonly number[],
  picked: readonly string[],
): Spot | null {
  const targeted = offered.filter((id) => (table[id]?.targets.length ?? 0) > 0)
  const firsts = new Set(targeted.map((id) => table[id]?.targets[0] ?? ''))
  const [only] = firsts
  const target = picked.at(-1) ?? (firsts.size === 1 ? only : undefined)
  if (target === undefined) return null
  const taps = picked.length > 0 ? picked : [target]
  const moves = fitting(table, targeted, taps).filter((id) => {
    const move = table[id]
    return move !== undefined && named(untapped(move, taps) ?? [])
  })
  return moves.length > 1 ? { target, moves } : null
}

/** The spot of the question that is open now. How many march is asked where they arrive. */
export function spotOf(table: Table): Spot | null {
  const ask = table.present?.asks
  if (!table.deciding || !ask) return null
  const { offered, picked } = table.choice
  if (ask.key === 'ask-group') {
    return { target: `country:${String(ask.params['target'])}`, moves: [...offered] }
  }
  if (ask.key === 'ask-lay') return null
  return spotAfter(table.moves, offered, picked)
}
