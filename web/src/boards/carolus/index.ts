import './pigments.css'
import type { GameArt } from '..'
import type { Scene } from '../../lib/scenes/carolus-magnus'
import type { Table } from '../../table/table.svelte'
import Board from './Board.svelte'
import Panel from './Panel.svelte'
import de from './de.ftl?raw'
import en from './en.ftl?raw'

/** The colour of a player's castles, and the partner. */
function role(table: Table, seat: number): string {
  const players = table.scene<Scene>()?.players ?? []
  const side = players[seat]?.side
  const partner = players.find((other) => other.seat !== seat && other.side === side)
  return partner
    ? table.say('carolus-partners', { side, seat: partner.seat })
    : table.say(`side-${side}`)
}

export const art: GameArt = {
  Board,
  Panel,
  role,
  secrets: false,
  texts: { en, de },
}
