/** What the players of a table are called, on every screen alike. */
import type { RowSeat } from './api'
import { levelOf, t } from './language.svelte'

/** A seat by the name of whoever sits there; a guest who has not told theirs is one to all. */
export function nameAt(seats: readonly RowSeat[], seat: number): string {
  const sitting = seats[seat]
  const number = seat + 1
  if (sitting?.kind === 'bot' && (sitting.name === '' || sitting.name === sitting.bot)) {
    return t('bot-name', { number, level: levelOf(sitting.bot ?? 'random') })
  }
  if (sitting?.name) return sitting.name
  if (sitting?.kind !== 'person') return t('seat-number', { number })
  const guests = seats.filter(({ kind, name }) => kind === 'person' && name === '')
  return guests.length > 1 ? t('guest-number', { number }) : t('guest')
}
