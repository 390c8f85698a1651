/** How a part of a view is best written down. */
import type { Words } from '../../lib/words'
import { named } from './elements'

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null

/** Fits in a line: a word, a number, a list of them, or names with numbers. */
export function isPlain(value: unknown): boolean {
  if (isScalar(value)) return true
  if (Array.isArray(value)) return value.every(isScalar)
  return Object.values(value as Row).every(isScalar)
}

/** The columns of a list of like things, or null if it is none. */
export function columnsOf(value: unknown): string[] | null {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isRow)) return null
  const rows: Row[] = value
  const columns = Object.keys(rows[0] ?? {})
  const fits = rows.every((row) => columns.every((column) => inline(null, column, row[column]) !== ''))
  return fits ? columns : null
}

/** A value in one line: "red 2, blue 1", "3, 5", "yes". */
export function inline(words: Words | null, name: string, value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? '✓' : '–'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return words ? named(words, name, value) : value
  if (Array.isArray(value)) {
    return value.length === 0 ? '–' : value.map((one) => inline(words, name, one)).join(', ')
  }
  const parts = Object.entries(value as Row)
    .filter(([, part]) => part !== 0 && part !== null && part !== false)
    .map(([key, part]) => `${words ? named(words, name, key) : key} ${inline(words, key, part)}`)
  return parts.length === 0 ? '–' : parts.join(', ')
}
