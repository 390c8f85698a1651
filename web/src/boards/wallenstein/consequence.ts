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

/** The best odds that the view tells for a county. */
export const bestOdds = (view: Scene, county: string): Odds | undefined =>
  view.odds
    .filter((odds) => odds.county === county)
    .reduce<Odds | undefined>((best, one) => (best && best.win >= one.win ? best : one), undefined)

/** What a victor has left of the armies, on average. */
export const kept = ({ remaining }: Odds): number => Math.round(remaining) / 10

export const amounts = (odds: Odds): Record<'win' | 'tie' | 'left', number> => ({
  win: percent(odds.win),
  tie: percent(odds.tie),
  left: kept(odds),
})

/** Nothing where the move's name says it all. */
export function consequence(table: Table, move: number): string {
  const view = scene(table)
  const [target = '', ...others] = table.moves[move]?.targets ?? []
  if (!view || others.length > 0) return ''
  const odds = oddsOf(view, target)
  if (odds) return table.say('wallenstein-odds', amounts(odds))
  const attack = bestOdds(view, target.replace('county:', ''))
  if (attack) return table.say('wallenstein-odds-with-all', amounts(attack))
  const revolt = view.quelling.find(({ county }) => target === `county:${county}`)
  if (revolt) return table.say('wallenstein-quelled', { chance: percent(revolt.quelled) })
  const tile = view.places.find(({ place }) => target === `place:${place}`)?.tile
  return tile ? table.say(`tile-${tile}`) : ''
}
