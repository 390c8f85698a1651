/** What a view itself calls its things: `{country: "anjou", name: "Anjou", name_de: "Anjou"}`. */

export type NameBook = ReadonlyMap<string, string>

/** Keys under which games write a player's seat. */
const SEAT_KEYS = new Set(['seat', 'owner', 'ruler', 'holder', 'order'])

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

export const isSeat = (key: string): boolean => SEAT_KEYS.has(key)
