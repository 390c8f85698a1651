/** How the page speaks of a game's elements and moves without knowing the game. */
import type { MoveInfo } from '../lib/api'
import type { Words } from '../lib/words'

export class Speech {
  constructor(
    private readonly words: Words,
    /** Elements that have another name in this game than its moves say. */
    private readonly renamed: Readonly<Record<string, string>> = {},
  ) {}

  /** `county:baden`, `seat:1`, `deck` by name. */
  element(target: string): string {
    const [kind = target, ...ids] = (this.renamed[target] ?? target).split(':')
    if (ids.length === 0) return this.words.name(kind)
    if (kind === 'seat') return this.words.seat(Number(ids[0]))
    return ids.map((id) => this.words.name(id, kind)).join(': ')
  }

  /** What the argument of a move stands for: one of the elements that it touches, or a word. */
  argument(name: string, arg: string | number, move: MoveInfo): string | number {
    if (typeof arg === 'number') {
      return move.targets.includes(`seat:${arg}`) ? this.words.seat(arg) : arg
    }
    if (this.words.has(`${name}-${arg}`)) return this.words.say(`${name}-${arg}`)
    const touched = move.targets.find((target) => target.split(':').slice(1).includes(arg))
    if (touched === undefined) return this.words.name(arg)
    const [kind = '', ...ids] = touched.split(':')
    return ids.length === 1 ? this.element(touched) : this.words.name(arg, kind)
  }
}
