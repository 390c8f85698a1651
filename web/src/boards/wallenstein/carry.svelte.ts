/** Cards that are carried to a box: with the mouse from the map, by mouse or finger on the mat. */
import type { Table } from '../../table/table.svelte'
import { laying } from './plan'

interface Point {
  x: number
  y: number
}

interface Held {
  card: string
  /** The box in which it lies. */
  box: string | null
  /** Whether it is held off the mat, and is taken back when it comes to no box. */
  off: boolean
  from: Point
  pointer: number
}

/** So far a pointer may stray, in pixels, and still be a tap. */
const STRAY = 7

export class Carry {
  /** The card on its way, as a target, once it has left its place. */
  card: string | null = $state(null)
  at: Point = $state.raw({ x: 0, y: 0 })
  /** The box above which it is held. */
  over: string | null = $state(null)

  private held: Held | null = null

  constructor(private readonly table: Table) {}

  /** A pointer goes down on a card of the mat or the hand. */
  fromMat(event: PointerEvent, card: string, box: string | null): void {
    this.take(event, card, box, true)
  }

  /** The mouse goes down on a county; fingers move the map. */
  fromMap(event: PointerEvent, county: string, box: string | null): void {
    if (event.pointerType === 'mouse') this.take(event, `county:${county}`, box, false)
  }

  private take(event: PointerEvent, card: string, box: string | null, off: boolean): void {
    if (event.button !== 0 || !event.isPrimary) return
    this.held = { card, box, off, from: place(event), pointer: event.pointerId }
    window.addEventListener('pointermove', this.move)
    window.addEventListener('pointerup', this.drop)
    window.addEventListener('pointercancel', this.let)
  }

  private readonly move = (event: PointerEvent): void => {
    if (this.held?.pointer !== event.pointerId) return
    const { card, from } = this.held
    this.at = place(event)
    if (this.card === null && Math.hypot(this.at.x - from.x, this.at.y - from.y) <= STRAY) return
    this.card = card
    this.over = boxAt(this.at)
  }

  private readonly drop = (event: PointerEvent): void => {
    const { held, card, over } = this
    if (held?.pointer !== event.pointerId) return
    this.let()
    if (card === null || (over === null && !held.off)) return
    // What follows is no tap.
    window.addEventListener('click', silence, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', silence, { capture: true }))
    const moves = laying(this.table, card, over, held.box)
    if (moves.length > 0) void this.table.choice.playAll(moves)
  }

  private readonly let = (): void => {
    this.held = this.card = this.over = null
    window.removeEventListener('pointermove', this.move)
    window.removeEventListener('pointerup', this.drop)
    window.removeEventListener('pointercancel', this.let)
  }
}

const place = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

const silence = (event: Event): void => event.stopPropagation()

function boxAt({ x, y }: Point): string | null {
  const line = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-box]')
  return line?.dataset['box'] ?? null
}
