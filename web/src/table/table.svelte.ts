/** One table as this page knows it: the latest snapshot, what is being chosen, what is looked at. */
import type { JournalEntry, MoveInfo, Objection, Snapshot, Update } from '../lib/api'
import type { GameArt } from '../boards'
import { artOf } from '../boards'
import * as http from '../lib/http'
import { language, t } from '../lib/language.svelte'
import { TableLink, type News, type Request } from '../lib/link'
import { route } from '../lib/route.svelte'
import type { View } from '../lib/view'
import type { Params, Words } from '../lib/words'
import { complete, fitting, offer } from './choosing'
import { herald } from './herald.svelte'
import { nameBook } from './names'
import { Speech } from './speech'

/** A sentence to show until the next one, with the rule it cites. */
export interface Notice {
  text: string
  rule: string | null
  kind: 'refusal' | 'word'
}

/** Milliseconds for which the page shows where something has just happened. */
const FLASH = 1400

export class Table {
  snapshot: Snapshot | null = $state.raw(null)
  journal: JournalEntry[] = $state.raw([])
  /** Where the journal stood when this player was last here, fixed when he arrives. */
  since = $state(0)
  moves: MoveInfo[] = $state.raw([])
  art: GameArt | null = $state.raw(null)
  plain = $state(false)
  source = $state('')
  connected = $state(false)
  missing = $state(false)
  notice: Notice | null = $state.raw(null)
  busy = $state(false)

  picked: string[] = $state.raw([])
  held: number[] = $state.raw([])
  hinted: number | null = $state(null)
  private early: readonly number[] = $state.raw([])
  lit: ReadonlySet<string> = $state.raw(new Set<string>())

  leaf: 'journal' | 'chat' | 'rules' = $state('journal')
  section: string | null = $state(null)
  /** The journal number with which this visit began. */
  firstSeen: number | null = $state(null)

  /** The line that the replay shows, null for the present. */
  replayed: number | null = $state(null)
  replayedView: View | null = $state.raw(null)

  private link: TableLink | null = null
  private fading: ReturnType<typeof setTimeout> | undefined

  names: string[] = $derived(this.snapshot?.seats.map((seat) => this.nameOf(seat.seat)) ?? [])
  words: Words = $derived(
    language.at([this.source, this.art?.texts[language.current] ?? ''], this.names),
  )
  /** The present position through the eyes of `seat`. */
  present: View | null = $derived((this.snapshot?.view as View | undefined) ?? null)
  /** The position on the board: the present, or what the replay shows. */
  view: View | null = $derived(this.replayedView ?? this.present)
  speech: Speech = $derived(
    new Speech(this.words, nameBook(this.view, language.current), (seat) => this.nameOf(seat)),
  )
  seat: number | null = $derived(this.snapshot?.seat ?? null)
  deciding: boolean = $derived(
    this.replayed === null &&
      this.seat !== null &&
      this.snapshot?.status !== 'gathering' &&
      this.snapshot?.seats[this.seat]?.bot === null &&
      (this.present?.to_move.includes(this.seat) ?? false),
  )
  legal: readonly number[] = $derived(this.deciding ? (this.snapshot?.legal ?? []) : [])
  /** Legal now, or put by the server in its place among what this turn has decided. */
  private playable: readonly number[] = $derived(
    this.deciding ? [...this.legal, ...(this.snapshot?.also ?? [])] : [],
  )
  /** What a person may choose: also what is only too early, and is then kept for later. */
  offered: readonly number[] = $derived(
    this.deciding ? [...this.playable, ...this.early] : [],
  )
  candidates: readonly number[] = $derived.by(() => {
    const legal = fitting(this.moves, this.offered, this.picked)
    return legal.length > 0 || this.picked.length === 0
      ? legal
      : fitting(this.moves, this.alike, this.picked)
  })
  offer = $derived(offer(this.moves, this.candidates, this.picked))

  /** Seats of this player, at this screen, that owe a decision. */
  due: number[] = $derived(
    this.snapshot?.seats
      .filter((seat) => seat.yours && seat.bot === null && this.present?.to_move.includes(seat.seat))
      .map((seat) => seat.seat) ?? [],
  )
  mine: number[] = $derived(
    this.snapshot?.seats.filter((seat) => seat.yours).map((seat) => seat.seat) ?? [],
  )

  /** All moves of the kinds that are asked for now. */
  private alike: number[] = $derived.by(() => {
    const kinds = new Set(this.legal.map((id) => this.moves[id]?.kind))
    return this.moves.flatMap((move, id) => (kinds.has(move.kind) ? [id] : []))
  })

  constructor(readonly id: string) {}

  async open(token: string | null): Promise<void> {
    try {
      if (token !== null) await http.sit(this.id, { token })
    } catch (problem) {
      this.refuse(problem)
    }
    try {
      const snapshot = await http.snapshot(this.id)
      const [moves, art] = await Promise.all([http.moves(snapshot.game), artOf(snapshot.game)])
      this.moves = moves
      this.art = art
      await this.translate(snapshot.game)
      this.take(snapshot)
    } catch (problem) {
      this.missing = true
      this.refuse(problem)
      return
    }
    this.link = new TableLink(
      this.id,
      (news) => this.hear(news),
      (yes) => (this.connected = yes),
    )
  }

  close(): void {
    this.link?.close()
  }

  async translate(game: string): Promise<void> {
    this.source = await http.texts(language.current, game)
  }

  nameOf(seat: number): string {
    const sitting = this.snapshot?.seats[seat]
    if (sitting?.kind === 'bot' && (sitting.name === '' || sitting.name === sitting.bot)) {
      return t('bot-name', { number: seat + 1, level: t(`bot-${sitting.bot ?? 'random'}`) })
    }
    if (sitting?.name) return sitting.name
    if (sitting?.yours && sitting.kind === 'person') return t('guest')
    return t('seat-number', { number: seat + 1 })
  }

  /** A game's text: an event, a question, a refusal. */
  say(key: string, params: Params = {}): string {
    return this.words.say(key, params)
  }

  /** A move in words, as the game's language or else the short notation has it. */
  moveName(id: number): string {
    const move = this.moves[id]
    if (!move) return String(id)
    const params = Object.fromEntries(move.args.map((arg, index) => [`arg${index + 1}`, arg]))
    return this.words.either([`move-${move.kind}`], this.byTargets(id, move), params)
  }

  /** A move by the elements it touches, unless they have no names or another touches the same. */
  private byTargets(id: number, move: MoveInfo): string {
    const targets = move.targets.join(' ')
    if (targets === '') return move.text
    const alone = this.candidates.every(
      (other) => other === id || this.moves[other]?.targets.join(' ') !== targets,
    )
    if (!alone || !move.targets.every((target) => target.includes(':'))) return move.text
    return move.targets.map((target) => this.speech.element(target)).join(' → ')
  }

  openRules(section: string): void {
    this.leaf = 'rules'
    this.section = section
  }

  light(targets: readonly string[]): void {
    clearTimeout(this.fading)
    this.lit = new Set(targets)
  }

  /** Shows for a moment where something has just happened. */
  private flash(targets: readonly string[]): void {
    if (targets.length === 0) return
    this.light(targets)
    this.fading = setTimeout(() => (this.lit = new Set()), FLASH)
  }

  /** Go to a position of the game by its address; null is the present. */
  goTo(line: number | null): void {
    route.replace(`/t/${this.id}${line === null ? '' : `#move=${line}`}`)
  }

  // --- choosing -------------------------------------------------------------------------

  /** A person taps an element of the board. */
  async tap(target: string): Promise<void> {
    this.notice = null
    this.hinted = null
    if (this.replayed !== null || this.snapshot === null) return
    if (this.picked.includes(target) && !this.offer.open.has(target)) {
      this.picked = this.picked.filter((one) => one !== target)
      return
    }
    const picked = this.offer.open.has(target) ? [...this.picked, target] : [target]
    const ids = fitting(this.moves, this.offered, picked)
    if (ids.length > 0) {
      this.picked = picked
      if (ids.length === 1) await this.play(ids[0] as number)
      return
    }
    const forbidden = fitting(this.moves, this.alike, picked)
    if (forbidden.length === 0) {
      const any = fitting(this.moves, [...this.moves.keys()], [target])
      if (any[0] !== undefined) await this.explain(any[0])
      return
    }
    const one = complete(this.moves, forbidden, picked)[0]
    if (one !== undefined) {
      this.picked = []
      await this.play(one)
    } else if (await this.explain(forbidden[0] as number)) {
      this.picked = picked
    } else {
      this.picked = []
    }
  }

  drop(): void {
    this.picked = []
    this.notice = null
  }

  /** Play a move, wherever in this run of decisions it belongs; explain it if it is forbidden. */
  async play(move: number): Promise<void> {
    const seat = this.seat
    if (seat === null || this.busy) return
    this.picked = []
    this.hinted = null
    if (this.playable.includes(move)) {
      await this.during(() => this.send(seat, move))
    } else if ((await this.explain(move)) && this.mayHold) {
      this.notice = null
      this.held = [...this.held, move].sort((a, b) => a - b)
    }
  }

  /** Where a question counts what is to go, the last of it can never be too early. */
  private get mayHold(): boolean {
    const count = this.present?.asks?.params['count']
    return typeof count !== 'number' || this.held.length < count - 1
  }

  forget(move: number): void {
    const at = this.held.indexOf(move)
    this.held = this.held.filter((_, index) => index !== at)
  }

  private async send(seat: number, move: number): Promise<void> {
    const version = this.snapshot?.version ?? 0
    await this.link?.ask({ t: 'play', seat, move, version })
  }

  /** Shows why a move is forbidden. True if it is only too early and can be kept for later. */
  private async explain(move: number): Promise<boolean> {
    const seat = this.seat ?? this.mine[0]
    if (seat === undefined || !this.link) {
      this.notice = { text: t('only-watching'), rule: null, kind: 'refusal' }
      return false
    }
    const answer = await this.link.ask({ t: 'why', seat, move })
    if (answer.t !== 'why' || answer.refusal === null) return false
    this.notice = this.worded(answer.refusal)
    return this.art?.tooEarly.includes(answer.refusal.key) ?? false
  }

  // --- taking back, hints, seats -----------------------------------------------------------

  undo(): Promise<void> {
    return this.ask((seat) => ({ t: 'undo', seat }))
  }

  restart(): Promise<void> {
    return this.ask((seat) => ({ t: 'restart', seat }))
  }

  async askUndo(): Promise<void> {
    const version = this.snapshot?.undo.sealed_at ?? null
    if (version !== null) await this.ask((seat) => ({ t: 'ask-undo', seat, version }))
  }

  answerUndo(seat: number, yes: boolean): Promise<void> {
    return this.ask(() => ({ t: 'answer-undo', seat, yes }))
  }

  async hint(): Promise<void> {
    const seat = this.seat
    if (seat === null || !this.link) return
    await this.during(async () => {
      const answer = await this.link?.ask({ t: 'hint', seat })
      if (answer?.t === 'hint') this.hinted = answer.move
    })
  }

  speak(text: string): Promise<void> {
    return this.ask(() => ({ t: 'say', text }))
  }

  letBotPlay(seat: number, on: boolean): Promise<void> {
    return this.ask(() => ({ t: 'bot', seat, on }))
  }

  look(seat: number | null): Promise<void> {
    return this.ask(() => ({ t: 'look', seat }))
  }

  async sitDown(seat: number): Promise<void> {
    await this.during(async () => {
      await http.sit(this.id, { seat })
      this.take(await http.snapshot(this.id))
      this.link?.close()
      await this.open(null)
    })
  }

  private ask(request: (seat: number) => Request): Promise<void> {
    const seat = this.seat ?? this.mine[0] ?? 0
    return this.during(async () => {
      await this.link?.ask(request(seat))
    })
  }

  // --- the replay ------------------------------------------------------------------------

  /** Look at the position after `line`; null comes back to the present. */
  async replay(line: number | null): Promise<void> {
    this.replayed = line
    if (line === null) {
      this.replayedView = null
      return
    }
    const moment = await http.momentAt(this.id, line, this.seat)
    if (this.replayed === line) this.replayedView = moment.view as View
  }

  // --- what the server says ----------------------------------------------------------------

  private hear(news: News): void {
    if (news.t === 'snapshot' || news.t === 'update') {
      if (this.firstSeen === null) this.arrive(news)
      this.take(news)
    } else if (this.snapshot && news.t === 'chat') {
      const old = this.snapshot.chat.filter((said) => !news.entries.some((one) => one.n === said.n))
      this.snapshot = { ...this.snapshot, chat: [...old, ...news.entries] }
    } else if (this.snapshot && news.t === 'presence') {
      const seats = this.snapshot.seats.map((seat) => ({ ...seat, ...news.seats[seat.seat] }))
      this.snapshot = { ...this.snapshot, seats }
    }
  }

  /** The first word on the socket tells where this player left off. */
  private arrive(news: Snapshot | Update): void {
    this.since = news.since
    this.firstSeen = (news.journal.at(-1)?.n ?? -1) + 1
  }

  private take(news: Snapshot | Update): void {
    const first = this.snapshot === null
    const kept = news.journal_from === 0 ? [] : this.journal.filter((entry) => entry.n < news.journal_from)
    const fresh = news.journal.filter((entry) => !this.journal.some((old) => old.n === entry.n))
    this.journal = [...kept, ...news.journal]
    const before = this.snapshot
    const due = this.due.length > 0
    const asked = this.deciding ? this.present?.asks?.key : undefined
    this.snapshot = { ...news, t: 'snapshot' }
    if (!this.deciding || this.present?.asks?.key !== asked) this.held = []
    if (before?.version !== news.version) {
      this.picked = []
      this.hinted = null
    }
    if (!first) {
      this.flash(fresh.flatMap((entry) => entry.targets))
      const told = fresh.map((entry) => this.say(entry.key, entry.params))
      const ask = this.deciding ? this.present?.asks : null
      herald.tell(ask ? [...told, this.say(ask.key, ask.params)] : told)
      if (this.due.length > 0 && !due) {
        herald.callToTable(this.nameOf(this.due[0] as number), news.title)
      }
    }
    this.playHeld()
    void this.scout()
  }

  /** Finds out which elements are only too early, so that they can be offered like the others. */
  private async scout(): Promise<void> {
    const seat = this.seat
    const version = this.snapshot?.version
    const tooEarly = this.art?.tooEarly ?? []
    this.early = []
    if (!this.deciding || seat === null || tooEarly.length === 0) return
    const beginnings = new Map<string, number[]>()
    for (const id of this.alike) {
      const first = this.moves[id]?.targets[0]
      if (first === undefined) continue
      beginnings.set(first, [...(beginnings.get(first) ?? []), id])
    }
    const early: number[] = []
    for (const ids of beginnings.values()) {
      const move = ids[0]
      if (move === undefined || ids.some((id) => this.playable.includes(id))) continue
      const answer = await this.link?.ask({ t: 'why', seat, move })
      if (answer?.t === 'why' && answer.refusal && tooEarly.includes(answer.refusal.key)) {
        early.push(...ids)
      }
    }
    if (this.snapshot?.version === version && this.deciding) this.early = early
  }

  /** What was chosen too early is played as soon as it is in order. */
  private playHeld(): void {
    const seat = this.seat
    const ready = this.held.find((move) => this.legal.includes(move))
    if (ready === undefined || seat === null || this.busy) return
    this.forget(ready)
    void this.during(() => this.send(seat, ready))
  }

  private async during(work: () => Promise<void>): Promise<void> {
    this.busy = true
    this.notice = null
    try {
      await work()
    } catch (problem) {
      this.refuse(problem)
    } finally {
      this.busy = false
    }
    this.playHeld()
  }

  private refuse(problem: unknown): void {
    if (problem instanceof http.Refusal) this.notice = this.worded(problem.objection)
    else this.notice = { text: t('error-network'), rule: null, kind: 'refusal' }
  }

  private worded(objection: Objection): Notice {
    const text = this.words.either([objection.key], objection.sentence, objection.params)
    return { text, rule: objection.rule, kind: 'refusal' }
  }
}
