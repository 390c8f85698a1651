/** What the digits choose: the numbers that moves speak of, else answers by their place. */
import type { MoveInfo } from '../lib/api'

/** What a number stands for: a tap on an element, or a whole move. */
export interface Option {
  digits: string
  target?: string
  move?: number
}

/** The number in a move: an amount, or what is printed on something; null if it has none. A seat, and
 * what is only counted through inside, have none that a player would say. */
function numberIn(
  { args, targets }: MoveInfo,
  picked: readonly string[],
  isThing: (target: string) => boolean,
): number | null {
  const number = args.findLast((arg) => typeof arg === 'number')
  if (number === undefined) return null
  const carrier = carrierOf(targets, number)
  if (carrier === undefined) return number
  return carrier.startsWith('seat:') || picked.includes(carrier) || isThing(carrier) ? null : number
}

const carrierOf = (targets: readonly string[], number: number): string | undefined =>
  targets.find((target) => target.endsWith(`:${number}`))

/** The numbers that tell the moves `ids` apart, each with what it stands for. */
export function numbered(
  table: readonly MoveInfo[],
  ids: readonly number[],
  picked: readonly string[],
  isThing: (target: string) => boolean,
): Option[] {
  const alike = new Map<number, number[]>()
  for (const id of ids) {
    const number = table[id] && numberIn(table[id], picked, isThing)
    if (number !== null && number !== undefined) {
      alike.set(number, [...(alike.get(number) ?? []), id])
    }
  }
  return [...alike].flatMap(([number, [first = -1, ...others]]): Option[] => {
    const digits = String(number)
    const target = carrierOf(table[first]?.targets ?? [], number)
    if (target !== undefined) return [{ digits, target }]
    return others.length === 0 ? [{ digits, move: first }] : []
  })
}

/** What all moves without a number go to and none of the others: the own court, besides territories.
 * Zero stands for it where it does not decline. */
export function unnumbered(
  table: readonly MoveInfo[],
  ids: readonly number[],
  picked: readonly string[],
  isThing: (target: string) => boolean,
): string | undefined {
  const moves = ids.flatMap((id) => table[id] ?? [])
  const [bare, others] = partition(moves, (one) => numberIn(one, picked, isThing) === null)
  if (others.length === 0) return undefined
  return bare[0]?.targets.find(
    (target) =>
      !picked.includes(target) &&
      bare.every(({ targets }) => targets.includes(target)) &&
      !others.some(({ targets }) => targets.includes(target)),
  )
}

function partition<T>(all: readonly T[], first: (one: T) => boolean): [T[], T[]] {
  return [all.filter(first), all.filter((one) => !first(one))]
}

/** The one answer that touches nothing and says no number: it declines, and zero gives it. */
export function declining(table: readonly MoveInfo[], ids: readonly number[]): number | null {
  const bare = ids.filter((id) => {
    const move = table[id]
    return move?.targets.length === 0 && !move.args.some((arg) => typeof arg === 'number')
  })
  return bare.length === 1 ? (bare[0] ?? null) : null
}

/** Digits for things in a row: what has a place in an order keeps its own, whatever is beside it, and
 * what has none is counted on from there. */
export function inPlace(own: readonly (string | undefined)[]): string[] {
  let last = Math.max(0, ...own.flatMap((digits) => Number(digits ?? 0)))
  return own.map((digits) => digits ?? String(++last))
}

/** What has been typed after one digit more; it begins anew where nothing goes on like this. */
export function typedOn(before: string, digit: string, options: readonly Option[]): string {
  const begins = (typed: string): boolean => options.some(({ digits }) => digits.startsWith(typed))
  return [before + digit, digit].find(begins) ?? ''
}
