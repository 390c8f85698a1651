/** The way into a guided first game. */
import type { TableRow } from '../lib/api'
import * as http from '../lib/http'
import { recall, remember } from '../lib/memory'
import { route } from '../lib/route.svelte'

/** Whether a table is one's latest guided game of its kind. */
export const isLesson = ({ id, game }: TableRow): boolean => id === recall(`lesson.${game}`)

/** Nothing more is told at a guided game. */
export const leaveLesson = (id: string): void => remember(`lesson.${id}.left`, 'yes')
export const leftLesson = (id: string): boolean => recall(`lesson.${id}.left`) === 'yes'

/** The one that was begun and is not over, of one's tables. */
export const begunLesson = (game: string, mine: readonly TableRow[]): TableRow | undefined =>
  mine.find(
    (row) => row.game === game && row.status === 'running' && isLesson(row) && !leftLesson(row.id),
  )

/** Goes to it, where it was left if it was begun. */
export async function learn(game: string, mine: readonly TableRow[]): Promise<void> {
  const id = begunLesson(game, mine)?.id ?? (await http.openLesson(game)).id
  remember(`lesson.${game}`, id)
  route.go(`/t/${id}`)
}
