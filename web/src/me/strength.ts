/** How a rating is written: the strength, and how far it may well be off. */
import type { Rating } from '../lib/api'
import { language } from '../lib/language.svelte'

/** Nineteen times of twenty the strength lies within two standard deviations. */
const SURE = 2

export function strength({ strength: most, doubt }: Pick<Rating, 'strength' | 'doubt'>): string {
  const number = new Intl.NumberFormat(language.current, { maximumFractionDigits: 0 })
  return `${number.format(most)} ± ${number.format(SURE * doubt)}`
}
