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

/** What comes of a move, told from the position before it; nothing where its name says it all. */
export function consequence(table: Table, id: number): string {
  const move = table.moves[id]
  const view = table.scene<Scene>()
  const court = table.seat === null ? undefined : view?.players[table.seat]
  if (!move || !view || !court) return ''
  const params = outcome(view, court, table.present?.asks?.params ?? {}, move.kind, move.args)
  return params ? table.say(`carolingi-then-${move.kind}`, params) : ''
}

type Args = readonly (string | number)[]

function outcome(
  view: Scene,
  court: Court,
  asked: Record<string, unknown>,
  kind: string,
  [first, second]: Args,
): Record<string, number> | null {
  const number = typeof first === 'number' ? first : 0
  const land = view.countries.find(({ country }) => country === (first ?? court.homeland))
  const levies = typeof asked['count'] === 'number' ? asked['count'] : court.levies
  switch (kind) {
    case 'home': {
      const home = view.countries.find(({ country }) => country === court.homeland)
      return { left: court.missi - number, count: (home?.followers[court.seat] ?? 0) + number }
    }
    case 'send':
      return { left: court.missi - 1 }
    case 'unfold': {
      const card = view.regions.flatMap(({ cards }) => cards).find((one) => one.country === first)
      const count = (card?.followers ?? []).reduce((sum, each) => sum + each, 0)
      return { count, number: card?.gangs ?? 0 }
    }
    case 'build':
      return { left: court.missi - 1, count: (land?.feeds ?? 0) + 1 }
    case 'palace':
      return {}
    case 'summon':
      return { left: levies - number, count: court.leudes + number }
    case 'equip':
      return { left: levies - number, count: court.missi + number }
    case 'group': {
      const origin = view.countries.find(({ country }) => country === asked['country'])
      return { left: (origin?.followers[court.seat] ?? 0) - number }
    }
    case 'soothe': {
      const soothed = Number(second)
      return { left: court.missi - soothed, count: (land?.gangs ?? 0) - soothed }
    }
    case 'fight':
      return { count: land?.toll ?? 0, number: land?.gangs ?? 0 }
    case 'starve':
      return { left: (land?.followers[Number(second)] ?? 1) - 1 }
    default:
      return null
  }
}
