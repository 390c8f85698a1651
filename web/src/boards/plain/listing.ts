/** A view in words, as the types of its game say what it holds. */
import type { BoardDocument, Form } from '../../lib/api'
import type { Words } from '../../lib/words'

export type Row = Readonly<Record<string, unknown>>

export interface Field {
  name: string
  form: Form
}

const NOTHING = '–'
const LISTS: ReadonlySet<Form['holds']> = new Set(['list', 'by-seat', 'table'])

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const asRow = (value: unknown): Row => (isRow(value) ? value : {})
export const asRows = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : [])

export class Listing {
  constructor(
    private readonly words: Words,
    private readonly board: BoardDocument,
  ) {}

  title(name: string): string {
    return this.words.name(name)
  }

  seat(seat: unknown): string {
    return typeof seat === 'number' ? this.words.seat(seat) : NOTHING
  }

  fields(record: string | undefined): Field[] {
    const fields = this.board.types[record ?? ''] ?? {}
    return Object.entries(fields).map(([name, form]) => ({ name, form }))
  }

  /** Whether it tells of moves, which is said where they are chosen. */
  isAboutMoves(list: Form): boolean {
    return this.about(list)?.form.kinds?.[0] === 'move'
  }

  /** Whether a list is the first in the scene about things of its kind. */
  introduces(list: Field): boolean {
    const kind = this.about(list.form)?.form.kinds?.[0]
    const alike = ({ form }: Field): boolean => this.about(form)?.form.kinds?.[0] === kind
    return kind !== undefined && this.fields('Scene').find(alike)?.name === list.name
  }

  /** The items of a list that are about one of these elements. */
  concerning(form: Form, items: readonly Row[], targets: ReadonlySet<string>): Row[] {
    const about = this.about(form)
    const kinds = about?.form.kinds ?? []
    return items.filter((item) =>
      kinds.some((kind) => targets.has(`${kind}:${String(item[about?.name ?? ''])}`)),
    )
  }

  /** The fields of a list's items. */
  columns(form: Form, rows: readonly Row[]): Field[] {
    return this.fields(form.of?.record).filter(
      (field) => !field.form.optional || rows.some((row) => field.name in row),
    )
  }

  /** What is printed on the things that a list is about: further columns. */
  printedColumns(form: Form): Field[] {
    return this.fields(this.printedOn(this.about(form)?.form)?.record)
  }

  /** An item of a list with what is printed on the thing that it is about. */
  row(form: Form, item: Row): Row {
    const about = this.about(form)
    const printed = about && this.printed(about.form, String(item[about.name]))
    return { ...printed, ...item }
  }

  /** The first field of a list's items says what they are about. */
  private about(form: Form): Field | undefined {
    return this.fields(form.of?.record)[0]
  }

  /** Whether it is what lies before each player: a list of records that begin with a seat. */
  isMats({ holds, of }: Form): boolean {
    const first = this.fields(of?.record)[0]?.form
    return holds === 'list' && first?.holds === 'seat' && !first.nullable
  }

  /** Whether it fits in a line: a word, a number, a list of them, or names with numbers. */
  isLine(form: Form): boolean {
    if (form.holds === 'record') {
      return this.fields(form.record).every((field) => isScalar(field.form))
    }
    const inner = form.holds === 'by-seat' ? (form.of?.of ?? form.of) : form.of
    return !LISTS.has(form.holds) || (inner !== undefined && isScalar(inner))
  }

  /** A value that stands alone: who has nothing is told too. */
  fact(form: Form, value: unknown): string {
    if (form.holds !== 'by-seat') return this.line(form, value)
    return joined(this.items(form, value).map((said, seat) => `${this.words.seat(seat)} ${said}`))
  }

  /** A value in one line: "red 2, blue 1", "3, 5", a player's name. */
  line(form: Form, value: unknown): string {
    if (value === null || value === undefined || value === '') return NOTHING
    switch (form.holds) {
      case 'flag':
        return value === true ? '✓' : NOTHING
      case 'seat':
        return this.seat(value)
      case 'thing':
        return this.thing(form, String(value))
      case 'list':
        return joined(this.items(form, value))
      case 'by-seat':
        return paired(this.items(form, value).map((said, seat) => [this.words.seat(seat), said]))
      case 'table':
        return paired(
          Object.entries(asRow(value)).map(([key, item]) => [
            this.part(form.keys, key),
            this.part(form.of, item),
          ]),
        )
      case 'record':
        return this.record(form.record, asRow(value))
      default:
        return String(value)
    }
  }

  /** What a key of a table, or an item of a list, says. */
  part(form: Form | undefined, value: unknown): string {
    return form === undefined ? String(value) : this.line(form, value)
  }

  private items(form: Form, value: unknown): string[] {
    return Array.isArray(value) ? value.map((item) => this.part(form.of, item)) : []
  }

  private record(record: string | undefined, values: Row): string {
    return paired(
      this.fields(record).map(({ name, form }) => [
        this.title(name),
        this.line(form, values[name]),
      ]),
    )
  }

  /** A thing by its name, or by what is printed on it. */
  private thing(form: Form, id: string): string {
    const name = this.words.knownName(id, ...(form.kinds ?? []))
    if (name !== null) return name
    const printed = this.printed(form, id)
    return printed ? `${id} (${this.record(this.printedOn(form)?.record, printed)})` : id
  }

  private printed(form: Form, id: string): Row | null {
    const things = asRow(this.board.things[form.kinds?.[0] ?? ''])
    return id in things ? asRow(things[id]) : null
  }

  /** How what is printed on things of this kind is written. */
  private printedOn(form: Form | undefined): Form | undefined {
    return this.board.types['Things']?.[form?.kinds?.[0] ?? '']?.of
  }
}

const isScalar = ({ holds }: Form): boolean => holds !== 'record' && !LISTS.has(holds)

const joined = (parts: readonly string[]): string =>
  parts.length === 0 ? NOTHING : parts.join(', ')

/** "Anna 2, Bob 1", or with words "Bid: 3; Palace: Baden"; what is nothing is left out. */
function paired(pairs: [name: string, said: string][]): string {
  const some = pairs.filter(([, said]) => said !== '0' && said !== NOTHING)
  const numbers = some.every(([, said]) => /^[\d, ]+$/.test(said))
  const parts = some.map(([name, said]) => (numbers ? `${name} ${said}` : `${name}: ${said}`))
  return parts.length === 0 ? NOTHING : parts.join(numbers ? ', ' : '; ')
}
