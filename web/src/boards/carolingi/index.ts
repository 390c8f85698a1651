import './pigments.css'
import type { GameArt } from '..'
import type { Scene } from '../../lib/scenes/carolingi'
import { byLanguage } from '../../lib/texts'
import type { Table } from '../../table/table.svelte'
import Board from './Board.svelte'
import { how } from './how'
import { consequence } from './names'
import { spotOf } from './spot'

const colour = (table: Table, seat: number): string =>
  table.scene<Scene>()?.players[seat]?.colour ?? ''

/** The colour of the followers. */
function role(table: Table, seat: number): string {
  const own = colour(table, seat)
  return own ? table.say(`colour-${own}`) : ''
}

/** Tiles are drafted in the hand. */
function onTheSpot(table: Table): readonly number[] {
  if (table.present?.asks?.key === 'ask-lay') return table.choice.offered
  return spotOf(table)?.moves ?? []
}

export const art: GameArt = {
  Board,
  Panel: null,
  role,
  colour,
  tellsPlayers: true,
  onTheSpot,
  how,
  consequence,
  secrets: true,
  texts: byLanguage(
    import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true }),
  ),
}
