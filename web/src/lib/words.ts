/** Sentences: keys and parameters in a person's language. The twin of `regnum/language.py`. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { BoardDocument } from './api'
import { ENGLISH } from './texts'

export type Params = Record<string, unknown>

/** `west_francia` becomes "West francia". */
export function spelled(id: string): string {
  const spaced = id.replace(/[_-]+/g, ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** Parsing takes longer than all else, and a language, a game and its players share their texts. */
const parsed = new Map<string, FluentResource>()

function parse(source: string): FluentResource {
  const found = parsed.get(source) ?? new FluentResource(source)
  parsed.set(source, found)
  return found
}

export class Words {
  private readonly bundle: FluentBundle
  /** What has been said: a board says the same of its places at every tap. */
  private readonly said = new Map<string, string>()

  constructor(
    readonly language: string,
    sources: string[],
    private readonly players: readonly string[] = [],
    private readonly board: BoardDocument | null = null,
  ) {
    this.bundle = new FluentBundle([language, ENGLISH], { useIsolating: false })
    for (const source of sources) {
      this.bundle.addResource(parse(source), { allowOverrides: true })
    }
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  /** The text of a key. A missing one shows as the key in double angles and is logged. */
  say(key: string, params: Params = {}): string {
    const asked = `${key} ${JSON.stringify(params)}`
    const said = this.said.get(asked) ?? this.put(key, params)
    this.said.set(asked, said)
    return said
  }

  private put(key: string, params: Params): string {
    const pattern = this.bundle.getMessage(key)?.value
    if (!pattern) {
      console.warn(`No text for ${key} in ${this.language}.`)
      return `⟪${key}⟫`
    }
    const readable: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(params)) readable[name] = this.readable(name, value)
    const errors: Error[] = []
    const text = this.bundle.formatPattern(pattern, readable, errors)
    if (errors.length > 0) console.warn(`${key} in ${this.language}: ${String(errors[0])}`)
    return text
  }

  /** The text of the first of these keys that there is, else `otherwise`. */
  either(keys: string[], otherwise: string, params: Params = {}): string {
    const key = keys.find((one) => this.has(one))
    return key === undefined ? otherwise : this.say(key, params)
  }

  /** The name of the player who sits there. */
  seat(seat: number): string {
    return this.players[seat] ?? String(seat + 1)
  }

  /** What a thing of the game is called, by the first of these kinds that knows it. */
  name(id: string, ...kinds: string[]): string {
    return this.knownName(id, ...kinds) ?? spelled(id)
  }

  /** The same, null where nobody names it. */
  knownName(id: string, ...kinds: string[]): string | null {
    for (const kind of [...kinds, 'name']) {
      const known = this.known(this.kindOf(kind), id)
      if (known !== null) return known
    }
    return null
  }

  private readable(name: string, value: unknown): FluentVariable {
    if (Array.isArray(value)) return value.map((item) => this.readable(name, item)).join(', ')
    const kind = this.kindOf(name)
    if (typeof value === 'number') return kind === 'seat' ? this.seat(value) : value
    return typeof value === 'string' ? (this.known(kind, value) ?? value) : String(value)
  }

  /** Parameters and elements that are not called by their kind. */
  private kindOf(name: string): string {
    return this.board?.kinds[name] ?? name
  }

  /** As the board says in this language, else as the texts do, else as it is printed. */
  private known(kind: string, id: string): string | null {
    const printed = this.board?.names[kind]?.[id] ?? {}
    const own = printed[this.language]
    if (own !== undefined) return own
    const key = `${kind}-${id}`
    return this.has(key) ? this.say(key) : (Object.values(printed)[0] ?? null)
  }
}
