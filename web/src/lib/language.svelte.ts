/** The language of the page: the browser's, until the reader chooses one. */
import type { BoardDocument } from './api'
import { recall, remember } from './memory'
import { byLanguage, ENGLISH, inLanguage } from './texts'
import { Words, type Params } from './words'

const TEXTS = byLanguage(
  import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default', eager: true }),
)
const source = (language: string): string => inLanguage(TEXTS, language)

/** The languages that the page offers, the usual one first: those that its host names, else all
 * that it has texts in, with English first. */
export const LANGUAGES: readonly [string, ...string[]] = offered(
  document.documentElement.dataset['languages']?.split(' ') ?? [],
)

function offered(named: readonly string[]): [string, ...string[]] {
  const [first, ...others] = named.filter((language) => language in TEXTS)
  if (first !== undefined) return [first, ...others]
  const foreign = Object.keys(TEXTS).filter((language) => language !== ENGLISH)
  return [ENGLISH, ...foreign.sort()]
}

/** What a language calls itself. */
export const nameOf = (language: string): string =>
  new Words(language, [source(language)]).say('language-name')

export const known = (tag: string | null | undefined): string | null =>
  LANGUAGES.find((language) => tag?.toLowerCase().startsWith(language)) ?? null

class PageLanguage {
  current: string = $state(known(recall('language')) ?? known(navigator.language) ?? LANGUAGES[0])
  words = $derived(new Words(this.current, [source(this.current)]))

  choose(language: string): void {
    this.current = language
    remember('language', language)
    document.documentElement.lang = language
  }

  /** The page's texts with a game's on top, the players' names, and those of the board. */
  at(
    sources: readonly string[],
    players: readonly string[],
    board: BoardDocument | null = null,
  ): Words {
    return new Words(this.current, [source(this.current), ...sources], players, board)
  }
}

export const language = new PageLanguage()
document.documentElement.lang = language.current

/** A text of the page itself. */
export const t = (key: string, params: Params = {}): string => language.words.say(key, params)

/** Several as one tells them, with the last after an “and”. */
export const listOf = (names: readonly string[]): string =>
  new Intl.ListFormat(language.current).format(names)

/** What a bot is called: ours by a text, one from another package by its name. */
export const levelOf = (bot: string): string =>
  language.words.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot

/** How a bot plays, in a sentence; nothing for one from another package. */
export const aboutLevel = (bot: string): string =>
  language.words.has(`about-${bot}`) ? t(`about-${bot}`) : ''

/** A moment as people tell it: the time of day, and the day if it was another. */
export function momentOf(at: number): string {
  const then = new Date(at)
  const today = then.toDateString() === new Date().toDateString()
  return then.toLocaleString(language.current, {
    ...(!today && { dateStyle: 'medium' }),
    timeStyle: 'short',
    hourCycle: 'h23',
  })
}
