/** What the things on this board are called and hold, for those who hear the page. */
import type { CardInSlot, Court, Land, Scene } from '../../lib/scenes/carolingi'
import type { Words } from '../../lib/words'
import type { Table } from '../../table/table.svelte'

export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const
export const CONDITIONS = [
  'expansion',
  'development',
  'following',
  'glory',
  'regions',
  'palace',
] as const

/** A point for each condition that is met, and one for each region. */
export const pointsOf = ({ conditions }: Court): number =>
  Object.values(conditions).reduce((sum: number, each: number) => sum + each, 0)

/** "Anna 3, Bert 1", or nothing. */
export function followersOf(words: Words, followers: readonly number[]): string {
  return followers
    .map((count, seat) => (count > 0 ? `${words.seat(seat)} ${count}` : ''))
    .filter((said) => said !== '')
    .join(', ')
}

/** "Anjou: a woodland; followers: Anna 3; 2 gangs; feeds 1, one too many." */
export function describe(words: Words, land: Land): string {
  const there = followersOf(words, land.followers)
  const parts = [
    land.woodland && words.say('carolingi-woodland'),
    land.palace !== null && words.say('carolingi-homeland-of', { seat: land.palace }),
    land.ruler !== null && words.say('carolingi-ruled-by', { seat: land.ruler }),
    there !== '' && words.say('carolingi-followers', { who: there }),
    land.gangs > 0 && words.say('carolingi-gangs', { count: land.gangs }),
    land.counters > 0 && words.say('carolingi-counters', { count: land.counters }),
    words.say('carolingi-feeds', { count: land.feeds, number: land.hungry }),
  ]
  return `${words.name(land.country, 'country')}: ${parts.filter((part) => part !== false).join('; ')}.`
}

export function describeCard(words: Words, card: CardInSlot): string {
  const there = followersOf(words, card.followers)
  const parts = [
    there !== '' && words.say('carolingi-followers', { who: there }),
    card.gangs > 0 && words.say('carolingi-gangs', { count: card.gangs }),
    card.problem !== null && words.say('carolingi-problem', { problem: card.problem }),
  ].filter((part) => part !== false)
  const name = words.say('carolingi-card-of', { country: card.country })
  return `${name}: ${parts.length > 0 ? parts.join('; ') : words.say('carolingi-nothing')}.`
}

/** In the scenario the co-regent lies where moves speak of peace. */
export const tileTarget = (tile: string): string => `tile:${tile === 'co-regent' ? 'peace' : tile}`

/** What comes of a move, as the rules tell it; nothing where its name says it all. */
export function consequence(table: Table, id: number): string {
  const kind = table.moves[id]?.kind
  const brought = table.scene<Scene>()?.consequences.find(({ move }) => move === id)
  return kind !== undefined && brought ? table.say(`carolingi-then-${kind}`, { ...brought }) : ''
}
