/** What part of a map is in sight: pinched and dragged by fingers, stepped by buttons. */
import type { Frame, Point } from './chart'

const CLOSEST = 4
const STEP = 1.5

export class Zoom {
  private factor = $state(1)
  /** The middle of what is in sight, as parts of the whole frame. */
  private middle: Point = $state.raw({ x: 0.5, y: 0.5 })
  private fingers = new Map<number, Point>()

  constructor(private readonly whole: () => Frame) {}

  get frame(): Frame {
    const { x, y, width, height } = this.whole()
    const [wide, high] = [width / this.factor, height / this.factor]
    return {
      x: x + width * this.middle.x - wide / 2,
      y: y + height * this.middle.y - high / 2,
      width: wide,
      height: high,
    }
  }

  get box(): string {
    const { x, y, width, height } = this.frame
    return [x, y, width, height].map((number) => number.toFixed(1)).join(' ')
  }

  get near(): boolean {
    return this.factor > 1
  }

  get nearest(): boolean {
    return this.factor >= CLOSEST
  }

  closer(): void {
    this.set(this.factor * STEP, this.middle)
  }

  farther(): void {
    this.set(this.factor / STEP, this.middle)
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'touch') this.fingers.set(event.pointerId, place(event))
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId)
  }

  /** One finger drags what has been brought near; two also pinch, and what lies between them stays there. */
  move(event: PointerEvent, sheet: Element): void {
    const before = this.fingers.get(event.pointerId)
    if (!before) return
    const now = place(event)
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId)
    this.fingers.set(event.pointerId, now)
    const { left, top, width, height } = sheet.getBoundingClientRect()
    const still = others[0]?.[1]
    const part = still ? 0.5 : 1
    const [x, y] = [(part * (now.x - before.x)) / width, (part * (now.y - before.y)) / height]
    const dragged = { x: this.middle.x - x / this.factor, y: this.middle.y - y / this.factor }
    if (!still) {
      this.set(this.factor, dragged)
      return
    }
    const factor = within(
      1,
      CLOSEST,
      this.factor * (apart(now, still) / Math.max(1, apart(before, still))),
    )
    const grown = 1 / this.factor - 1 / factor
    this.set(factor, {
      x: dragged.x + (((now.x + still.x) / 2 - left) / width - 0.5) * grown,
      y: dragged.y + (((now.y + still.y) / 2 - top) / height - 0.5) * grown,
    })
  }

  private set(factor: number, middle: Point): void {
    this.factor = within(1, CLOSEST, factor)
    const edge = 0.5 / this.factor
    this.middle = { x: within(edge, 1 - edge, middle.x), y: within(edge, 1 - edge, middle.y) }
  }
}

const within = (least: number, most: number, value: number): number =>
  Math.min(most, Math.max(least, value))

const place = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
