/** One table as this page knows it: the latest snapshot, what is looked at, what is asked of the server. */
import type {
  BoardDocument,
  Course,
  JournalEntry,
  MoveInfo,
  Refusal,
  Snapshot,
  Update,
  View,
} from '../lib/api'
import type { GameArt } from '../boards'
import { artOf } from '../boards'
import * as http from '../lib/http'
import { nameAt } from '../lib/company'
import { language, t } from '../lib/language.svelte'
import { inLanguage } from '../lib/texts'
import { TableLink, type Answer, type News, type Request } from '../lib/link'
import { seen } from '../lib/seen.svelte'
import type { Params, Words } from '../lib/words'
import { updated } from './changes'
import { Choice } from './choice.svelte'
import { Draft } from './draft.svelte'
import { verdict } from './ending'
import { herald } from './herald.svelte'
import { Lights } from './lights.svelte'
import { isSettled, playAgain } from './rematch'
import { Replay } from './replay.svelte'
import { Speech } from './speech'
import { Stage } from './stage.svelte'

/** A sentence to show until the next one, with the rule it cites. */
export interface Notice {
  text: string
  rule: string | null
}

/** Milliseconds without news after which a table is kept as it was seen. */
const SETTLED = 800

export class Table {
  snapshot: Snapshot | null = $state.raw(null)
  journal: JournalEntry[] = $state.raw([])
  /** The lines that were played before a guided game began, of which its learner knows nothing. */
  before = $state(0)
  /** Where the journal stood when this player was last here, fixed on arrival. */
  since = $state(0)
  moves: MoveInfo[] = $state.raw([])
  /** What is printed on the board, tiles and cards of this game. */
  board: BoardDocument | null = $state.raw(null)
  art: GameArt | null = $state.raw(null)
  plain = $state(false)
  source = $state('')
  connected = $state(false)
  missing = $state(false)
  /** Its rules are no longer played; only its record is left. */
  outlived = $state(false)
  notice: Notice | null = $state.raw(null)
  busy = $state(false)
  /** What is under way while the table is busy. */
  working: Promise<void> = Promise.resolve()
  /** The version in sight when that began. */
  private begunAt = 0

  readonly choice = new Choice(this)
  readonly draft = new Draft(this)
  readonly lights = new Lights()
  readonly stage = new Stage((targets) => this.lights.light(targets))
  readonly replay = new Replay(this)

  leaf: 'journal' | 'chat' | 'rules' = $state('journal')
  /** Whether the margin lies over the board, where there is no room beside it. */
  marginOpen = $state(false)
  section: string | null = $state(null)
  /** How often a section of the rules was asked for. */
  asked = $state(0)
  /** When the server last told how the table stands. */
  heard = $state(Date.now())
  /** How much has been said in the chat that nobody at this screen has looked at. */
  unread = $state(0)
  /** The journal number with which this visit began. */
  firstSeen: number | null = $state(null)

  /** How the game went, once somebody has asked for it. */
  course: Course | null = $state.raw(null)

  /** Which board document is here, or on its way. */
  private printed: { game: string; version: string } | null = null
  /** The language and version of the texts that are here, or on their way. */
  private spoken = ''
  /** What the server said while its board document was on its way. */
  private held: News[] | null = null
  private link: TableLink | null = null
  private closed = false
  private keeping: ReturnType<typeof setTimeout> | undefined

  /** The players' names, a line each, so that nothing that holds them is made anew while they stay. */
  private nameLines = $derived(
    this.snapshot?.seats.map((seat) => this.nameOf(seat.seat)).join('\n') ?? '',
  )
  names: string[] = $derived(this.nameLines.split('\n'))
  words: Words = $derived(
    language.at(
      [this.source, inLanguage(this.art?.texts ?? {}, language.current)],
      this.names,
      this.board,
    ),
  )
  /** The present position through the eyes of `seat`. */
  present: View | null = $derived(this.snapshot?.view ?? null)
  /** What is asked of `seat` now, with what it has drafted. */
  asks: View['asks'] = $derived((this.draft.view ?? this.present)?.asks ?? null)
  /** The position on the board: the present, a past one, one on the stage, or what is drafted. */
  view: View | null = $derived(
    this.replay.view ?? this.stage.view ?? this.draft.foreseen ?? this.draft.view ?? this.present,
  )
  speech: Speech = $derived(new Speech(this.words, this.view?.renamed))
  seat: number | null = $derived(this.snapshot?.seat ?? null)
  /** Nobody is to move before all sit, nor at a table that was closed. */
  still: boolean = $derived(
    this.snapshot?.status === 'gathering' || this.snapshot?.status === 'closed',
  )
  deciding: boolean = $derived(
    this.replay.line === null &&
      this.stage.entry === null &&
      this.seat !== null &&
      !this.still &&
      this.snapshot?.seats[this.seat]?.bot === null &&
      (this.present?.to_move.includes(this.seat) ?? false),
  )
  /** Seats of this player, at this screen, that owe a decision. */
  due: number[] = $derived(
    this.snapshot?.seats
      .filter(
        (seat) => seat.yours && seat.bot === null && this.present?.to_move.includes(seat.seat),
      )
      .map((seat) => seat.seat) ?? [],
  )
  /** Who is to move in what is shown; nobody before all sit. */
  toMove: readonly number[] = $derived(this.still ? [] : (this.view?.to_move ?? []))
  mine: number[] = $derived(
    this.snapshot?.seats.filter((seat) => seat.yours).map((seat) => seat.seat) ?? [],
  )

  /** Whether the game is over and known to be: the stage has played it out, or it is looked back on. */
  outcomeSeen: boolean = $derived(
    this.snapshot?.result != null && (this.replay.line !== null || this.stage.entry === null),
  )
  /** Whether the end is shown. */
  ended: boolean = $derived(this.outcomeSeen && this.replay.line === null)
  /** Who has won, null before the end. */
  verdict: string | null = $derived.by(() => {
    const result = this.snapshot?.result
    return result ? verdict(result, this.mine, (seat) => this.nameOf(seat)) : null
  })

  constructor(readonly id: string) {}

  async open(token: string | null): Promise<void> {
    try {
      if (token !== null) await http.sit(this.id, { token })
    } catch (problem) {
      this.refuse(problem)
    }
    const refused = this.notice
    try {
      const snapshot = await http.snapshot(this.id)
      const [art] = await Promise.all([artOf(snapshot.game), this.fetchPrinted(snapshot)])
      this.art = art
      if (this.closed) return
      this.take(snapshot)
    } catch (problem) {
      this.missing = true
      this.outlived =
        problem instanceof http.Refused && problem.refusal.key === 'error-no-longer-played'
      this.refuse(problem)
      this.notice = refused ?? this.notice
      return
    }
    this.link = new TableLink(
      this.id,
      (news) => this.hear(news),
      (yes) => {
        this.connected = yes
        if (yes) seen.fresh()
      },
    )
    document.addEventListener('visibilitychange', this.leaving)
  }

  close(): void {
    this.keepSeen()
    document.removeEventListener('visibilitychange', this.leaving)
    this.closed = true
    this.stage.skip()
    this.link?.close()
  }

  private readonly leaving = (): void => {
    if (document.hidden) this.keepSeen()
  }

  /** Whoever comes back without a line finds the table as they have seen it. Where several share a
   * screen nothing is kept: it would be one's secrets before the other. */
  private keepSeen(): void {
    clearTimeout(this.keeping)
    if (this.snapshot === null || this.mine.length !== 1) return
    const { snapshot, journal } = this
    void seen.keep(`/api/tables/${this.id}`, { ...snapshot, journal, journal_from: 0 })
  }

  /** What never changes as long as the server plays the same rules on the same board. */
  private async fetchPrinted({ game, board: version }: Snapshot): Promise<void> {
    this.printed = { game, version }
    const [moves, board] = await Promise.all([
      http.moves(game, version),
      http.board(game, version),
      this.translate(),
    ])
    this.moves = moves
    this.board = board
  }

  /** Fetches the game's texts, if they are not here in the reader's language. */
  async translate(): Promise<void> {
    if (this.printed === null) return
    const { game, version } = this.printed
    const wanted = `${language.current} ${version}`
    if (wanted === this.spoken) return
    this.spoken = wanted
    try {
      const source = await http.texts(language.current, game, version)
      if (this.spoken === wanted) this.source = source
    } catch (problem) {
      this.spoken = ''
      throw problem
    }
  }

  /** Moves that are told by their notation, in the reader's words. */
  inWords(notation: readonly string[]): string {
    const worded = notation.map((text) => {
      const id = this.moves.findIndex((move) => move.text === text)
      return id < 0 ? text : this.choice.nameOf(id)
    })
    return worded.join(', ')
  }

  /** What the player is asked and how it is answered; by name where several play at one screen. */
  question({ key, params }: NonNullable<View['asks']>): string {
    const how = this.plain ? '' : (this.art?.how?.(this) ?? '')
    const question = [this.say(key, params), how].filter((said) => said !== '').join(' ')
    if (this.mine.length < 2 || this.seat === null) return question
    return t('asked-by-name', { name: this.nameOf(this.seat), question })
  }

  nameOf(seat: number): string {
    return nameAt(this.snapshot?.seats ?? [], seat)
  }

  /** What there is for each seat, in the order of the table from one's own seat on. */
  ownFirst<Each>(all: readonly Each[]): Each[] {
    const own = this.seat ?? 0
    return [...all.slice(own), ...all.slice(0, own)]
  }

  /** What the board shows, in the types of its game. */
  scene<Scene>(): (View & Scene) | null {
    return this.view as (View & Scene) | null
  }

  /** What is printed, in the types of its game. */
  things<Things>(): Things | null {
    return (this.board?.things ?? null) as Things | null
  }

  /** A game's text: an event, a question, a refusal. */
  say(key: string, params: Params = {}): string {
    return this.words.say(key, params)
  }

  openRules(section: string): void {
    this.leaf = 'rules'
    this.marginOpen = true
    this.section = section
    this.asked++
  }

  // --- taking back, seats, chat -------------------------------------------------------------

  undo(): Promise<void> {
    return this.order((seat) => ({ t: 'undo', seat }))
  }

  restart(): Promise<void> {
    return this.order((seat) => ({ t: 'restart', seat }))
  }

  async askUndo(): Promise<void> {
    const version = this.snapshot?.undo.sealed_at ?? null
    if (version !== null) await this.order((seat) => ({ t: 'ask-undo', seat, version }))
  }

  answer(seat: number, yes: boolean): Promise<void> {
    return this.order(() => ({ t: 'answer', seat, yes }))
  }

  /** In the chat; or on the position after so many lines. */
  speak(text: string, line?: number): Promise<void> {
    return this.order(() => (line === undefined ? { t: 'say', text } : { t: 'say', text, line }))
  }

  letBotPlay(seat: number, on: boolean): Promise<void> {
    return this.order(() => ({ t: 'bot', seat, on }))
  }

  look(seat: number | null): Promise<void> {
    return this.order(() => ({ t: 'look', seat }))
  }

  async sitDown(seat: number): Promise<void> {
    await this.during(async () => {
      await http.sit(this.id, { seat })
      this.take(await http.snapshot(this.id))
      this.link?.close()
      await this.open(null)
    })
  }

  /** Ask the server for something; a refusal becomes the notice. */
  private order(request: (seat: number) => Request): Promise<void> {
    const seat = this.seat ?? this.mine[0] ?? 0
    return this.during(async () => {
      await this.ask(request(seat))
    })
  }

  async ask(request: Request): Promise<Answer | undefined> {
    return this.link?.ask(request)
  }

  /** Work with the server, one thing at a time. */
  during(work: () => Promise<void>): Promise<void> {
    this.busy = true
    this.begunAt = this.snapshot?.version ?? 0
    this.notice = null
    this.working = work()
      .catch((problem: unknown) => this.refuse(problem))
      .finally(() => (this.busy = false))
    return this.working
  }

  /** Whether something has come of what is under way that can be seen, before the server has confirmed it. */
  get answered(): boolean {
    return this.busy && (this.snapshot?.version ?? 0) > this.begunAt
  }

  // --- what the server says ----------------------------------------------------------------

  private hear(news: News): void {
    if (this.held) {
      this.held.push(news)
    } else if (news.t === 'snapshot' && news.board !== this.printed?.version) {
      void this.renew(news)
    } else if (news.t === 'snapshot') {
      if (this.firstSeen === null) this.arrive(news)
      this.take(news)
    } else if (this.snapshot && news.t === 'update') {
      this.take(updated(this.snapshot, news), news)
    } else if (this.snapshot && news.t === 'chat') {
      const others = news.entries.filter(({ seat }) => seat === null || !this.mine.includes(seat))
      if (this.leaf !== 'chat') this.unread += others.length
      herald.tell(news.entries.map((said) => `${said.name || t('guest')}: ${said.text}`))
      const old = this.snapshot.chat.filter((said) => !news.entries.some((one) => one.n === said.n))
      this.snapshot = { ...this.snapshot, chat: [...old, ...news.entries] }
    } else if (this.snapshot && news.t === 'presence') {
      this.snapshot = { ...this.snapshot, presence: news.seats }
    }
  }

  /** The server has changed under the page: what it prints is fetched before what it says is shown. */
  private async renew(snapshot: Snapshot): Promise<void> {
    const held: News[] = [snapshot]
    this.held = held
    try {
      await this.fetchPrinted(snapshot)
    } catch (problem) {
      this.refuse(problem)
    }
    this.held = null
    for (const news of held) this.hear(news)
  }

  /** The first word on the socket tells where this player left off. */
  private arrive(news: Snapshot): void {
    this.since = news.since
    this.firstSeen = (news.journal.at(-1)?.n ?? -1) + 1
  }

  /** How the table stands now, and what made it so where that is known. */
  private take(now: Snapshot, update: Update | null = null): void {
    const before = this.snapshot
    const due = this.due.length > 0
    const last = this.journal.at(-1)?.n ?? -1
    const fresh = update?.journal ?? now.journal.filter((entry) => entry.n > last)
    const kept = this.journal.filter((entry) => entry.n < now.journal_from)
    const takenBack = kept.length < this.journal.length || now.lines < (before?.lines ?? 0)
    this.journal = [...kept, ...now.journal]
    this.snapshot = now
    this.heard = Date.now()
    if (before) {
      this.explainChange(before, now)
      this.report(fresh, due, now.title)
    }
    // One's own move, if nothing comes of it, is there at once.
    const own = this.busy && fresh.length === 1
    // What was taken back has not happened, and another seat must not be shown what this one saw.
    if (!update || (before && now.lines < before.lines)) this.stage.forget()
    // Whoever looks back is shown the past.
    if (this.replay.line === null) {
      if (before && update && !own) this.stage.play(before.view, fresh)
      else this.stage.skip()
      // What is played on the stage is lit there, one after the other.
      if (before && this.stage.entry === null)
        this.lights.flash(fresh.flatMap((entry) => entry.targets))
    }
    this.choice.positionChanged()
    this.keepDraft()
    if (takenBack) this.replay.lookAgain(now.lines)
    clearTimeout(this.keeping)
    this.keeping = setTimeout(() => this.keepSeen(), SETTLED)
  }

  /** What is drafted belongs to the decision for which it is drafted. */
  private keepDraft(): void {
    const open = this.seat !== null && this.present?.to_move.includes(this.seat)
    if (open && this.present?.asks?.drafted) void this.draft.refresh()
    else this.draft.drop()
  }

  /** Plays what has happened since this player was last here. */
  async playMissed(): Promise<void> {
    await this.during(async () => {
      const { view, entries } = await http.recap(this.id, this.since, this.seat)
      this.stage.skip()
      this.stage.play(view, entries, true)
    })
  }

  /** Says what the journal does not tell: a wish declined, a bot for one who is not there. */
  private explainChange(before: Snapshot, news: Snapshot): void {
    const granted = news.rematch !== before.rematch || news.lines < before.lines
    if (before.asked && !news.asked && !granted && !this.busy) {
      const { seat, what } = before.asked
      const text = this.mine.includes(seat) ? t(`declined-${what}`) : t(`dropped-${what}`)
      this.notice = { text, rule: null }
    }
    if (news.asked && !before.asked) this.notice = null
    if (isSettled(before, news)) void playAgain(this)
    for (const { seat, bot, absent, yours } of news.seats) {
      if (bot === null || before.seats[seat]?.bot !== null) continue
      if (absent) this.notice = { text: this.timeIsUp(seat, yours), rule: null }
      else if (yours && !this.busy) this.notice = { text: t('seat-taken-over'), rule: null }
    }
  }

  private timeIsUp(seat: number, yours: boolean): string {
    return yours ? t('your-time-is-up') : t('time-is-up', { name: this.nameOf(seat) })
  }

  /** Tells what is new, and calls the player whose turn it has become. */
  private report(fresh: readonly JournalEntry[], wasDue: boolean, title: string): void {
    const told = fresh.map((entry) => this.say(entry.key, entry.params))
    if (this.verdict !== null && fresh.length > 0) told.push(`${t('game-over')}. ${this.verdict}.`)
    const ask = this.deciding ? this.present?.asks : null
    herald.tell(ask ? [...told, this.question(ask)] : told)
    const [next] = this.due
    if (next === undefined || wasDue) return
    const name = this.snapshot?.seats[next]?.name
    herald.callToTable(name ? t('your-turn-named', { name }) : `${t('your-turn')}.`, title)
  }

  refuse(problem: unknown): void {
    if (problem instanceof http.Refused) this.tellRefusal(problem.refusal)
    else this.notice = { text: t('error-network'), rule: null }
  }

  /** Shows why something was refused, in the reader's language where it has the words. */
  private tellRefusal(refusal: Refusal): void {
    const text = this.words.either([refusal.key], refusal.sentence, refusal.params)
    this.notice = { text, rule: refusal.rule }
  }
}
