/** All languages say the same things, and all that is used is said. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SOURCE = join(import.meta.dirname, '../src')

const keysOf = (file: string): string[] =>
  [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(
    (match) => match[1] ?? '',
  )

/** By key: the parameters that a text needs. */
function parametersOf(file: string): Record<string, string[]> {
  const texts = readFileSync(join(SOURCE, file), 'utf8').split(/^(?=[a-z][\w-]* =)/m)
  return Object.fromEntries(
    texts.map((text) => [
      /^[\w-]+/.exec(text)?.[0] ?? '',
      [...text.matchAll(/\$([\w-]+)/g)].map((match) => match[1] ?? ''),
    ]),
  )
}

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => readFileSync(join(SOURCE, file), 'utf8'))

/** Keys in calls of `t(...)` and `say(...)`: whole ones, and the beginnings of composed ones. */
function used(): { whole: Set<string>; begun: Set<string> } {
  const whole = new Set<string>()
  const begun = new Set<string>()
  for (const source of sources) {
    for (const [, inside = ''] of source.matchAll(/\b(?:t|say)\(([^{)]*)/g)) {
      for (const [, key = ''] of inside.matchAll(/(?<!=== )'([a-z][a-z0-9-]+)'/g)) whole.add(key)
    }
    for (const [, start = ''] of source.matchAll(/\b(?:t|say)\(\s*`([a-z-]+-)\$\{/g))
      begun.add(start)
  }
  return { whole, begun }
}

const TEXTS = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ftl'),
)
const ENGLISH = TEXTS.filter((file) => file.endsWith('/en.ftl'))

describe('texts', () => {
  it.each(TEXTS)('%s has the keys of its English', (file) => {
    expect(keysOf(file)).toEqual(keysOf(file.replace(/\w+\.ftl$/, 'en.ftl')))
  })

  it.each(TEXTS)('%s needs no parameter that its English has not', (file) => {
    const given = parametersOf(file.replace(/\w+\.ftl$/, 'en.ftl'))
    for (const [key, names] of Object.entries(parametersOf(file))) {
      expect(given[key], key).toEqual(expect.arrayContaining(names))
    }
  })

  it('finds its texts without knowing a language by name', () => {
    expect(sources.filter((source) => /\/\w+\.ftl/.test(source))).toEqual([])
  })

  it('has every text that the page uses', () => {
    const known = new Set(ENGLISH.flatMap(keysOf))
    const { whole, begun } = used()
    // What the game itself says is in its own files and checked there.
    const game =
      /^(colour|side|event|ask|refusal|reason|county|region|building|season|action|box|tile|effect|benefit|favor|trouble|card|board|name|move|caption)-|^goal$|^about-levies$/
    expect([...whole].filter((key) => !known.has(key) && !game.test(key))).toEqual([])
    expect(
      [...begun].filter(
        (start) => !game.test(start) && ![...known].some((key) => key.startsWith(start)),
      ),
    ).toEqual([])
  })

  it('uses every text that it has', () => {
    const { whole, begun } = used()
    const composed = [...begun, 'move-', 'arg1-', 'arg2-', 'choice-']
    const idle = ENGLISH.flatMap(keysOf).filter(
      (key) => !whole.has(key) && !composed.some((start) => key.startsWith(start)),
    )
    expect(idle).toEqual([])
  })
})
