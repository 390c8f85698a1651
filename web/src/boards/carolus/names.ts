/** What the things on this board are called, for those who hear the page. */
import type { Words } from '../../lib/words'
import { CLANS, outcome, type ByClan, type Territory } from './scene'

/** "2 red, 1 blue", or that there is none. */
export function countPaladins(words: Words, paladins: ByClan<number>): string {
  const counted = CLANS.filter((clan) => paladins[clan] > 0).map(
    (clan) => `${paladins[clan]} ${words.say(`colour-${clan}`)}`,
  )
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
export function stopSays(words: Words, territory: Territory): string {
  const promise = outcome(territory)
  if (promise.kind === 'nothing') return words.say('carolus-stop-nothing')
  return words.say(`carolus-stop-${promise.kind}`, { side: promise.side })
}
