/** What every game's view has (`State.view`); each game adds its own scene. */

export interface Ask {
  key: string
  rule: string
  params: Record<string, unknown>
}

export interface View {
  game: string
  ruleset: number
  seats: number
  seat: number | null
  options: Record<string, unknown>
  commitment: string
  to_move: number[]
  asks: Ask | null
  result: { ranks: number[]; scores: number[]; reason: string } | null
  [scene: string]: unknown
}
