/** How a game ended, for whoever looks at it: by sides, since partners win together. */
import type { TableResult } from '../lib/api'
import { listOf, t } from '../lib/language.svelte'
import type { Words } from '../lib/words'

export interface Side {
  seats: readonly number[]
  rank: number
}

/** The sides of a game, the best first. */
export const sidesOf = ({ sides, ranks }: TableResult): Side[] =>
  sides
    .map((seats) => ({ seats, rank: Math.min(...seats.map((seat) => ranks[seat] ?? Infinity)) }))
    .sort((one, other) => one.rank - other.rank)

/** Who has won, in a sentence. `own` are the seats of whoever reads it, if they are one player. */
export function verdict(
  result: TableResult,
  own: readonly number[],
  nameOf: (seat: number) => string,
): string {
  const winning = sidesOf(result).filter(({ rank }) => rank === 1)
  const winners = winning.flatMap(({ seats }) => seats)
  if (winners.length === 0) return t('nobody-wins')
  const [me] = own.length === 1 ? own : []
  const others = winners.filter((seat) => seat !== me).map(nameOf)
  const names = listOf(others)
  if (me !== undefined && winners.includes(me)) {
    if (others.length === 0) return t('you-win')
    return t(winning.length === 1 ? 'you-win-with' : 'you-share', { names })
  }
  if (winning.length > 1) return t('winners', { names })
  return t(others.length === 1 ? 'winner' : 'winners-together', { names })
}

/** Why the game ended, in the game's own words. */
export const reasonOf = (words: Words, { reason }: TableResult): string =>
  words.either([`reason-${reason}`], reason)
