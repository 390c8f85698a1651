/** Answers that are nowhere on the map or the mat: how many armies, which group, whether at all. */
import type { Table } from '../../table/table.svelte'

export interface Answer {
  id: number
  target: string
}

/** What the map, the mat, the order and the court show themselves. */
const DRAWN = new Set(['county', 'box', 'place', 'card', 'favor', 'commit', 'event'])
/** Of these, what says by itself what it brings. */
const TELLING = new Set(['favor', 'place'])

const kindOf = (target: string): string => target.split(':', 1)[0] ?? ''

/** The answers that one tap gives. */
function single(table: Table): Answer[] {
  return table.choice.candidates.flatMap((id) => {
    const [target, ...others] = table.moves[id]?.targets ?? []
    return target === undefined || others.length > 0 ? [] : [{ id, target }]
  })
}

/** So few answers stand together, also those that could be tapped on the map. */
const FEW = 4

const homeless = ({ target }: Answer): boolean => !DRAWN.has(kindOf(target))

/** Where armies go is chosen on the map, and nothing may lie over it: that nobody goes is answered
 * beside the question. */
const besideQuestion = (table: Table): boolean => table.asks?.key === 'ask-march'

/** Those that need a place of their own, and with them the few others that there are. */
export function answersOf(table: Table): Answer[] {
  if (besideQuestion(table)) return []
  const all = single(table)
  if (!all.some(homeless) || all.length > FEW) return all.filter(homeless)
  return all.filter(({ target }) => !TELLING.has(kindOf(target)))
}

/** Those on a leaf over the map, which shows the others itself. */
export const answersOnLeaf = (table: Table): Answer[] =>
  besideQuestion(table) ? [] : single(table).filter(homeless)

/** Cards for a box of the mat: they lie beside it and on the map, and a row of them in the bar would
 * push the board down. */
const forTheMat = (table: Table): number[] =>
  table.choice.candidates.filter((id) => table.moves[id]?.targets[0]?.startsWith('box:'))

/** All that the board offers with what they bring, so that nothing else need offer them. */
export const onTheSpot = (table: Table): number[] => [
  ...forTheMat(table),
  ...(besideQuestion(table) ? single(table).filter((one) => !homeless(one)) : []).map(
    ({ id }) => id,
  ),
  ...answersOf(table).map(({ id }) => id),
  ...single(table)
    .filter(({ target }) => TELLING.has(kindOf(target)))
    .map(({ id }) => id),
]

/** The county that the whole question is about: there the answers open, where the map has room. */
export function askedAbout(table: Table): string | null {
  const county = table.deciding ? table.asks?.params['county'] : undefined
  return typeof county === 'string' ? county : null
}
