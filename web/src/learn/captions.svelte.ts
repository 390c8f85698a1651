/** Whether panels say what they are for. Who learns sees it until they switch it off; all others
 * when they switch it on. */
import { recall, remember } from '../lib/memory'
import type { Table } from '../table/table.svelte'

class Captions {
  private chosen = $state(recall('captions'))

  at(table: Table): boolean {
    return this.chosen === null ? (table.snapshot?.lesson ?? null) !== null : this.chosen === 'on'
  }

  turn(on: boolean): void {
    this.chosen = on ? 'on' : 'off'
    remember('captions', this.chosen)
  }
}

export const captions = new Captions()
