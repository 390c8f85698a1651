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

  /** The fields of a list's items, and what is printed on the thing that each is about. */
  columns(form: Form): Field[] {
    const own = this.fields(form.of?.record)
    return [...own, ...this.fields(this.printedOn(own[0]?.form)?.record)]
  }

  /** An item of such a list, with what is printed. */
  row(form: Form, item: Row): Row {
    const about = this.fields(form.of?.record)[0]
    const printed = about && this.printed(about.form, String(item[about.name]))
    return { ...printed, ...item }
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
        return joined(
          this.items(form, value).flatMap((said, seat) => counted(this.words.seat(seat), said)),
        )
      case 'table':
        return joined(
          Object.entries(asRow(value)).flatMap(([key, item]) =>
            counted(this.part(form.keys, key), this.part(form.of, item)),
          ),
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
    return joined(
      this.fields(record).flatMap(({ name, form }) =>
        counted(this.title(name), this.line(form, values[name])),
      ),
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

/** "Anna 2"; what is nothing is left out. */
const counted = (name: string, said: string): string[] =>
  said === '0' || said === NOTHING ? [] : [`${name} ${said}`]
