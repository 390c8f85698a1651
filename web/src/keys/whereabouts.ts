/** Where the person is on the table: arrows lead on from there, and the focus stays there when the
 * board is drawn anew. */
import {
  aroundIt,
  beginning,
  choosable,
  isStop,
  middleOf,
  nearestAlike,
  placeAt,
  stage,
  targetOf,
  type Spot,
} from './places'
import { neighbour, type Point } from './walk'

export class Whereabouts {
  /** The last element of the board that they came to, and where it lay. */
  private place: { target: string; point: Point } | null = null
  /** Whether the keys were on the table when last seen. */
  private here = false

  arriveAt(element: EventTarget | null): void {
    if (!(element instanceof Element)) return
    this.here = stage().contains(element)
    const target = targetOf(element)
    if (this.here && target !== null) this.place = { target, point: middleOf(element) }
  }

  /** They go on without the keys. */
  letGo(): void {
    this.here = false
  }

  /** What had the focus may be gone with the decision it belonged to. */
  comeBack(): void {
    const { activeElement } = document
    if (!this.here || !document.hasFocus()) return
    if (activeElement !== null && activeElement !== document.body) return
    const { place } = this
    const before = place && (placeAt(place.target) ?? nearestAlike(place.target, place.point))
    const found = before ?? document.getElementById('decision')
    found?.focus({ preventScroll: true })
  }

  /** Goes where an arrow points; false if nothing lies there. */
  walk(arrow: string): boolean {
    const from = document.activeElement ?? document.body
    const next = isStop(from) ? this.nextTo(from, arrow) : this.start()
    next?.focus()
    return next !== null
  }

  private start(): Spot | null {
    return (this.place && placeAt(this.place.target)) ?? beginning()
  }

  private nextTo(from: Element, arrow: string): Spot | null {
    const point = middleOf(from)
    const others = choosable().filter((one) => one !== from)
    return (
      neighbour(arrow, point, aroundIt(from), middleOf) ?? neighbour(arrow, point, others, middleOf)
    )
  }
}
