/** Makes an element of any board tappable, focusable and named. Spread it on the element. */
import type { Table } from './table.svelte'

export interface Tappable {
  role: 'button' | 'img'
  tabindex: number
  'aria-label': string
  'aria-pressed'?: boolean
  'data-target': string
  'data-also'?: string
  class: string
  onclick: () => void
  onkeydown: (event: KeyboardEvent) => void
}

/** The state of an element, as class names. */
export function marks(table: Table, target: string, lighting: readonly string[] = []): string {
  const move = table.choice.hinted === null ? undefined : table.moves[table.choice.hinted]
  const names = [
    (table.choice.picked.includes(target) || table.choice.sent.includes(target)) && 'picked',
    table.choice.offer.next.has(target) && 'can',
    table.choice.offer.open.has(target) && 'may',
    move?.targets.includes(target) && 'hinted',
    [target, ...lighting].some((one) => table.lights.shines(one)) && 'lit',
  ]
  return names.filter((name) => name !== false && name !== undefined).join(' ')
}

/** The names under which the journal may speak of what is here. */
export function namesAt(place: EventTarget | null): string[] {
  const element = place instanceof Element ? place.closest<SVGElement>('[data-target]') : null
  if (!element) return []
  const { target = '', also } = element.dataset
  return also === undefined ? [target] : [target, ...also.split(' ')]
}

/** `lighting` are other names under which the journal speaks of the same element, `state` its marks:
 * one of many derives them for itself, so that a tap writes only those anew that it changes. */
export function tappable(
  table: Table,
  target: string,
  label: string,
  lighting: readonly string[] = [],
  state = marks(table, target, lighting),
): Tappable {
  const marked = state.split(' ')
  const tap = (): void => void table.choice.tap(target)
  const common = {
    'aria-label': label,
    'data-target': target,
    ...(lighting.length > 0 && { 'data-also': lighting.join(' ') }),
    class: `element ${state}`,
    onclick: tap,
    onkeydown: (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      tap()
    },
  }
  // Also while others decide the keys walk over the board, and stay where they are.
  if (!table.deciding) return { ...common, role: 'img', tabindex: -1 }
  return {
    ...common,
    role: 'button',
    tabindex: marked.includes('may') || marked.includes('picked') ? 0 : -1,
    'aria-pressed': marked.includes('picked'),
  }
}
