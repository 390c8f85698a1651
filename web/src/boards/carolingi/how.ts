/** How the questions are answered on this board. */
import type { Scene, Things } from '../../lib/scenes/carolingi'
import type { Table } from '../../table/table.svelte'
import { pointsOf } from './names'

/** What a tile lets one tap, unless a guide says so, and how near a claim to the throne is. */
export function how(table: Table): string {
  const ask = table.choice.guided ? null : table.present?.asks
  if (ask?.key === 'ask-act') return tapsOf(table, String(ask.params['tile']))
  const own = table.seat === null ? undefined : table.scene<Scene>()?.players[table.seat]
  if (ask?.key !== 'ask-extra' || !own) return ''
  const palace = own.conditions.palace
  return table.say('carolingi-how-peace', { count: pointsOf(own) - palace, palace })
}

function tapsOf(table: Table, tile: string): string {
  const action = table.things<Things>()?.tile[tile]?.action
  if (action === undefined) return ''
  const kinds = table.choice.offered.map((id) => table.moves[id]?.kind)
  return table.say(`carolingi-how-${action}`, { palace: kinds.includes('palace') ? 'yes' : 'no' })
}
