/** The numbers of what can be chosen now: they are shown where none is printed, and typed. */
import type { Table } from '../table/table.svelte'
import { declining, inPlace, numbered, typedOn, unnumbered, type Option } from './digits'
import { glowing, placeAt, stage, tapOn, targetOf, type Spot } from './places'

/** So many things at most are numbered; where there are more, arrows and the list are clearer. */
const MOST = 16

/** A number that lies on what has none of its own. */
export interface Mark {
  digits: string
  /** What it lies on: an element, or the button of a move. */
  on: string
  x: number
  y: number
}

interface Found extends Option {
  element?: Spot
}

/** Pixels from a line that begins with a number of its own to its mark. */
const BEFORE = 14

const elementOf = ({ element, target, move }: Found): Spot | null =>
  element ??
  (target === undefined ? null : placeAt(target)) ??
  stage().querySelector<Spot>(`.choices [data-move="${move}"]`)

export class Numbering {
  marks: Mark[] = $state.raw([])
  private typed = ''

  constructor(private readonly table: Table) {}

  /** Shows which digit chooses what, where it is not printed there. */
  show(): void {
    const unprinted = this.options().filter(({ element, digits }) => element ?? digits === '0')
    this.marks = unprinted.flatMap((option) => {
      const element = elementOf(option)
      if (!element || !isInSight(element)) return []
      const mark = markOn(element, option.digits)
      return isCovered(element, mark) ? [] : [mark]
    })
  }

  hide(): void {
    this.marks = []
  }

  /** One digit more; false if it means nothing. A number that may still grow is only gone to, and
   * Enter takes it. */
  type(digit: string): boolean {
    const found = this.options()
    this.typed = typedOn(this.typed, digit, found)
    if (this.typed === '') return false
    const exact = found.find(({ digits }) => digits === this.typed)
    const longer = found.some(
      ({ digits }) => digits !== this.typed && digits.startsWith(this.typed),
    )
    if (exact && longer) elementOf(exact)?.focus()
    else if (exact) {
      this.forget()
      this.choose(exact)
    }
    return true
  }

  /** What was typed so far is no beginning of a number. */
  forget(): void {
    this.typed = ''
  }

  private options(): Found[] {
    const { table } = this
    if (!table.deciding) return []
    const { candidates, picked } = table.choice
    const isThing = (target: string): boolean => this.isThing(target)
    const none = declining(table.moves, candidates)
    const spoken = numbered(table.moves, candidates, picked, isThing)
    const apart = unnumbered(table.moves, candidates, picked, isThing)
    const zero: Found[] = []
    if (none !== null) zero.push({ digits: '0', move: none })
    else if (apart !== undefined) zero.push({ digits: '0', target: apart })
    return [...(spoken.length > 0 ? spoken : this.byPlace(none)), ...zero]
  }

  private isThing(target: string): boolean {
    const [kind = '', id = ''] = target.split(':')
    return id in (this.table.things<Record<string, Record<string, unknown>>>()?.[kind] ?? {})
  }

  /** Answers that are all there as buttons, else what glows, in the order of the page. */
  private byPlace(without: number | null): Found[] {
    const { answers, elements } = glowing()
    const left = answers.filter((one) => Number(one.dataset['move']) !== without)
    const expected = this.table.choice.candidates.length - (without === null ? 0 : 1)
    const chosen = left.length > 0 && left.length >= expected ? left : elements
    if (chosen.length > MOST) return []
    const digits = inPlace(chosen.map(({ dataset }) => dataset['digits']))
    return chosen.map((element, index) => ({ digits: digits[index] ?? '', element }))
  }

  private choose(option: Found): void {
    const element = elementOf(option)
    if (option.target !== undefined && element) {
      element.focus({ preventScroll: true })
      void this.table.choice.tap(option.target)
    } else if (element) {
      if (targetOf(element) !== null) element.focus({ preventScroll: true })
      tapOn(element)
    } else if (option.move !== undefined) void this.table.choice.play(option.move)
  }
}

/** Rows and panels that can be drawn along show a part of what they hold. */
function isInSight(element: Spot): boolean {
  const place = element.getBoundingClientRect()
  for (let holder = element.parentElement; holder; holder = holder.parentElement) {
    if (holder === document.body) break
    const { overflowX, overflowY } = getComputedStyle(holder)
    const seen = holder.getBoundingClientRect()
    const [across, along] = [SCROLLS.has(overflowX), SCROLLS.has(overflowY)]
    if (across && (place.right <= seen.left || place.left >= seen.right)) return false
    if (along && (place.bottom <= seen.top || place.top >= seen.bottom)) return false
  }
  return true
}

/** The question and what it brings, such as the list of moves, lie over the board. */
function isCovered(element: Spot, { x, y }: Mark): boolean {
  const over = [...document.querySelectorAll('#decision, #decision > .laid-over')]
  return over.some((one) => {
    if (one.contains(element)) return false
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return left <= x && x <= right && top <= y && y <= bottom
  })
}

const SCROLLS = new Set(['auto', 'scroll'])

function markOn(element: Spot, digits: string): Mark {
  const [x, y] = placeOn(element)
  return { digits, on: targetOf(element) ?? `move:${element.dataset['move']}`, x, y }
}

function placeOn(element: Spot): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  const land = element.closest('[data-walk]') !== null
  switch (element.dataset['mark'] ?? (land ? 'below' : 'corner')) {
    case 'above':
      return [left + width / 2, top]
    case 'before':
      return [left - BEFORE, top + height / 2]
    case 'below':
      // What is to be read stands in the middle of a land.
      return [left + width / 2, top + height * 0.75]
    default:
      return [left, top]
  }
}
