/** Texts by language: files beside the code that says them, so that another language needs a file
 * and no code. */
export type Texts = Readonly<Record<string, string>>

/** What is said where there are no texts in the reader's language. */
export const ENGLISH = 'en'

/** The texts that `import.meta.glob` found, by the language that each file is named by. */
export const byLanguage = (files: Record<string, string>): Texts =>
  Object.fromEntries(
    Object.entries(files).map(([file, text]) => [/(\w+)\.ftl$/.exec(file)?.[1] ?? '', text]),
  )

export const inLanguage = (texts: Texts, language: string): string =>
  texts[language] ?? texts[ENGLISH] ?? ''
