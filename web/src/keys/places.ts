/** What the keys can come to on the table, as it is drawn just now. */
import type { Point } from './walk'

/** Anything on the board, the panels and the mats. */
const PLACE = '[data-target]'
/** A button that answers. */
const ANSWER = '.choices .move, button.main, .again'
/** Lands that are walked by neighbourhood, whether or not anything can be done there. */
const WALKED = '[data-walk]'

export type Spot = HTMLElement | SVGElement

const all = (selector: string, within: ParentNode): Spot[] => [
  ...within.querySelectorAll<Spot>(selector),
]

const isSeen = (one: Spot): boolean => one.checkVisibility() && !one.matches(':disabled')
const isOpen = (one: Spot): boolean => one.tabIndex >= 0

export const stage = (): Element => document.querySelector('.stage') ?? document.body

export const targetOf = (one: Element): string | null => one.getAttribute('data-target')

export const placeAt = (target: string): Spot | null =>
  stage().querySelector<Spot>(`[data-target="${CSS.escape(target)}"]`)

export function middleOf(one: Element): Point {
  const { x, y, width, height } = one.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Whether the keys are on something from which arrows lead on. */
export const isStop = (one: Element): boolean => one.matches(`.stage :is(${PLACE}, button)`)

/** The lands around one, if it lies on a map or a ring. */
export function aroundIt(one: Element): Spot[] {
  const ground = one.closest(WALKED)
  return ground ? all(PLACE, ground).filter((other) => other !== one) : []
}

/** All that can be chosen now. */
export const choosable = (): Spot[] =>
  all(`${PLACE}, ${ANSWER}`, stage()).filter((one) => isOpen(one) && isSeen(one))

/** Where arrows begin: what would be tapped next, what may be chosen at all, or any land. */
export function beginning(): Spot | null {
  const open = choosable()
  const next = open.find((one) => one.matches('.can'))
  return next ?? open[0] ?? stage().querySelector<Spot>(`${WALKED} ${PLACE}`)
}

const kindOf = (one: Element): string => targetOf(one)?.split(':', 1)[0] ?? ''

/** The answers and the glowing elements in the order of the page, each once. What was picked of several
 * alike is counted with them, so that the others keep their numbers. */
export function glowing(): { answers: Spot[]; elements: Spot[] } {
  const answers = all('.choices .move', stage()).filter(isSeen)
  const kinds = new Set(all(`${PLACE}.can`, stage()).map(kindOf))
  const seen = new Set<string>()
  const elements = all(`${PLACE}:is(.can, .picked)`, stage()).filter((one) => {
    const target = targetOf(one) ?? ''
    if (seen.has(target) || !isSeen(one) || !kinds.has(kindOf(one))) return false
    seen.add(target)
    return true
  })
  return { answers, elements }
}

/** Taps something, as a finger would. */
export function tapOn(one: Spot): void {
  one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

/** Of the places of the same kind the one nearest to a point: it lies where the other lay. */
export function nearestAlike(target: string, point: Point): Spot | null {
  const kind = target.split(':', 1)[0]
  const far = (one: Spot): number => {
    const { x, y } = middleOf(one)
    return Math.hypot(x - point.x, y - point.y)
  }
  const alike = all(PLACE, stage()).filter((one) => kindOf(one) === kind && isSeen(one))
  return alike.toSorted((one, other) => far(one) - far(other))[0] ?? null
}
