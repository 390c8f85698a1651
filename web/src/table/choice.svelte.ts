/** What a person is about to decide: taps that narrow the moves down. */
import type { MoveInfo } from '../lib/api'
import { t } from '../lib/language.svelte'
import type { Params } from '../lib/words'
import { complete, fitting, inOrder, nearest, offer } from './choosing'
import type { Table } from './table.svelte'

export class Choice {
  picked: string[] = $state.raw([])
  /** What was tapped for the move that is on its way to the server. It is marked and changes nothing else: all that
   * can be chosen stays where it is until there is an answer. */
  sent: readonly string[] = $state.raw([])
  /** What a bot would play, if asked. */
  hinted: number | null = $state(null)
  /** What it would play after that, to the end of its turn or plan. */
  hintedThen: readonly number[] = $state.raw([])
  /** What the hinted move is for, in a few words each. */
  reasons: string[] = $state([])
  /** Whether a guide tells each move. Then all that it touches is tapped, even where one tap would tell it:
   * so learns whoever has one move before them now and many later. */
  guided = $state(false)
  /** Whether the guide has more to tell before it asks for the move. */
  unread = $state(false)

  /** What a person may choose. */
  offered: readonly number[] = $derived.by(() => (this.table.deciding ? this.legal : []))
  /** All moves of the kinds that are asked for now. */
  private alike: readonly number[] = $derived.by(() => {
    const kinds = new Set(this.offered.map((id) => this.moves[id]?.kind))
    return this.moves.flatMap((move, id) => (kinds.has(move.kind) ? [id] : []))
  })
  candidates: readonly number[] = $derived.by(() => {
    const found = fitting(this.moves, this.offered, this.picked)
    return found.length > 0 || this.picked.length === 0
      ? found
      : fitting(this.moves, this.alike, this.picked)
  })
  /** How many candidates touch the same elements. */
  private alikeAt: ReadonlyMap<string, number> = $derived.by(() => {
    const counted = new Map<string, number>()
    for (const id of this.candidates) {
      const targets = this.moves[id]?.targets.join(' ') ?? ''
      counted.set(targets, (counted.get(targets) ?? 0) + 1)
    }
    return counted
  })
  offer = $derived.by(() => offer(this.moves, this.candidates, this.picked))

  constructor(private readonly table: Table) {}

  private get legal(): readonly number[] {
    const { draft, snapshot } = this.table
    return draft.view ? draft.legal : (snapshot?.legal ?? [])
  }

  private get moves(): readonly MoveInfo[] {
    return this.table.moves
  }

  /** A person taps an element of the board. */
  async tap(target: string): Promise<void> {
    const { table } = this
    if (table.replay.line !== null) return
    if (table.stage.entry !== null) {
      // Whoever taps here wants to see the present; what they would choose, they do not know yet.
      table.stage.skip()
      return
    }
    table.notice = null
    this.hinted = null
    if (this.picked.includes(target) && !this.offer.open.has(target)) {
      this.picked = this.picked.filter((one) => one !== target)
      return
    }
    const { picked, meant } = this.with(target)
    if (meant.length === 0) {
      await this.forbidden(target)
      return
    }
    const only = this.only(picked, meant)
    if (only === null) this.picked = picked
    else await this.play(only, picked)
  }

  /** The move that a tap there would play at once, null if there is none or a choice is left. */
  foretold(target: string): number | null {
    const { asks, stage } = this.table
    if (stage.entry !== null || asks?.drafted || this.picked.includes(target)) return null
    const { picked, meant } = this.with(target)
    return this.only(picked, meant)
  }

  /** What a tap plays at once, in words, and what comes of it. */
  foretelling(id: number): string {
    const then = this.comesOf(id)
    return t('tap-plays', { move: this.nameOf(id) }) + (then && ` (${then})`)
  }

  /** What is picked with one tap more, and the moves that may be meant by it. */
  private with(target: string): { picked: string[]; meant: readonly number[] } {
    const picked = this.offer.open.has(target) ? [...this.picked, target] : [target]
    const meant = fitting(this.moves, this.offered, picked)
    return { picked, meant: inOrder(this.moves, meant, picked) }
  }

  private only(picked: string[], [first, ...others]: readonly number[]): number | null {
    if (first === undefined || others.length > 0) return null
    return !this.guided || complete(this.moves, [first], picked).length > 0 ? first : null
  }

  /** No move fits: say why not the one that a person may have had in mind. What was picked before stays so. */
  private async forbidden(target: string): Promise<void> {
    const likely = new Set(this.offered.flatMap((id) => this.moves[id]?.targets ?? []))
    const tapped = [...this.picked, target]
    const meant =
      nearest(this.moves, this.alike, tapped, likely) ??
      nearest(this.moves, [...this.moves.keys()], tapped, likely)
    if (meant !== undefined) await this.explain(meant)
  }

  drop(): void {
    this.picked = []
    this.table.notice = null
  }

  /** Play a move, or explain why it is forbidden; `tapped` is what told it. */
  async play(move: number, tapped: readonly string[] = []): Promise<void> {
    const { table } = this
    table.stage.skip()
    if (table.seat === null || (await this.isLate())) return
    this.hinted = null
    if (!this.offered.includes(move)) {
      this.picked = []
      await this.explain(move)
    } else if (table.asks?.drafted) {
      this.picked = []
      await this.send([move])
    } else {
      const { picked } = this
      this.sent = tapped
      await this.send([move])
      this.sent = []
      if (this.picked === picked) this.picked = []
    }
  }

  /** Whether this comes while something else is under way. A draft goes on as fast as one taps and
   * carries; all else is decided with the answer in sight: then only its receipt is waited for. */
  private async isLate(): Promise<boolean> {
    const { table } = this
    if (!table.busy) return false
    while (table.busy && (table.asks?.drafted || table.answered)) await table.working
    return table.busy
  }

  /** Play several moves as one request: all of them, or none and the reason. */
  async playAll(moves: readonly number[]): Promise<void> {
    this.table.stage.skip()
    if (await this.isLate()) return
    this.picked = []
    this.hinted = null
    await this.send(moves)
  }

  async hint(): Promise<void> {
    const seat = this.table.seat
    if (seat === null) return
    await this.table.during(async () => {
      const drafted = [...this.table.draft.moves]
      const answer = await this.table.ask({ t: 'hint', seat, moves: drafted })
      if (answer?.t !== 'hint') return
      this.hinted = answer.moves[0] ?? null
      this.hintedThen = answer.moves.slice(1)
      this.reasons = answer.reasons
    })
  }

  /** Plays what is advised: of a draft all but the last move, which makes the decision. */
  async follow(): Promise<void> {
    const { hinted, hintedThen } = this
    if (hinted === null) return
    const drafted = this.table.asks?.drafted ? [hinted, ...hintedThen].slice(0, -1) : []
    if (drafted.length > 1) await this.playAll(drafted)
    else await this.play(hinted)
  }

  /** What was picked may no longer be possible. */
  positionChanged(): void {
    this.hinted = null
    this.sent = []
    if (fitting(this.moves, this.offered, this.picked).length === 0) this.picked = []
  }

  /** A move in words: the game's, best worded for its question; else what it touches, or its text. */
  nameOf(id: number): string {
    const move = this.moves[id]
    if (!move) return String(id)
    const asked = this.table.present?.asks?.key ?? ''
    const keys = [
      `move-${move.kind}-${asked}`,
      `move-${[move.kind, ...move.args].join('-')}`,
      `move-${move.kind}`,
    ]
    const params = Object.fromEntries(
      move.args.map((arg, index) => {
        const name = `arg${index + 1}`
        return [name, this.table.speech.argument(name, arg, move)]
      }),
    )
    return this.table.words.either(keys, this.byTargets(move), {
      ...this.printedOn(move),
      ...params,
    })
  }

  /** What comes of a move, as the game's own art tells it; nothing where its name says it all. */
  comesOf(id: number): string {
    return this.table.art?.consequence?.(this.table, id) ?? ''
  }

  /** What is printed on the one thing that a move touches, for its text. */
  private printedOn({ targets }: MoveInfo): Params {
    const [kind = '', id = '', ...more] = targets.length === 1 ? (targets[0] ?? '').split(':') : []
    const things = this.table.things<Record<string, Record<string, Params>>>()
    return more.length === 0 ? (things?.[kind]?.[id] ?? {}) : {}
  }

  private byTargets(move: MoveInfo): string {
    const alone = (this.alikeAt.get(move.targets.join(' ')) ?? 0) < 2
    const named = move.targets.length > 0 && move.targets.every((target) => target.includes(':'))
    if (!alone || !named) return move.text
    return move.targets.map((target) => this.table.speech.element(target)).join(' → ')
  }

  private async send(moves: readonly number[]): Promise<void> {
    const { asks, draft, seat, snapshot } = this.table
    if (seat === null || !snapshot) return
    this.table.stage.goesOn()
    if (asks?.drafted) {
      await draft.add(...moves)
      return
    }
    await this.table.during(async () => {
      await this.table.ask({ t: 'play', seat, moves: [...moves], version: snapshot.version })
    })
  }

  /** Shows why a move is forbidden. */
  private async explain(move: number): Promise<void> {
    const { table } = this
    const seat = table.seat ?? table.mine[0]
    if (seat === undefined) {
      table.notice = { text: t('only-watching'), rule: null }
      return
    }
    if (table.asks?.drafted) {
      await table.draft.explain(move)
      return
    }
    await table.during(async () => {
      await table.ask({ t: 'why', seat, move })
    })
  }
}
