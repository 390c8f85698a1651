/** Who sits down with a player who says nothing about it. */
import { beforeEach, expect, test, vi } from 'vitest'
import { rememberLevel, usualLevel } from '../src/lobby/company'

const GAME = { key: 'duel', bots: ['page', 'squire', 'knight', 'count', 'king'] }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
})

test('a first opponent is of the middle level', () => {
  expect(usualLevel(GAME)).toBe('knight')
  expect(usualLevel({ key: 'duel', bots: ['random'] })).toBe('random')
  expect(usualLevel({ key: 'duel', bots: [] })).toBe('random')
})

test('later ones are as those chosen last, where the game has them', () => {
  rememberLevel('duel', 'king')
  expect(usualLevel(GAME)).toBe('king')
  expect(usualLevel({ key: 'other', bots: GAME.bots })).toBe('knight')
  expect(usualLevel({ key: 'duel', bots: ['page', 'squire', 'knight'] })).toBe('squire')
})
