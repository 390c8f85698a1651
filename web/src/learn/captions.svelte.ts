/** Whether panels say what they are for. Who learns a game sees it until they switch it off: in a guided
 * game, and at a table of their own until they have finished one of its kind; all others when they
 * switch it on. */
import { SvelteMap } from 'svelte/reactivity'
import { rulesOf } from '../lib/games'
import * as http from '../lib/http'
import { recall, remember } from '../lib/memory'
import type { Table } from '../table/table.svelte'

const kindOf = (table: Table): string => rulesOf(table.snapshot?.game ?? '')
const isGuided = (table: Table): boolean => (table.snapshot?.lesson ?? null) !== null

class Captions {
  /** By kind of game: what was chosen since the page was opened. */
  private readonly chosen = new SvelteMap<string, string>()
  /** By kind of game: nobody here has finished one yet; and whether it can be learned by playing. */
  private readonly met = new SvelteMap<string, { fresh: boolean; taught: boolean }>()

  at(table: Table): boolean {
    const chosen = this.choiceOf(table)
    if (chosen !== null) return chosen === 'on'
    return isGuided(table) || this.isNewTo(table)
  }

  /** How the switch stands. What is shown unasked is shown only where there is room for it. */
  switched(table: Table): boolean | 'mixed' {
    return this.at(table) && this.unasked(table) ? 'mixed' : this.at(table)
  }

  /** They are shown to somebody new who has not asked for them. */
  unasked(table: Table): boolean {
    return this.choiceOf(table) === null && !isGuided(table)
  }

  /** They sit at the table, and have finished no game of this kind. */
  isNewTo(table: Table): boolean {
    return this.isFresh(kindOf(table)) && this.plays(table)
  }

  /** There is a guided game for whoever is new to this one. */
  canBeLearned(table: Table): boolean {
    const taught = this.met.get(kindOf(table))?.taught ?? true
    return taught && this.isNewTo(table) && !isGuided(table)
  }

  /** What helped a learner goes on helping in their next game, until they switch it off. */
  keep(table: Table): void {
    if (isGuided(table) && this.at(table)) this.turn(table, true)
  }

  turn(table: Table, on: boolean): void {
    const choice = on ? 'on' : 'off'
    this.chosen.set(kindOf(table), choice)
    remember(`captions.${kindOf(table)}`, choice)
  }

  /** Finds out whether they have finished such a game before, unless they have chosen already. */
  async meet(table: Table): Promise<void> {
    const kind = kindOf(table)
    if (!this.isNewTo(table) || this.choiceOf(table) === 'off') return
    const [{ tallies }, games] = await Promise.all([http.played(null), http.games()])
    // What was left to a bot has no best place.
    const fresh = tallies.every(({ game, best }) => rulesOf(game) !== kind || best === null)
    const taught = games.some(({ key, lesson }) => key === kind && lesson)
    this.met.set(kind, { fresh, taught })
    if (!fresh) remember(`played.${kind}`, 'yes')
  }

  /** Until it is known, all are taken for new who are not remembered here: what comes later pushes the
   * board down under a finger. */
  private isFresh(kind: string): boolean {
    return this.met.get(kind)?.fresh ?? recall(`played.${kind}`) === null
  }

  private choiceOf(table: Table): string | null {
    const kind = kindOf(table)
    return this.chosen.get(kind) ?? recall(`captions.${kind}`)
  }

  /** An exercise says itself what is to be done. */
  private plays({ snapshot }: Table): boolean {
    return snapshot !== null && !snapshot.exercise && snapshot.seats.some(({ yours }) => yours)
  }
}

export const captions = new Captions()
