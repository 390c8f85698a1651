/** The elements of a game, gathered from the targets of its moves. */
import type { MoveInfo } from '../../lib/api'
import type { Words } from '../../lib/words'

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

/** A word of the view or of a target, in the game's own language where it has one. */
export function named(words: Words, kind: string, name: string): string {
  return words.either([`${kind}-${name}`, `name-${name}`, name], spelled(name))
}

export function elementName(words: Words, target: string): string {
  const [kind = target, ...rest] = target.split(':')
  return rest.length > 0 ? named(words, kind, rest.join(':')) : named(words, 'element', kind)
}

/** `west_francia` becomes "West francia". */
export function spelled(name: string): string {
  const spaced = name.replace(/[_-]+/g, ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
