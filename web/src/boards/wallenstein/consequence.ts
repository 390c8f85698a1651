/** What comes of a move, as far as the position before it tells. */
import type { Table } from '../../table/table.svelte'
import { scene, type Scene } from './scene'

type Odds = Scene['odds'][number]

export const percent = (thousandths: number): number => Math.round(thousandths / 10)

/** The odds of an attack with so many armies, where one is asked about. */
export function oddsOf(view: Scene, target: string): Odds | undefined {
  const [kind, number] = target.split(':')
  return kind === 'armies' ? view.odds.find(({ armies }) => armies === Number(number)) : undefined
}

/** Nothing where the move's name says it all. */
export function consequence(table: Table, move: number): string {
  const view = scene(table)
  const [target = '', ...others] = table.moves[move]?.targets ?? []
  if (!view || others.length > 0) return ''
  const odds = oddsOf(view, target)
  if (odds) {
    return table.say('wallenstein-odds', {
      win: percent(odds.win),
      tie: percent(odds.tie),
      left: Math.round(odds.remaining) / 10,
    })
  }
  const revolt = view.quelling.find(({ county }) => target === `county:${county}`)
  if (revolt) return table.say('wallenstein-quelled', { chance: percent(revolt.quelled) })
  const tile = view.places.find(({ place }) => target === `place:${place}`)?.tile
  return tile ? table.say(`tile-${tile}`) : ''
}
