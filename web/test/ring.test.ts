import { describe, expect, it } from 'vitest'
import { angles, ARC, middle, near, outline, settle } from '../src/boards/carolus/ring'
import type { Territory } from '../src/lib/scenes/carolus-magnus'

const none = { red: 0, pink: 0, blue: 0, yellow: 0, green: 0 }
const territory = (...segments: number[]): Territory => ({
  number: segments[0] ?? 1,
  segments,
  owner: null,
  castles: 0,
  paladins: none,
  strengths: {},
  builds: null,
})
const apart = (turned: number[], from: number, to: number): number =>
  near((turned[to - 1] ?? 0) - (turned[from - 1] ?? 0))

const single = Array.from({ length: 15 }, (_, index) => territory(index + 1))
const merged = [territory(15, 1), territory(2), territory(3, 4, 5), ...single.slice(5, 14)]

describe('the ring', () => {
  it('spreads fifteen territories evenly', () => {
    const turned = angles(single)
    expect(apart(turned, 1, 2)).toBeCloseTo(24)
    expect(apart(turned, 15, 1)).toBeCloseTo(24)
  })

  it('slides merged segments together and leaves wider gaps between the others', () => {
    const turned = angles(merged)
    expect(apart(turned, 15, 1)).toBeCloseTo(ARC)
    expect(apart(turned, 3, 4)).toBeCloseTo(ARC)
    expect(apart(turned, 6, 7)).toBeGreaterThan(24)
  })

  it('keeps every segment near its first place, so that nothing flies across the board', () => {
    for (const [index, angle] of angles(merged).entries()) {
      expect(Math.abs(angle - index * 24)).toBeLessThan(30)
    }
  })

  it('finds the middle of a territory in which the ring begins anew', () => {
    const turned = angles(merged)
    expect(near(middle([15, 1], turned) - (turned[0] ?? 0))).toBeCloseTo(-ARC / 2)
  })

  it('draws a closed outline', () => {
    expect(outline([3, 4, 5], angles(merged))).toMatch(/^M.*Z$/)
  })

  it('finds room for paladins, or says that there is none', () => {
    const turned = angles(merged)
    expect(settle([1, 2, 3, 4, 5], [3, 4, 5], turned, false)).toHaveLength(5)
    expect(settle(Array.from({ length: 9 }), [2], turned, false)).toBeNull()
  })
})
