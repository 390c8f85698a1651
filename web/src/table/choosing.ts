/** From taps to a move: the legal moves are filtered by the elements that were tapped. */
import type { MoveInfo } from '../lib/api'

/** The targets of a move that are still to be tapped, or null if it does not touch all of `picked`. */
export function untapped(move: MoveInfo, picked: readonly string[]): string[] | null {
  const left = [...move.targets]
  for (const target of picked) {
    const at = left.indexOf(target)
    if (at < 0) return null
    left.splice(at, 1)
  }
  return left
}

/** Whether a move touches everything picked. Asked of hundreds of moves at a tap, mostly of one pick. */
function touches(move: MoveInfo, picked: readonly string[]): boolean {
  const [first, ...more] = picked
  if (first === undefined) return true
  return more.length === 0 ? move.targets.includes(first) : untapped(move, picked) !== null
}

/** Those of `ids` that touch everything picked so far. */
export function fitting(
  table: readonly MoveInfo[],
  ids: readonly number[],
  picked: readonly string[],
): number[] {
  return ids.filter((id) => {
    const move = table[id]
    return move !== undefined && touches(move, picked)
  })
}

export interface Offer {
  /** What a person would tap next. */
  next: Set<string>
  /** What may be tapped at all. */
  open: Set<string>
}

/** The elements that the moves `ids` still offer after `picked`. */
export function offer(
  table: readonly MoveInfo[],
  ids: readonly number[],
  picked: readonly string[],
): Offer {
  const next = new Set<string>()
  const open = new Set<string>()
  for (const id of ids) {
    const left = table[id] && untapped(table[id], picked)
    if (!left) continue
    if (left[0] !== undefined) next.add(left[0])
    for (const target of left) open.add(target)
  }
  return { next, open }
}

/** The moves that are complete with what has been picked: nothing is left to tap. */
export function complete(
  table: readonly MoveInfo[],
  ids: readonly number[],
  picked: readonly string[],
): number[] {
  return ids.filter((id) => table[id] && untapped(table[id], picked)?.length === 0)
}
