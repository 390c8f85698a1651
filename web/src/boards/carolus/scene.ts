/** The scene of Carolus Magnus, as `games/carolus/view.py` writes it. */
import type { View } from '../../lib/view'

export const CLANS = ['red', 'pink', 'blue', 'yellow', 'green'] as const
export type Clan = (typeof CLANS)[number]
export type Side = 'black' | 'white' | 'gray'
export type ByClan<T> = Record<Clan, T>

export interface Territory {
  number: number
  segments: number[]
  owner: Side | null
  castles: number
  paladins: ByClan<number>
  strengths: Partial<Record<Side, number>>
}

export interface Player {
  seat: number
  side: Side
  court: ByClan<number>
  reserve: ByClan<number>
  discs: number[]
  disc: number | null
}

export interface Scene extends View {
  round: number
  order: number[]
  emperor: number
  territories: Territory[]
  players: Player[]
  sides: { side: Side; castles: number; hand: number }[]
  markers: ByClan<number | null>
  middle: ByClan<number>
}

export const scene = (view: View): Scene => view as Scene

export type Outcome = { kind: 'nothing' } | { kind: 'castle' | 'takeover'; side: Side }

/** What the Emperor's stop would bring about, read off the strengths that the view states. */
export function outcome(territory: Territory): Outcome {
  const counted = Object.entries(territory.strengths) as [Side, number][]
  const most = Math.max(...counted.map(([, strength]) => strength))
  const first = counted.filter(([, strength]) => strength === most)
  const side = first.length === 1 && most > 0 ? first[0]?.[0] : undefined
  if (side === undefined || side === territory.owner) return { kind: 'nothing' }
  return { kind: territory.owner === null ? 'castle' : 'takeover', side }
}
