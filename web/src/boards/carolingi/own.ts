/** An owner's board: drawn as places and ways, its regions in the colours of those we know. */
import type { Things } from '../../lib/scenes/carolingi'
import type { Words } from '../../lib/words'
import type { Chart } from '../map/chart'
import { chartOfPlaces, type Way } from '../map/places'

/** The regions that have a colour (pigments.css). */
const TINTS = [
  'neustrie',
  'lotharingien',
  'sachsen',
  'bourgogne',
  'alamannien',
  'aquitaine',
  'bayern',
  'longobardi',
]

/** By region: the one whose colour it has. One that we do not know takes what the others leave. */
export function tintsOf(regions: readonly string[]): Record<string, string> {
  const free = TINTS.filter((tint) => !regions.includes(tint))
  return Object.fromEntries(
    regions.map((region) => [region, TINTS.includes(region) ? region : (free.shift() ?? region)]),
  )
}

export function ownChart(things: Things, drawn: Chart, words: Words): Chart {
  return chartOfPlaces(
    things.place ?? {},
    waysOf(things),
    drawn,
    (country) => words.name(country, 'country'),
    (country, seats) =>
      (things.region[things.country[country]?.region ?? '']?.players ?? 0) <= seats,
  )
}

/** Each way once, though both of its ends tell of it. */
export function waysOf({ country: countries }: Things): Way[] {
  return Object.entries(countries).flatMap(([country, { neighbours, sea_neighbours }]) => {
    const way = (other: string, bySea: boolean): Way[] =>
      country < other ? [{ between: [country, other], bySea }] : []
    return [
      ...neighbours.flatMap((other) => way(other, false)),
      ...sea_neighbours.flatMap((other) => way(other, true)),
    ]
  })
}
