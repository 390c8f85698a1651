import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Table } from '../src/table/table.svelte'

vi.mock('../src/lib/http', () => ({
  games: () => Promise.resolve([{ key: 'carolingi', bots: ['page', 'squire', 'king'] }]),
}))
vi.mock('../src/lib/route.svelte', () => ({ route: { go: () => null } }))
vi.mock('../src/learn/captions.svelte', () => ({ captions: { keep: () => null } }))

const { nextLevel } = await import('../src/table/rematch')

interface Seat {
  seat: number
  kind: string
  bot: string | null
  yours: boolean
}
let seats: Seat[]
let ranks: number[]
const table = (): Table =>
  ({ snapshot: { game: 'carolingi', seats, result: { ranks } } }) as unknown as Table
const bot = (seat: number, level: string): Seat => ({ seat, kind: 'bot', bot: level, yours: false })

describe('who has won', () => {
  beforeEach(() => {
    seats = [{ seat: 0, kind: 'person', bot: null, yours: true }, bot(1, 'page'), bot(2, 'page')]
    ranks = [1, 2, 2]
  })

  it('may want bots of the next level', async () => {
    expect(await nextLevel(table())).toBe('squire')
  })

  it('goes by the strongest of several', async () => {
    seats[2] = bot(2, 'squire')
    expect(await nextLevel(table())).toBe('king')
  })

  it('has nobody stronger than the strongest', async () => {
    seats[2] = bot(2, 'king')
    expect(await nextLevel(table())).toBeNull()
  })

  it('is not asked after a defeat, or where people played, or against bots from elsewhere', async () => {
    ranks = [2, 1, 3]
    expect(await nextLevel(table())).toBeNull()
    ranks = [1, 2, 2]
    seats[2] = { seat: 2, kind: 'person', bot: null, yours: false }
    expect(await nextLevel(table())).toBeNull()
    seats = [seats[0] as Seat, bot(1, 'random')]
    expect(await nextLevel(table())).toBeNull()
  })
})
