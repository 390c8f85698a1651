/** Who sits down with a player: names for bots, people of Charlemagne's court, and how strong they are. */
import type { GameInfo } from '../lib/api'
import { recall, remember } from '../lib/memory'

const COURT = ['Alkuin', 'Gisela', 'Roland', 'Rotrud', 'Einhard', 'Berta', 'Turpin', 'Irmgard']

/** A name for the bot at a seat, other than the names at hand. */
export function botName(seat: number, taken: readonly string[]): string {
  const free = COURT.filter((name) => !taken.includes(name))
  return free[seat % free.length] ?? ''
}

/** The level that was chosen last for this game; at first the middle one, so that a first evening is neither a
 * child's game nor lost. */
export function usualLevel({ key, bots }: Pick<GameInfo, 'key' | 'bots'>): string {
  const last = recall(`level.${key}`)
  if (last !== null && bots.includes(last)) return last
  return bots[Math.floor(bots.length / 2)] ?? 'random'
}

export function rememberLevel(game: string, level: string): void {
  remember(`level.${game}`, level)
}
