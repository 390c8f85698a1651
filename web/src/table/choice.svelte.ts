/** What a person is about to decide: taps that narrow the moves down, and what waits its turn. */
import type { MoveInfo } from '../lib/api'
import { t } from '../lib/language.svelte'
import { complete, fitting, offer } from './choosing'
import type { Table } from './table.svelte'

/** How the keys of refusals end that only mean "not yet". */
const LATER = '-later'
/** With more elements than this in doubt, the page waits until one is tapped. */
const IN_DOUBT = 6

export class Choice {
  picked: string[] = $state.raw([])
  /** Chosen too early; played as soon as they are in order. */
  held: number[] = $state.raw([])
  /** What a bot would play, if asked. */
  hinted: number | null = $state(null)
  private early: readonly number[] = $state.raw([])

  private legal: readonly number[] = $derived.by(() =>
    this.table.deciding ? (this.table.snapshot?.legal ?? []) : [],
  )
  /** Legal now, or put by the server in its place among what this turn has decided. */
  private playable: readonly number[] = $derived.by(() =>
    this.table.deciding ? [...this.legal, ...(this.table.snapshot?.also ?? [])] : [],
  )
  /** What a person may choose: also what is only too early, and is then held. */
  offered: readonly number[] = $derived.by(() =>
    this.table.deciding ? [...this.playable, ...this.early] : [],
  )
  /** All moves of the kinds that are asked for now. */
  private alike: readonly number[] = $derived.by(() => {
    const kinds = new Set(this.legal.map((id) => this.moves[id]?.kind))
    return this.moves.flatMap((move, id) => (kinds.has(move.kind) ? [id] : []))
  })
  candidates: readonly number[] = $derived.by(() => {
    const found = fitting(this.moves, this.offered, this.picked)
    return found.length > 0 || this.picked.length === 0
      ? found
      : fitting(this.moves, this.alike, this.picked)
  })
  offer = $derived.by(() => offer(this.moves, this.candidates, this.picked))

  constructor(private readonly table: Table) {}

  private get moves(): readonly MoveInfo[] {
    return this.table.moves
  }

  /** A person taps an element of the board. */
  async tap(target: string): Promise<void> {
    const { table } = this
    table.notice = null
    this.hinted = null
    if (table.replayed !== null) return
    if (this.picked.includes(target) && !this.offer.open.has(target)) {
      this.picked = this.picked.filter((one) => one !== target)
      return
    }
    const picked = this.offer.open.has(target) ? [...this.picked, target] : [target]
    const [first, ...others] = fitting(this.moves, this.offered, picked)
    if (first === undefined) {
      await this.forbidden(target, picked)
    } else {
      this.picked = picked
      if (others.length === 0) await this.play(first)
    }
  }

  /** No move fits: say why, with the nearest move that a person may have had in mind. */
  private async forbidden(target: string, picked: string[]): Promise<void> {
    this.picked = []
    const alike = fitting(this.moves, this.alike, picked)
    const meant = complete(this.moves, alike, picked)[0]
    if (meant !== undefined) {
      await this.play(meant)
      return
    }
    const any = alike[0] ?? fitting(this.moves, [...this.moves.keys()], [target])[0]
    if (any !== undefined && (await this.explain(any))) this.picked = picked
  }

  drop(): void {
    this.picked = []
    this.table.notice = null
  }

  /** Play a move, wherever in this run of decisions it belongs; explain it if it is forbidden. */
  async play(move: number): Promise<void> {
    const { table } = this
    if (table.seat === null || table.busy) return
    this.picked = []
    this.hinted = null
    if (this.playable.includes(move)) {
      await this.send(move)
    } else if ((await this.explain(move)) && this.mayHold) {
      table.notice = null
      this.held = [...this.held, move].sort((a, b) => a - b)
    }
  }

  /** No longer wait for a move that was chosen too early. */
  forget(move: number): void {
    const at = this.held.indexOf(move)
    this.held = this.held.filter((_, index) => index !== at)
  }

  async hint(): Promise<void> {
    const seat = this.table.seat
    if (seat === null) return
    await this.table.during(async () => {
      const answer = await this.table.ask({ t: 'hint', seat })
      if (answer?.t === 'hint') this.hinted = answer.move
    })
  }

  /** The position has changed; `same` if the question is still the same. */
  async follow(same: boolean): Promise<void> {
    this.hinted = null
    this.early = []
    if (!same) this.held = []
    if (fitting(this.moves, this.offered, this.picked).length === 0) this.picked = []
    await this.playHeld()
    await this.scout()
  }

  /** A move in words: the game's, or the names of what it touches, or the short notation. */
  nameOf(id: number): string {
    const move = this.moves[id]
    if (!move) return String(id)
    const keys = [`move-${[move.kind, ...move.args].join('-')}`, `move-${move.kind}`]
    const params = Object.fromEntries(
      move.args.map((arg, index) => {
        const name = `arg${index + 1}`
        return [name, this.table.speech.argument(name, arg)]
      }),
    )
    return this.table.words.either(keys, this.byTargets(id, move), params)
  }

  private byTargets(id: number, move: MoveInfo): string {
    const targets = move.targets.join(' ')
    const alone = this.candidates.every(
      (other) => other === id || this.moves[other]?.targets.join(' ') !== targets,
    )
    const named = move.targets.length > 0 && move.targets.every((target) => target.includes(':'))
    if (!alone || !named) return move.text
    return move.targets.map((target) => this.table.speech.element(target)).join(' → ')
  }

  private async send(move: number): Promise<void> {
    const { seat, snapshot } = this.table
    if (seat === null || !snapshot) return
    await this.table.during(async () => {
      await this.table.ask({ t: 'play', seat, move, version: snapshot.version })
    })
    await this.playHeld()
  }

  /** Shows why a move is forbidden. True if it is only too early and can be held. */
  private async explain(move: number): Promise<boolean> {
    const { table } = this
    const seat = table.seat ?? table.mine[0]
    if (seat === undefined) {
      table.notice = { text: t('only-watching'), rule: null }
      return false
    }
    const answer = await table.ask({ t: 'why', seat, move })
    if (answer?.t !== 'why' || answer.refusal === null) return false
    table.object(answer.refusal)
    return answer.refusal.key.endsWith(LATER)
  }

  /** Where a question counts what is to go, the last of it can never be too early. */
  private get mayHold(): boolean {
    const count = this.table.present?.asks?.params['count']
    return typeof count !== 'number' || this.held.length < count - 1
  }

  private async playHeld(): Promise<void> {
    const ready = this.held.find((move) => this.legal.includes(move))
    if (ready === undefined || this.table.busy) return
    this.forget(ready)
    await this.send(ready)
  }

  /** Finds out which elements are only too early, so that they can be offered like the others. */
  private async scout(): Promise<void> {
    const { seat, snapshot, deciding } = this.table
    if (!deciding || seat === null) return
    const beginnings = new Map<string, number[]>()
    for (const id of this.alike) {
      const first = this.moves[id]?.targets[0]
      if (first !== undefined) beginnings.set(first, [...(beginnings.get(first) ?? []), id])
    }
    const doubtful = [...beginnings.values()].filter(
      (ids) => !ids.some((id) => this.playable.includes(id)),
    )
    if (doubtful.length > IN_DOUBT) return
    const early: number[] = []
    for (const ids of doubtful) {
      const answer = await this.table.ask({ t: 'why', seat, move: ids[0] as number })
      if (answer?.t === 'why' && answer.refusal?.key.endsWith(LATER)) early.push(...ids)
    }
    if (this.table.snapshot?.version === snapshot?.version) this.early = early
  }
}
