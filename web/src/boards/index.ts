/** What each game adds to the page: its board, its players' panels, its cover. */
import type { Component } from 'svelte'
import type { MoveInfo, View } from '../lib/api'
import { rulesOf } from '../lib/games'
import type { Texts } from '../lib/texts'
import type { Table } from '../table/table.svelte'

export interface BoardProps {
  table: Table
}

export interface PanelProps {
  table: Table
  seat: number
}

export interface GameArt {
  Board: Component<BoardProps>
  /** What lies before a player; null where the board shows it all. */
  Panel: Component<PanelProps> | null
  /** What a player is in this game, to stand beside their name. */
  role?: (table: Table, seat: number) => string
  /** The colour of a player's pieces, as a word: what stands for them elsewhere has it too. */
  colour?: (table: Table, seat: number) => string
  /** Whether the board itself tells how the players stand, so that their list comes after it. */
  tellsPlayers?: boolean
  /** The moves for which the board itself has buttons, where they belong. */
  onTheSpot?: (table: Table) => readonly number[]
  /** What holds for every question now, to stand beside it; nothing if there is nothing. */
  note?: (table: Table) => string
  /** How the open question is answered on this board, in a few words; nothing where it says so itself. */
  how?: (table: Table) => string
  /** What comes of a move, to stand under its name; nothing where the name says it all. */
  consequence?: (table: Table, move: number) => string
  /** The view as it will be with a drafted move, as far as can be said before the server has. */
  foresee?: (view: View, seat: number, move: MoveInfo) => View
  /** Whether a player's view holds anything that others at the same screen must not see. */
  secrets: boolean
  /** What only its drawing says, in Fluent. */
  texts: Texts
}

const DRAWN: Record<string, () => Promise<{ art: GameArt }>> = {
  'carolus-magnus': () => import('./carolus'),
  carolingi: () => import('./carolingi'),
  wallenstein: () => import('./wallenstein'),
}

export async function plainArt(): Promise<GameArt> {
  return (await import('./plain')).art
}

export const isDrawn = (game: string): boolean => rulesOf(game) in DRAWN

/** The drawn board of a game, or the plain one that serves them all. */
export async function artOf(game: string): Promise<GameArt> {
  const drawn = DRAWN[rulesOf(game)]
  return drawn ? (await drawn()).art : plainArt()
}
