/** Pictures for the rules reference, by the section where each one stands. */
import type { Component } from 'svelte'
import { rulesOf } from '../lib/games'
import type { Texts } from '../lib/texts'

export interface Picture {
  Drawing: Component
  /** The text `picture-<name>` says in words what the drawing shows. */
  name: string
}

export interface Pictures {
  at: Readonly<Record<string, Picture>>
  texts: Texts
}

const DRAWN: Record<string, () => Promise<{ pictures: Pictures }>> = {
  'carolus-magnus': () => import('./carolus'),
  carolingi: () => import('./carolingi'),
  wallenstein: () => import('./wallenstein'),
}

const NONE: Pictures = { at: {}, texts: {} }

export async function picturesOf(game: string): Promise<Pictures> {
  const drawn = DRAWN[rulesOf(game)]
  return drawn ? (await drawn()).pictures : NONE
}

/** The section of this number, else the one that it is part of, else `otherwise`: rulings, which
 * are cited too, stand in no section of their own. */
export function nearest(
  wanted: string,
  numbers: readonly string[],
  otherwise: string | null,
): string | null {
  for (let part = wanted; part !== ''; part = part.slice(0, Math.max(part.lastIndexOf('.'), 0))) {
    if (numbers.includes(part)) return part
  }
  return otherwise !== null && numbers.includes(otherwise) ? otherwise : null
}
