/** Names for bots: people of Charlemagne's court, so that one plays against somebody. */

const COURT = ['Alkuin', 'Gisela', 'Roland', 'Rotrud', 'Einhard', 'Berta', 'Turpin', 'Irmgard']

/** A name for the bot at a seat, other than the names at hand. */
export function botName(seat: number, taken: readonly string[]): string {
  const free = COURT.filter((name) => !taken.includes(name))
  return free[seat % free.length] ?? ''
}
