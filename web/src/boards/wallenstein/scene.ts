/** The scene of Wallenstein, as `games/wallenstein/view.py` writes it: all that this board reads of a view. */
import type { View } from '../../lib/view'

export const COLOURS = ['red', 'blue', 'yellow', 'purple', 'black', 'green'] as const
export type Colour = (typeof COLOURS)[number]
export const BUILDINGS = ['palace', 'church', 'trading_post'] as const
export type Building = (typeof BUILDINGS)[number]
export const REGIONS = ['brandenburg', 'sachsen', 'oesterreich', 'bayern', 'kurpfalz'] as const
export type Region = (typeof REGIONS)[number]
export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const
export type Season = (typeof SEASONS)[number]
export const ACTIONS = [
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
] as const
export type Action = (typeof ACTIONS)[number]
export type Tile = 'thaler' | 'grain' | 'armies' | 'attack' | 'defence'
export type Cubes = Partial<Record<Colour, number>>

export interface County {
  county: string
  region: Region
  tax: number
  grain: number
  owner: number | null
  armies: number
  sites: number
  buildings: Building[]
  revolt: number
  card: string | null
  leaders?: number[]
  statues?: number[]
}

export interface Winter {
  counties: number
  buildings: number
  majorities: number
}

export interface PlanLine {
  box: string
  cost: number
  trouble: string | null
}

export interface Player {
  seat: number
  colour: Colour
  thalers: number
  grain: number
  points: number
  scored: Record<string, number>
  prospect: Winter
  hunger: { lacking: [number, number]; revolts: [number, number] } | null
  supply: number
  counties: number
  bonus: Tile | null
  mat: Record<string, string | null>
  uncovered: string[]
  hand: { counties: string[]; spare: number } | null
  plan: PlanLine[]
  leader?: string | null
  trophies?: number
  banner?: Record<string, number>
  immune?: string[]
  pardon?: boolean
}

export interface EventCard {
  event: string
  loss: number
}

export interface Majority {
  region: Region
  building: Building
  holder: number[]
  count: number
  worth: number
}

export interface Odds {
  county: string
  armies: number
  win: number
  tie: number
  lose: number
}

export interface Favor {
  favor: number
  kind: string
  cost: number
  count?: number
}

export interface Court {
  favors: Favor[]
  left: number
  courtiers: number[]
  entrance: number[]
  audience: number[]
}

export interface Draft {
  open: string[]
  deck: number
  groups: number[][]
}

export interface Scene extends View {
  year: number
  season: Season
  order: number[]
  counties: County[]
  tower: Cubes
  tray: Cubes
  peasants: number
  places: { place: number; tile: Tile | null; seat: number | null }[]
  actions: (Action | null)[]
  action: Action | null
  events: EventCard[]
  event: EventCard | null
  revolting: string[]
  majorities: Majority[]
  players: Player[]
  march: { origin: string; county: string | null } | null
  odds: Odds[]
  court?: Court
  draft?: Draft
}

export const scene = (view: View): Scene => view as Scene

export const isAction = (box: string): box is Action => ACTIONS.some((action) => action === box)

/** The boxes of a mat in the order in which they are played, as far as that is known. */
export function boxesInOrder(view: Scene, mat: Player['mat']): string[] {
  const known = view.actions.filter((action) => action !== null)
  const place = (box: string): number => {
    if (!isAction(box)) return -1
    return known.includes(box) ? known.indexOf(box) : known.length
  }
  return Object.keys(mat).sort((a, b) => place(a) - place(b))
}
