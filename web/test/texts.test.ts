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

interface Used {
  whole: Set<string>
  /** The beginnings of composed ones. */
  begun: Set<string>
}

/** Keys in calls of these: of `t(...)`, which speaks for the page, or of `say(...)`, which also
 * speaks for the game. */
function used(...calls: string[]): Used {
  const whole = new Set<string>()
  const begun = new Set<string>()
  const call = `\\b(?:${calls.join('|')})\\(`
  for (const source of sources) {
    for (const [, inside = ''] of source.matchAll(new RegExp(`${call}([^{)]*)`, 'g'))) {
      for (const [, key = ''] of inside.matchAll(/(?<!=== )'([a-z][a-z0-9-]+)'/g)) whole.add(key)
    }
    for (const [, start = ''] of source.matchAll(new RegExp(`${call}\\s*\`([a-z-]+-)\\$\\{`, 'g')))
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
    const known = ENGLISH.flatMap(keysOf)
    const missing = ({ whole, begun }: Used): string[] => [
      ...[...whole].filter((key) => !known.includes(key)),
      ...[...begun].filter((start) => !known.some((key) => key.startsWith(start))),
    ]
    // What the game itself says is in its own files and checked there.
    const game =
      /^(colour|side|event|ask|refusal|reason|county|region|building|season|action|box|tile|effect|benefit|favor|trouble|card|board|name|move|caption|about)-|^goal$/
    expect(missing(used('t'))).toEqual([])
    expect(missing(used('say')).filter((key) => !game.test(key))).toEqual([])
  })

  it('uses every text that it has', () => {
    const { whole, begun } = used('t', 'say')
    const composed = [...begun, 'move-', 'arg1-', 'arg2-', 'choice-']
    const idle = ENGLISH.flatMap(keysOf).filter(
      (key) => !whole.has(key) && !composed.some((start) => key.startsWith(start)),
    )
    expect(idle).toEqual([])
  })
})
