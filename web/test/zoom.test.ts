import { describe, expect, it } from 'vitest'
import { Zoom } from '../src/boards/map/zoom.svelte'

const whole = { x: 10, y: 0, width: 200, height: 100 }
const sheet = {
  getBoundingClientRect: () => ({ left: 0, top: 0, width: 400, height: 200 }),
} as Element
const finger = (pointerId: number, clientX: number, clientY: number): PointerEvent =>
  ({ pointerId, clientX, clientY, pointerType: 'touch' }) as PointerEvent

describe('bringing a map near', () => {
  it('shows all of it at first, and no more than that', () => {
    const zoom = new Zoom(() => whole)
    expect(zoom.frame).toEqual(whole)
    zoom.farther()
    expect(zoom.frame).toEqual(whole)
    expect(zoom.near).toBe(false)
  })

  it('comes nearer by steps, up to a bound', () => {
    const zoom = new Zoom(() => whole)
    zoom.closer()
    expect(zoom.frame.width).toBeCloseTo(200 / 1.5)
    expect(zoom.frame.x + zoom.frame.width / 2).toBeCloseTo(110)
    for (let step = 0; step < 9; step++) zoom.closer()
    expect(zoom.nearest).toBe(true)
    expect(zoom.frame.width).toBeCloseTo(50)
  })

  it('is pinched by two fingers and dragged by one, never beyond its edge', () => {
    const zoom = new Zoom(() => whole)
    zoom.down(finger(1, 150, 100))
    zoom.down(finger(2, 250, 100))
    zoom.move(finger(2, 350, 100), sheet)
    expect(zoom.frame.width).toBeCloseTo(100)
    zoom.up(finger(2, 350, 100))
    const before = zoom.frame.x
    zoom.move(finger(1, 190, 100), sheet)
    expect(zoom.frame.x).toBeCloseTo(before - 10)
    zoom.move(finger(1, 5000, 100), sheet)
    expect(zoom.frame.x).toBeCloseTo(10)
  })

  it('keeps what lies between two fingers between them', () => {
    const zoom = new Zoom(() => whole)
    zoom.down(finger(1, 50, 50))
    zoom.down(finger(2, 150, 50))
    zoom.move(finger(1, 0, 50), sheet)
    zoom.move(finger(2, 200, 50), sheet)
    // A quarter from the left and from the top lay between them, and does.
    const { x, y, width, height } = zoom.frame
    expect(width).toBeCloseTo(100)
    expect(x + width / 4).toBeCloseTo(60)
    expect(y + height / 4).toBeCloseTo(25)
  })

  it('leaves the mouse alone', () => {
    const zoom = new Zoom(() => whole)
    zoom.down({ ...finger(1, 0, 0), pointerType: 'mouse' })
    zoom.move(finger(1, 50, 0), sheet)
    expect(zoom.frame).toEqual(whole)
  })
})
