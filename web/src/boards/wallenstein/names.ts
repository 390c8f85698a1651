/** What the things on this board are called, for those who hear the page. */
import type { Words } from '../../lib/words'
import type { MapFile } from '../map/chart'
import file from './map.json'
import type { County, Cubes } from './scene'

export const countyName = (words: Words, county: string): string => words.name(county, 'county')

/** "Bremen, Brandenburg: 4 armies of Anna; a palace; taxes 4, grain 4; one of two sites free." */
export function describe(words: Words, county: County): string {
  const parts = [
    county.owner === null
      ? words.say('wallenstein-neutral')
      : words.say('wallenstein-held', { seat: county.owner, count: county.armies }),
    ...county.buildings.map((building) => words.say(`building-${building}`)),
    words.say('wallenstein-sites-free', { count: county.sites - county.buildings.length }),
    words.say('wallenstein-yield', { tax: county.tax, grain: county.grain }),
  ]
  if (county.revolt > 0) parts.push(words.say('wallenstein-revolts', { count: county.revolt }))
  for (const seat of county.leaders ?? []) parts.push(words.say('wallenstein-leader-of', { seat }))
  for (const seat of county.statues ?? []) parts.push(words.say('wallenstein-statue-of', { seat }))
  const where = `${countyName(words, county.county)}, ${words.name(county.region, 'region')}`
  return `${where}: ${parts.join('; ')}.`
}

/** What lies in a box: a county, a bid, or a card that passes. */
export function cardName(words: Words, card: string): string {
  if (/^\d$/.test(card)) return words.say('wallenstein-bids', { count: Number(card) })
  return words.has(`card-${card}`) ? words.say(`card-${card}`) : countyName(words, card)
}

/** The same as short as the map of a phone has it. */
export const shortName = (words: Words, card: string): string =>
  (file as MapFile).lands[card]?.short ?? cardName(words, card)

/** "2 red, 1 green", or that there is none. */
export function countCubes(words: Words, cubes: Cubes): string {
  const counted = Object.entries(cubes)
    .filter(([, count]) => count > 0)
    .map(([colour, count]) => `${count} ${words.say(`colour-${colour}`)}`)
  return counted.length > 0 ? counted.join(', ') : words.say('board-none')
}

/** At least and at most. */
export const fromTo = (least: number, most: number): string =>
  least === most ? String(least) : `${least}–${most}`
