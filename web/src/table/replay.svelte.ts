/** Looking back: which position of the game is shown instead of the present one, event by event. */
import type { JournalEntry, Moment, View } from '../lib/api'
import * as http from '../lib/http'
import { route } from '../lib/route.svelte'
import { changed } from './changes'
import type { Table } from './table.svelte'

export class Replay {
  /** The line that is shown, null for the present. */
  line: number | null = $state(null)
  /** How many of its events have happened, null for all. */
  event: number | null = $state(null)
  view: View | null = $state.raw(null)
  /** Whether it goes on by itself, and how many steps a second. */
  playing = $state(false)
  speed = $state(1)
  /** Somebody has just pressed a button of it, which may stand elsewhere now. */
  pressed = false
  /** What was remarked on that position. */
  comments: readonly string[] = $state.raw([])
  /** What the server tells of a line, so that it is asked for once while one goes through its events. */
  private asked: { line: number; seat: number | null; moment: Promise<Moment> } | null = null

  constructor(private readonly table: Table) {}

  /** Go to the position after a line, or after so many of its events; null is the present. */
  goTo(line: number | null, event: number | null = null): void {
    const present = `/t/${this.table.id}`
    // One step back leads from any past position to the present.
    if (line === null) route.stepBack(present)
    else {
      const address = present + this.address(line, event)
      if (this.line === null) route.step(address)
      else route.replace(address)
    }
  }

  address(line: number, event: number | null): string {
    return `#move=${line}` + (event === null ? '' : `&event=${event}`)
  }

  /** To the moment at which this was told. The set-up is shown as a whole. */
  goToEntry({ n, line }: Pick<JournalEntry, 'n' | 'line'>): void {
    const told = this.table.journal.filter((entry) => entry.line === line)
    const place = told.findIndex((entry) => entry.n === n) + 1
    this.goTo(line, line === 0 || place === told.length ? null : place)
  }

  /** To what was told next; what nobody was told, such as a card that is laid in secret, is passed over. */
  goOn(): void {
    const next = this.table.journal[this.told]
    if (next) this.goToEntry(next)
    else this.goTo(null)
  }

  goBack(): void {
    const { journal } = this.table
    const shown = journal[this.told - 1]
    const silent = this.line !== null && shown?.line !== this.line
    const before = silent ? shown : journal[this.told - 2]
    if (before) this.goToEntry(before)
    else this.goTo(0)
  }

  /** How much of the journal has been told in what is shown. */
  private get told(): number {
    const { journal } = this.table
    const { line, event } = this
    if (line === null) return journal.length
    if (event === null) return journal.filter((entry) => entry.line <= line).length
    return journal.filter((entry) => entry.line < line).length + event
  }

  /** Look at the position after `line`, or after so many of its events; null comes back to the present. */
  async show(line: number | null, event: number | null): Promise<void> {
    const { table } = this
    table.notice = null
    if (line === null || !Number.isInteger(line) || line < 0) {
      this.leave()
      return
    }
    if (this.line === null) table.stage.skip()
    this.line = line
    this.event = event
    try {
      const moment = await this.momentAt(line)
      if (this.line === line && this.event === event) this.put(moment, event)
    } catch (problem) {
      if (this.line !== line) return
      this.leave()
      table.refuse(problem)
    }
  }

  /** A remark on the position that is shown; it stands in the record. */
  async comment(text: string): Promise<void> {
    const { line, event } = this
    if (line === null) return
    await this.table.speak(text, line)
    this.asked = null
    if (this.line === line && this.table.notice === null) await this.show(line, event)
  }

  /** What stood at the line, and what was remarked on it, may have been taken back. */
  lookAgain(lines: number): void {
    this.asked = null
    if (this.line === null) return
    if (this.line > lines) this.goTo(null)
    else void this.show(this.line, this.event)
  }

  /** A position, and on the stage what led to it. */
  private put({ view, before, entries, comments }: Moment, event: number | null): void {
    const happened = entries.slice(0, event ?? entries.length)
    const last = happened.at(-1)
    const whole = before === null || happened.length === entries.length
    this.comments = comments
    this.view = whole
      ? view
      : happened.reduce((shown, { changes }) => changed(shown, changes ?? []), before)
    if (last) this.table.stage.stand(last)
    else this.table.stage.skip()
  }

  private leave(): void {
    if (this.line !== null) this.table.stage.skip()
    this.line = this.event = this.view = this.asked = null
    // Whoever leaves the past, by whatever way, no longer wants to be led through it.
    this.playing = false
    this.comments = []
  }

  private momentAt(line: number): Promise<Moment> {
    const { id, seat } = this.table
    if (this.asked?.line !== line || this.asked.seat !== seat) {
      this.asked = { line, seat, moment: http.momentAt(id, line, seat) }
    }
    return this.asked.moment
  }
}
