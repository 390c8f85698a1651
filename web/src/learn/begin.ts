/** The way into a guided first game. */
import type { TableRow } from '../lib/api'
import * as http from '../lib/http'
import { recall, remember } from '../lib/memory'
import { route } from '../lib/route.svelte'

/** Whether a table is a guided game that was begun here. */
export const isLesson = ({ id }: TableRow): boolean => recall(`lesson.${id}`) !== null

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
  route.go(`/t/${id}`)
}
