/** Two tiles are laid in secret: drafted here first, then sent together. */
import type { MoveInfo } from '../../lib/api'

/** The draft after a tap on a tile: laid back if it was drafted, else drafted as long as it fits. */
export function drafted(draft: readonly string[], tile: string, room: number): string[] {
  if (draft.includes(tile)) return draft.filter((one) => one !== tile)
  return draft.length < room ? [...draft, tile] : [...draft]
}

/** The moves that lay these tiles, ascending: of two that are alike the first is laid first. */
export function layingOf(
  table: readonly MoveInfo[],
  offered: readonly number[],
  draft: readonly string[],
): number[] {
  return offered.filter(
    (id) => table[id]?.kind === 'lay' && draft.includes(table[id]?.targets[0] ?? ''),
  )
}

/** The tile of a pair that has none of those beside it that its claim to the throne wants. */
export function forlorn(
  companions: Readonly<Record<string, readonly string[]>>,
  pair: readonly string[],
): string | undefined {
  return pair.find((tile) => {
    const wanted = companions[tile]
    return wanted !== undefined && !wanted.some((other) => pair.includes(other))
  })
}
