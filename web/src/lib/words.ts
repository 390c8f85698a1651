/** Sentences: keys and parameters in a person's language. The twin of `regnum/language.py`. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Params = Record<string, unknown>

const SEAT_PARAMETERS = new Set(['seat', 'rival'])

export class Words {
  private readonly bundle: FluentBundle

  constructor(
    readonly language: string,
    sources: string[],
    private readonly names: readonly string[] = [],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources) {
      this.bundle.addResource(new FluentResource(source), { allowOverrides: true })
    }
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  /** The text of a key. A missing one shows as the key in double angles and is logged. */
  say(key: string, params: Params = {}): string {
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

  private readable(name: string, value: unknown): FluentVariable {
    if (Array.isArray(value)) return value.map((item) => this.readable(name, item)).join(', ')
    if (typeof value === 'number') {
      return SEAT_PARAMETERS.has(name) ? (this.names[value] ?? String(value + 1)) : value
    }
    if (typeof value === 'string') {
      return this.has(`${name}-${value}`) ? this.say(`${name}-${value}`) : value
    }
    return String(value)
  }
}
