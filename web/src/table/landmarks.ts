/** What one may want to jump to in a game: where a round or a season begins, and where there is a fight;
 * and where all that was done is reckoned up. */
import type { JournalEntry } from '../lib/api'
import type { Params } from '../lib/words'

const ROUND = /^event-(round|season|year)$/
const BATTLE = /^event-(battle|attack)/

const RECKONING = /^event-(score|fame|court-day)$/

/** Somebody's points, of which there is much to read. */
export const isReckoning = ({ key }: Pick<JournalEntry, 'key'>): boolean => RECKONING.test(key)

export interface Landmark {
  n: number
  line: number
  key: string
  /** Of a season also those of its year. */
  params: Params
}

export function landmarksOf(journal: readonly JournalEntry[]): {
  rounds: Landmark[]
  battles: Landmark[]
} {
  const rounds: Landmark[] = []
  const battles: Landmark[] = []
  let year: Params = {}
  for (const { n, line, key, params } of journal) {
    if (BATTLE.test(key)) battles.push({ n, line, key, params })
    if (!ROUND.test(key)) continue
    if (key === 'event-year') year = params
    // A year begins with its first season, and one jumps to that.
    const last = rounds.at(-1)
    if (last?.key === 'event-year' && last.line === line) rounds.pop()
    rounds.push({ n, line, key, params: { ...year, ...params } })
  }
  return { rounds, battles }
}
