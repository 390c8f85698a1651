/** What the things on this board are called, for those who hear the page. */
import type { Colour, Territory } from '../../lib/scenes/carolus-magnus'
import type { Words } from '../../lib/words'
import { clans } from './clans'

/** "2 red, 1 blue", or that there is none. */
export function countPaladins(words: Words, paladins: Record<Colour, number>): string {
  const counted = clans(paladins)
    .filter((clan) => paladins[clan] > 0)
    .map((clan) => `${paladins[clan]} ${words.say(`colour-${clan}`)}`)
  return counted.length > 0 ? counted.join(', ') : words.say('carolus-no-paladins')
}

export function strengths(words: Words, territory: Territory): string {
  return Object.entries(territory.strengths)
    .map(([side, strength]) => `${words.say(`side-${side}`)} ${strength}`)
    .join(' : ')
}

export function describe(words: Words, territory: Territory): string {
  const parts = [
    words.say('carolus-territory', { number: territory.number }),
    countPaladins(words, territory.paladins),
  ]
  if (territory.owner !== null) {
    parts.push(words.say('carolus-castles-of', { count: territory.castles, side: territory.owner }))
  }
  parts.push(words.say('carolus-strengths', { strengths: strengths(words, territory) }))
  return `${parts.join('; ')}.`
}

/** What the Emperor's stop would do. */
export function stopSays(words: Words, { owner, builds }: Territory): string {
  if (builds === null) return words.say('carolus-stop-nothing')
  return words.say(owner === null ? 'carolus-stop-castle' : 'carolus-stop-takeover', {
    side: builds,
  })
}
