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

/** Of moves that touch the same things, the one that touches them in the order in which they were tapped;
 * all of them where there is no such. */
export function inOrder(
  table: readonly MoveInfo[],
  ids: readonly number[],
  picked: readonly string[],
): readonly number[] {
  if (ids.length < 2 || complete(table, ids, picked).length < ids.length) return ids
  const tapped = picked.join(' ')
  const meant = ids.filter((id) => table[id]?.targets.join(' ') === tapped)
  return meant.length === 1 ? meant : ids
}

/** Those that no further tap on a drawn board tells: what is left of them, if anything, is no thing of it. */
export function beyondTaps(
  table: readonly MoveInfo[],
  ids: readonly number[],
  picked: readonly string[],
): number[] {
  return ids.filter((id) => {
    const left = table[id] && untapped(table[id], picked)
    return left?.every((target) => !target.includes(':'))
  })
}

/** Of the moves that touch the last tap, the one that a person may have had in mind: it touches as little
 * as can be that was neither tapped nor is `likely`, and then as much as can be of what was tapped. */
export function nearest(
  table: readonly MoveInfo[],
  ids: readonly number[],
  tapped: readonly string[],
  likely: ReadonlySet<string>,
): number | undefined {
  let found: { id: number; strange: number; meant: number } | undefined
  for (const id of fitting(table, ids, tapped.slice(-1))) {
    const targets = table[id]?.targets ?? []
    const meant = targets.filter((target) => tapped.includes(target)).length
    const strange = targets.filter((one) => !tapped.includes(one) && !likely.has(one)).length
    const better =
      !found || strange < found.strange || (strange === found.strange && meant > found.meant)
    if (better) found = { id, strange, meant }
  }
  return found?.id
}
