/** Looking back: which position of the game is shown instead of the present one. */
import type { View } from '../lib/api'
import * as http from '../lib/http'
import { route } from '../lib/route.svelte'
import type { Table } from './table.svelte'

export class Replay {
  /** The line that is shown, null for the present. */
  line: number | null = $state(null)
  view: View | null = $state.raw(null)
  /** What was remarked on that position. */
  comments: readonly string[] = $state.raw([])

  constructor(private readonly table: Table) {}

  /** Go to a position of the game by its address; null is the present. */
  goTo(line: number | null): void {
    const present = `/t/${this.table.id}`
    // One step back leads from any past position to the present.
    if (line === null) route.stepBack(present)
    else if (this.line === null) route.step(`${present}#move=${line}`)
    else route.replace(`${present}#move=${line}`)
  }

  /** Look at the position after `line`; null comes back to the present. */
  async show(line: number | null): Promise<void> {
    this.table.notice = null
    if (line === null || !Number.isInteger(line) || line < 0) {
      this.line = this.view = null
      this.comments = []
      return
    }
    this.line = line
    try {
      const moment = await http.momentAt(this.table.id, line, this.table.seat)
      if (this.line !== line) return
      this.view = moment.view
      this.comments = moment.comments
    } catch (problem) {
      if (this.line !== line) return
      this.line = this.view = null
      this.table.refuse(problem)
    }
  }

  /** A remark on the position that is shown; it stands in the record. */
  async comment(text: string): Promise<void> {
    const { line } = this
    if (line === null) return
    await this.table.speak(text, line)
    if (this.line === line && this.table.notice === null) await this.show(line)
  }

  /** What stood at the line, and what was remarked on it, may have been taken back. */
  lookAgain(lines: number): void {
    if (this.line === null) return
    if (this.line > lines) this.goTo(null)
    else void this.show(this.line)
  }
}
