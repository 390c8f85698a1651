import type { Colour } from '../../lib/scenes/carolus-magnus'

/** The clans of something that there is for each of them, in the order of the courts. */
export const clans = (each: Readonly<Record<Colour, unknown>>): Colour[] =>
  Object.keys(each) as Colour[]
