/** The language of the page: the browser's, until the reader chooses one. */
import { recall, remember } from './memory'
import { Words, type Params } from './words'
import de from '../text/de.ftl?raw'
import en from '../text/en.ftl?raw'

export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

const SOURCES: Record<Language, string> = { en, de }

export const known = (tag: string | null | undefined): Language | null =>
  LANGUAGES.find((language) => tag?.toLowerCase().startsWith(language)) ?? null

class PageLanguage {
  current: Language = $state(known(recall('language')) ?? known(navigator.language) ?? 'en')
  words = $derived(new Words(this.current, [SOURCES[this.current]]))

  choose(language: Language): void {
    this.current = language
    remember('language', language)
    document.documentElement.lang = language
  }

  /** The page's texts with a game's on top, and the players' names. */
  at(sources: readonly string[], names: readonly string[]): Words {
    return new Words(this.current, [SOURCES[this.current], ...sources], names)
  }
}

export const language = new PageLanguage()
document.documentElement.lang = language.current

/** A text of the page itself. */
export const t = (key: string, params: Params = {}): string => language.words.say(key, params)

/** What a bot is called: ours by a text, one from another package by its name. */
export const levelOf = (bot: string): string =>
  language.words.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot

/** How a bot plays, in a sentence; nothing for one from another package. */
export const aboutLevel = (bot: string): string =>
  language.words.has(`about-${bot}`) ? t(`about-${bot}`) : ''
