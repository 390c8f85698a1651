/** All that this board reads: what the view shows, with what is printed on the counties and cards. */
import type { View } from '../../lib/api'
import type * as shown from '../../lib/scenes/wallenstein'
import type { Table } from '../../table/table.svelte'

export type { Building, Colour, PlanLine, Season, Tile } from '../../lib/scenes/wallenstein'

export const COLOURS = ['red', 'blue', 'yellow', 'purple', 'black', 'green'] as const
export const BUILDINGS = ['palace', 'church', 'trading_post'] as const
export const REGIONS = ['brandenburg', 'sachsen', 'oesterreich', 'bayern', 'kurpfalz'] as const
export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const
const ACTIONS: readonly string[] = [
  'palace',
  'church',
  'trading_post',
  'grain',
  'taxes',
  'deploy5',
  'deploy3',
  'deploy1',
  'combat_a',
  'combat_b',
]

export type Cubes = Partial<Record<shown.Colour, number>>
export type County = shown.Land & shown.CountyFacts
export type EventCard = shown.EventFacts
export type Favor = shown.Favor & shown.FavorFacts
export type Court = Omit<shown.Court, 'favors'> & { favors: Favor[] }
export type Player = Omit<shown.Player, 'banner' | 'mat'> & {
  mat: Record<string, string | null>
  banner?: Record<string, number>
}

export type Scene = View &
  Omit<shown.Scene, 'counties' | 'events' | 'event' | 'court' | 'players'> & {
    counties: County[]
    events: EventCard[]
    event: EventCard | null
    court?: Court
    players: Player[]
  }

const NOWHERE: shown.CountyFacts = {
  region: '',
  tax: 0,
  grain: 0,
  sites: 0,
  three_players: false,
  neighbours: [],
}
const NO_EVENT: shown.EventFacts = { effect: '', loss: 0 }

/** A land with what is printed on it is made once, so that what has not changed is not drawn anew. */
const printed = new WeakMap<shown.Land, County>()

function withPrint(land: shown.Land, things: shown.Things): County {
  const made = printed.get(land) ?? { ...(things.county[land.county] ?? NOWHERE), ...land }
  printed.set(land, made)
  return made
}

export function scene(table: Table): Scene | null {
  const view = table.scene<shown.Scene>()
  const things = table.things<shown.Things>()
  if (!view || !things) return null
  const event = (card: number): EventCard => things.event[card] ?? NO_EVENT
  const { court, ...rest } = view
  return {
    ...rest,
    counties: view.counties.map((land) => withPrint(land, things)),
    events: view.events.map(event),
    event: view.event === null ? null : event(view.event),
    players: view.players.map((player) => withBanner(player, things)),
    ...(court && {
      court: {
        ...court,
        favors: court.favors.map((one) => ({ kind: '', ...things.favor[one.favor], ...one })),
      },
    }),
  }
}

function withBanner({ banner, ...player }: shown.Player, things: shown.Things): Player {
  const card = banner === undefined ? undefined : things.banner[banner]
  return { ...player, ...(card && { banner: card.benefits }) }
}

/** Whether a box is an action's, and not the bid's or the court's. */
export const isAction = (box: string): boolean => ACTIONS.includes(box)

/** The boxes of a mat in the order in which they are played, as far as that is known. */
export function boxesInOrder(view: Scene, mat: Player['mat']): string[] {
  const known: readonly string[] = view.actions.filter((action) => action !== null)
  const place = (box: string): number => {
    const at = known.indexOf(box)
    if (at >= 0) return at
    return ACTIONS.includes(box) ? known.length : -1
  }
  return Object.keys(mat).sort((a, b) => place(a) - place(b))
}
