import './pigments.css'
import type { GameArt } from '..'
import type { Scene } from '../../lib/scenes/carolus-magnus'
import { byLanguage } from '../../lib/texts'
import type { Table } from '../../table/table.svelte'
import Board from './Board.svelte'
import Panel from './Panel.svelte'

/** The colour of a player's castles, and the partner. */
function role(table: Table, seat: number): string {
  const players = table.scene<Scene>()?.players ?? []
  const side = players[seat]?.side
  const partner = players.find((other) => other.seat !== seat && other.side === side)
  return partner
    ? table.say('carolus-partners', { side, seat: partner.seat })
    : table.say(`side-${side}`)
}

/** A paladin is taken up, and then goes somewhere. */
const how = (table: Table): string =>
  table.choice.picked.some((target) => target.startsWith('reserve:'))
    ? table.say('carolus-where')
    : ''

export const art: GameArt = {
  Board,
  Panel,
  role,
  colour: (table, seat) => table.scene<Scene>()?.players[seat]?.side ?? '',
  // Discs, paladins, lands and clans are all tapped where they lie.
  onTheSpot: (table) => table.choice.candidates,
  how,
  secrets: false,
  texts: byLanguage(
    import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true }),
  ),
}
