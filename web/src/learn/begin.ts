/** The way into a guided first game. */
import type { TableRow } from '../lib/api'
import * as http from '../lib/http'
import { recall, remember } from '../lib/memory'
import { route } from '../lib/route.svelte'

/** The one that was begun and has not ended, of one's tables. */
export const begunLesson = (game: string, mine: readonly TableRow[]): TableRow | undefined =>
  mine.find(({ id, status }) => id === recall(`lesson.${game}`) && status === 'running')

/** Goes to it, where it was left if it was begun. */
export async function learn(game: string, mine: readonly TableRow[]): Promise<void> {
  const id = begunLesson(game, mine)?.id ?? (await http.openLesson(game)).id
  remember(`lesson.${game}`, id)
  route.go(`/t/${id}`)
}
