/** Several moves that belong together: laid, changed and taken back on the page, then sent as one. */
import type { View } from '../lib/api'
import { recall, remember } from '../lib/memory'
import { sharing } from './changes'
import type { Table } from './table.svelte'

export class Draft {
  moves: readonly number[] = $state.raw([])
  /** The table as it would be with them, null without any. */
  view: View | null = $state.raw(null)
  legal: readonly number[] = $state.raw([])
  /** The table as it is going to be, until the server has said so or has refused. */
  foreseen: View | null = $state.raw(null)
  /** Whether it is known what was drafted when the page was open before. */
  known = $state(false)
  /** What was tried last: an answer to anything else comes too late. */
  private meant: readonly number[] = []

  constructor(private readonly table: Table) {}

  /** Adds moves. With the last one, the one that makes the decision, all are sent. */
  async add(...moves: number[]): Promise<void> {
    await this.become([...this.moves, ...moves], this.foresee(moves))
  }

  /** Without the latest move. */
  async back(): Promise<void> {
    await this.become(this.moves.slice(0, -1))
  }

  async restart(): Promise<void> {
    await this.become([])
  }

  /** The decision is another, or somebody else's. */
  drop(): void {
    this.known = true
    if (this.meant.length > 0) this.keep([], null, [])
  }

  /** Shows why a move is forbidden after those that are drafted. */
  async explain(move: number): Promise<void> {
    const { table, seat } = this
    await table.during(async () => {
      await table.ask({ t: 'try', seat, moves: [...this.moves, move] })
    })
  }

  /** The table has changed, or the page was opened again: what was drafted is still meant. */
  async refresh(): Promise<void> {
    const moves = this.meant.length > 0 ? this.meant : remembered(this.place)
    if (moves.length === 0) {
      this.known = true
      return
    }
    this.meant = moves
    const request = { t: 'try' as const, seat: this.seat, moves: [...moves] }
    const answer = await this.table.ask(request).catch(() => null)
    // Before the line is open nobody answers; then the first word on it asks again.
    if (answer === undefined || this.meant !== moves) return
    this.known = true
    if (answer?.t === 'tried' && answer.view !== null) this.keep(moves, answer.view, answer.legal)
    else this.keep([], null, [])
  }

  private async become(moves: readonly number[], foreseen: View | null = null): Promise<void> {
    const { table, seat } = this
    await table.during(async () => {
      if (moves.length === 0) {
        this.keep([], null, [])
        return
      }
      this.meant = moves
      this.foreseen = foreseen
      try {
        const answer = await table.ask({ t: 'try', seat, moves: [...moves] })
        if (answer?.t !== 'tried') return
        if (answer.view !== null) this.keep(moves, answer.view, answer.legal)
        else await this.send(moves)
      } catch (no) {
        this.meant = this.moves
        throw no
      } finally {
        this.foreseen = null
      }
    })
  }

  private foresee(moves: readonly number[]): View | null {
    const { art, present } = this.table
    const [foresee, now] = [art?.foresee, this.view ?? present]
    if (!foresee || !now) return null
    return moves.reduce((view, id) => {
      const move = this.table.moves[id]
      return move ? foresee(view, this.seat, move) : view
    }, now)
  }

  private async send(moves: readonly number[]): Promise<void> {
    const version = this.table.snapshot?.version ?? 0
    await this.table.ask({ t: 'play', seat: this.seat, moves: [...moves], version })
    this.keep([], null, [])
  }

  private keep(moves: readonly number[], view: View | null, legal: readonly number[]): void {
    remember(this.place, moves.join(' '))
    this.meant = this.moves = moves
    this.view = sharing(this.view ?? this.table.present, view)
    this.legal = legal
  }

  private get seat(): number {
    return this.table.seat ?? 0
  }

  /** Where this browser remembers it. */
  private get place(): string {
    return `draft.${this.table.id}.${this.seat}`
  }
}

function remembered(place: string): number[] {
  const kept = recall(place)
  return kept === null || kept === '' ? [] : kept.split(' ').map(Number)
}
