/** Moves of planning that belong together. */
import type { MoveInfo, View } from '../../lib/api'
import type * as shown from '../../lib/scenes/wallenstein'
import type { Words } from '../../lib/words'
import type { Table } from '../../table/table.svelte'
import { percent } from './consequence'
import { boxesInOrder, type Player, type PlanLine, type Scene } from './scene'

const COUNTY = 'county:'

function moveOf(table: Table, ...targets: string[]): number[] {
  const wanted = targets.join(' ')
  const found = table.moves.findIndex((move) => move.targets.join(' ') === wanted)
  return found < 0 ? [] : [found]
}

const clearing = (table: Table, box: string): number[] => moveOf(table, `box:${box}`)

/** Brings a card to a box, from another box if it lies there; to no box takes it back. */
export function laying(
  table: Table,
  card: string,
  box: string | null,
  from: string | null,
): number[] {
  if (box === from) return []
  const left = from === null ? [] : clearing(table, from)
  if (box === null) return left
  return [...left, ...moveOf(table, `box:${box}`, card)]
}

/** The plan of the season before, as far as it can be laid again. */
export function repeating(table: Table, player: Player): number[] {
  return Object.entries(player.last).flatMap(([box, card]) =>
    moveOf(table, `box:${box}`, cardTarget(table, card)),
  )
}

/** Whether the action of a box would do nothing. */
export const isAmiss = (line: PlanLine | undefined): boolean =>
  line?.trouble != null && line.trouble !== 'revolt'

/** What a plan costs, what pays for it, and for which boxes that is too little. */
export function sumOf(words: Words, view: Scene, { budget, thalers, mat }: Player): string {
  if (budget === null) return ''
  const { cost, taxes, covered: paid, unpaid } = budget
  const said = words.say('wallenstein-plan-costs', { cost, thalers, taxes, paid })
  if (unpaid.length === 0) return said
  const what = boxesInOrder(view, mat)
    .filter((box) => unpaid.some((one) => one === box))
    .map((box) => words.say(`name-${box}`))
  return `${said} ${words.say('wallenstein-unpaid', { what })}`
}

/** What is wrong with a box, or what will happen first. */
export function troubleOf(words: Words, { trouble, quelled }: PlanLine): string {
  const said = words.say(`trouble-${trouble}`)
  if (quelled === null) return said
  return `${said} ${words.say('wallenstein-quelled', { chance: percent(quelled) })}`
}

/** How moves name a card that lies in a box. */
export function cardTarget(table: Table, card: string): string {
  const county = `${COUNTY}${card}`
  return table.moves.some((move) => move.targets.includes(county)) ? county : `card:${card}`
}

const without = <Each>(all: readonly Each[], one: Each): Each[] =>
  all.filter((other) => other !== one)

/** The mat with a card laid or taken back; what that costs and whether it may be, the server tells. */
export function foresee(view: View, seat: number, move: MoveInfo): View {
  const box = targetOf(move, 'box')
  if (box === undefined) return view
  const card = targetOf(move, 'county') ?? targetOf(move, 'card') ?? null
  const laid = ({ mat, hand, plan, ...player }: shown.Player): shown.Player => ({
    ...player,
    mat: { ...mat, [box]: card },
    hand: hand && { ...hand, counties: without(hand.counties, card ?? '') },
    plan: plan.filter((line) => line.box !== box),
  })
  const { players } = view as View & shown.Scene
  const after = players.map((player, index) => (index === seat ? laid(player) : player))
  return { ...view, players: after } as View
}

function targetOf(move: MoveInfo, kind: string): string | undefined {
  const target = move.targets.find((one) => one.startsWith(`${kind}:`))
  return target?.slice(kind.length + 1)
}
