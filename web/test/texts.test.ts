/** Both languages say the same things, and all that is used is said. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SOURCE = join(import.meta.dirname, '../src')

const keysOf = (file: string): string[] =>
  [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(
    (match) => match[1] ?? '',
  )

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

const PAIRS = [
  ['text/en.ftl', 'text/de.ftl'],
  ['boards/carolus/en.ftl', 'boards/carolus/de.ftl'],
  ['boards/carolingi/en.ftl', 'boards/carolingi/de.ftl'],
  ['boards/wallenstein/en.ftl', 'boards/wallenstein/de.ftl'],
] as const

describe('texts', () => {
  it.each(PAIRS)('%s and %s have the same keys', (english, german) => {
    expect(keysOf(german)).toEqual(keysOf(english))
  })

  it('has every text that the page uses', () => {
    const known = new Set(PAIRS.flatMap(([english]) => keysOf(english)))
    const { whole, begun } = used()
    // What the game itself says is in its own files and checked there.
    const game =
      /^(colour|side|event|ask|refusal|reason|county|region|building|season|action|box|tile|effect|benefit|favor|trouble|card|board|name|move)-/
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
    const idle = PAIRS.flatMap(([english]) => keysOf(english)).filter(
      (key) => !whole.has(key) && !composed.some((start) => key.startsWith(start)),
    )
    expect(idle).toEqual([])
  })
})
