import { expect, test } from 'vitest'
import { across, corners, down, HEIGHT, percent, WIDTH } from '../src/table/course'

const points = [
  { line: 0, round: 1, expected: [0.5, 0.5] },
  { line: 10, round: 1, expected: [0.75, 0.25] },
  { line: 40, round: 2, expected: [1, 0] },
]

test('the first line is at the left, the last at the right', () => {
  expect(across(0, 40)).toBe(0)
  expect(across(40, 40)).toBe(WIDTH)
  expect(across(0, 0)).toBe(0)
})

test('a sure victory is at the top', () => {
  expect(down(1)).toBe(0)
  expect(down(0)).toBe(HEIGHT)
})

test('a seat has a corner for each point', () => {
  expect(corners(points, 0)).toBe('0.0,80.0 80.0,40.0 320.0,0.0')
  expect(corners(points, 1)).toBe('0.0,80.0 80.0,120.0 320.0,160.0')
  expect(corners([], 0)).toBe('')
})

test('shares are told in whole percent', () => {
  expect(percent(0.666)).toBe(67)
})
