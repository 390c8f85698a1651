import type { GameArt } from '..'
import { byLanguage } from '../../lib/texts'
import type { Table } from '../../table/table.svelte'
import { onTheSpot } from './answers'
import Board from './Board.svelte'
import { consequence } from './consequence'
import { foresee } from './plan'
import type { Scene } from '../../lib/scenes/wallenstein'
import { scene } from './scene'

const colour = (table: Table, seat: number): string =>
  table.scene<Scene>()?.players[seat]?.colour ?? ''

/** The colour of the armies. */
function role(table: Table, seat: number): string {
  const own = colour(table, seat)
  return own ? table.say(`colour-${own}`) : ''
}

/** Whose armies are one's own, and the event in force: far from the question on a small screen. */
function note(table: Table): string {
  const own = table.seat === null ? '' : role(table, table.seat)
  const effect = scene(table)?.event?.effect
  return [
    ...(own ? [table.say('wallenstein-own-colour', { colour: own })] : []),
    ...(effect === undefined
      ? []
      : [table.say('wallenstein-in-force', { effect: table.words.name(effect, 'effect') })]),
  ].join(' ')
}

export const art: GameArt = {
  Board,
  Panel: null,
  role,
  colour,
  tellsPlayers: true,
  secrets: true,
  onTheSpot,
  note,
  consequence,
  foresee,
  texts: byLanguage(
    import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true }),
  ),
}
