/** The elements of a game, gathered from the targets of its moves. */
import type { MoveInfo } from '../../lib/api'

export interface Group {
  kind: string
  targets: string[]
}

/** Every element that some move touches, grouped by its kind, in the order of the table. */
export function groups(moves: readonly MoveInfo[]): Group[] {
  const byKind = new Map<string, Set<string>>()
  for (const move of moves) {
    for (const target of move.targets) {
      const kind = target.split(':', 1)[0] ?? target
      const known = byKind.get(kind) ?? new Set<string>()
      byKind.set(kind, known.add(target))
    }
  }
  return [...byKind].map(([kind, targets]) => ({ kind, targets: [...targets] }))
}
