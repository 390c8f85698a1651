/** Where a learner is in a guided game. */
import type { Lesson, LessonPage } from '../lib/api'

/** A page and the step that it belongs to; what comes after the last step closes the lesson. */
export interface ToldPage extends LessonPage {
  step: number
}

/** All pages, one after the other. */
export function pagesOf({ steps, closing }: Lesson): ToldPage[] {
  const told = steps.flatMap(({ pages }, step) => pages.map((page) => ({ ...page, step })))
  return [...told, ...closing.map((page) => ({ ...page, step: steps.length }))]
}

/** The step whose move comes next when so many have been made. */
export function reachedStep({ steps }: Lesson, made: number): number {
  let left = made
  const reached = steps.findIndex(({ moves }) => (left -= moves) < 0)
  return reached < 0 ? steps.length : reached
}
