/** What is lit on the board: where something has just happened, what a guide speaks of, what is pointed at. */

/** Milliseconds for which the page shows where something has just happened. */
const FLASH = 1400

export class Lights {
  lit: ReadonlySet<string> = $state.raw(new Set<string>())
  /** What a guide points at. */
  taught: ReadonlySet<string> = $state.raw(new Set<string>())
  /** What the pointer or the focus is on, by the names that the journal has for it. */
  pointed: readonly string[] = $state.raw([])

  private fading: ReturnType<typeof setTimeout> | undefined

  light(targets: readonly string[]): void {
    clearTimeout(this.fading)
    this.lit = new Set(targets)
  }

  /** Shows for a moment where something has just happened. */
  flash(targets: readonly string[]): void {
    if (targets.length === 0) return
    this.light(targets)
    this.fading = setTimeout(() => (this.lit = new Set()), FLASH)
  }

  /** Points at what a guide speaks of, until it speaks of something else. */
  teach(targets: readonly string[]): void {
    this.taught = new Set(targets)
  }

  /** Whether something shines, by what has just happened or because a guide points at it. */
  shines(target: string): boolean {
    return this.lit.has(target) || this.taught.has(target)
  }

  /** The pointer or the focus has come to other things, or to none. */
  point(names: readonly string[]): void {
    if (names.join(' ') !== this.pointed.join(' ')) this.pointed = names
  }
}
