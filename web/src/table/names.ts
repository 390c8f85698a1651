/** What a view itself calls its things: `{country: "anjou", name: "Anjou", name_de: "Anjou"}`. */

import type { MoveInfo } from '../lib/api'

export type NameBook = ReadonlyMap<string, string>

/** Keys under which games write seats. */
const SEAT_KEYS = new Set([
  'seat',
  'owner',
  'ruler',
  'holder',
  'order',
  'leaders',
  'statues',
  'honors',
  'palace',
])
/** Keys under which they write a list with something for each seat. */
const KEYS_BY_SEAT = new Set(['followers', 'courtiers', 'entrance', 'audience', 'groups'])

export function nameBook(view: unknown, language: string): NameBook {
  const book = new Map<string, string>()
  const read = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(read)
    if (typeof value !== 'object' || value === null) return
    const entries = Object.entries(value)
    const fields = new Map<string, unknown>(entries)
    const name = fields.get(`name_${language}`) ?? fields.get('name')
    const [kind, id] = entries[0] ?? []
    if (typeof name === 'string' && typeof id === 'string') {
      book.set(`${kind}:${id}`, name)
      book.set(id, name)
    }
    for (const [, part] of entries) read(part)
  }
  read(view)
  return book
}

export const isName = (column: string): boolean => column === 'name' || column.startsWith('name_')

export const isBySeat = (key: string): boolean => KEYS_BY_SEAT.has(key)

/** The kinds of elements that moves call by a name: `anjou` is a `country`. */
export function kindBook(moves: readonly MoveInfo[]): ReadonlyMap<string, readonly string[]> {
  const book = new Map<string, string[]>()
  for (const target of new Set(moves.flatMap((move) => move.targets))) {
    const [kind = '', ...names] = target.split(':')
    for (const name of names) book.set(name, [...(book.get(name) ?? []), kind])
  }
  return book
}

export const isSeat = (key: string): boolean => SEAT_KEYS.has(key)
