/** How the page speaks of a game's things without knowing the game. */
import type { Words } from '../lib/words'
import { isBySeat, isName, isSeat, type NameBook } from './names'

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null

/** `west_francia` becomes "West francia". */
export function spelled(name: string): string {
  const spaced = name.replace(/[_-]+/g, ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** Fits in a line: a word, a number, a list of them, or names with numbers. */
export function isPlain(value: unknown): boolean {
  if (isScalar(value)) return true
  if (Array.isArray(value)) return value.every(isScalar)
  return Object.values(value as Row).every(isScalar)
}

/** The columns of a list of like things, or null if it is none. */
export function columnsOf(value: unknown): string[] | null {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isRow)) return null
  return Object.keys(value[0] ?? {}).filter((column) => !isName(column))
}

export class Speech {
  constructor(
    private readonly words: Words,
    private readonly book: NameBook,
    private readonly nameOf: (seat: number) => string,
    private readonly kinds: ReadonlyMap<string, readonly string[]> = new Map(),
  ) {}

  /** A word of the view or of a target, in the game's own language where it has one. */
  named(kind: string, name: string): string {
    const known = this.book.get(`${kind}:${name}`) ?? this.book.get(name)
    if (known !== undefined) return known
    const kinds = [kind, 'name', ...(this.kinds.get(name) ?? [])]
    return this.words.either(
      kinds.map((each) => `${each}-${name}`),
      spelled(name),
    )
  }

  element(target: string): string {
    const [kind = target, ...names] = target.split(':')
    if (names.length === 0) return this.named('element', kind)
    if (kind === 'seat') return this.nameOf(Number(names[0]))
    return names.map((name) => this.named(kind, name)).join(': ')
  }

  /** What a move's notation speaks of; players go by letters there. */
  argument(name: string, arg: string | number): string | number {
    if (typeof arg === 'number') return arg
    return /^[A-F]$/.test(arg) ? this.nameOf(arg.charCodeAt(0) - 65) : this.named(name, arg)
  }

  /** A value in one line: "red 2, blue 1", "3, 5", a player's name. */
  inline(name: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return '–'
    if (typeof value === 'boolean') return value ? '✓' : '–'
    if (typeof value === 'number') return isSeat(name) ? this.nameOf(value) : String(value)
    if (typeof value === 'string') return this.named(name, value)
    if (isBySeat(name) && Array.isArray(value)) return this.bySeat(value)
    if (Array.isArray(value)) {
      return value.length === 0 ? '–' : value.map((one) => this.inline(name, one)).join(', ')
    }
    const parts = Object.entries(value as Row)
      .filter(([key, part]) => part !== 0 && part !== null && part !== false && !isName(key))
      .map(([key, part]) => `${this.named(name, key)} ${this.inline(key, part)}`)
    return parts.length === 0 ? '–' : parts.join(', ')
  }

  /** "Anna 2, Bert 1"; who has nothing is left out. */
  private bySeat(values: readonly unknown[]): string {
    const parts = values.flatMap((value, seat) => {
      const said = this.inline('', value)
      return said === '0' || said === '–' ? [] : [`${this.nameOf(seat)} ${said}`]
    })
    return parts.length === 0 ? '–' : parts.join(', ')
  }
}
