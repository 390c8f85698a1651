import type { GameArt } from '..'
import { byLanguage } from '../../lib/texts'
import type { Table } from '../../table/table.svelte'
import { onTheSpot } from './answers'
import Board from './Board.svelte'
import { consequence } from './consequence'
import { foresee } from './plan'
import type { Scene } from '../../lib/scenes/wallenstein'

const colour = (table: Table, seat: number): string =>
  table.scene<Scene>()?.players[seat]?.colour ?? ''

/** The colour of the armies. */
function role(table: Table, seat: number): string {
  const own = colour(table, seat)
  return own ? table.say(`colour-${own}`) : ''
}

export const art: GameArt = {
  Board,
  Panel: null,
  role,
  colour,
  tellsPlayers: true,
  secrets: true,
  onTheSpot,
  consequence,
  foresee,
  texts: byLanguage(
    import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true }),
  ),
}
