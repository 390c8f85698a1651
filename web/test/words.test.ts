import { describe, expect, it } from 'vitest'
import { blocks } from '../src/lib/markdown'
import { Words } from '../src/lib/words'
import { groups } from '../src/boards/plain/elements'
import { nameBook } from '../src/table/names'
import { columnsOf, isPlain, Speech } from '../src/table/speech'

const words = new Words(
  'en',
  [
    'colour-red = crimson\nsent = { $seat } sends { $colour } and { $dice } to { $territory }\ndice-red = red\n',
  ],
  ['Anna', 'Bob'],
)

describe('words', () => {
  it('turns seats into names, words into texts, lists into lists', () => {
    expect(
      words.say('sent', { seat: 1, colour: 'red', dice: ['red', 'crown'], territory: 7 }),
    ).toBe('Bob sends crimson and red, crown to 7')
  })

  it('shows a missing text for what it is', () => {
    expect(words.say('absent')).toBe('⟪absent⟫')
    expect(words.either(['absent', 'colour-red'], 'x')).toBe('crimson')
  })
})

describe('markdown', () => {
  it('reads paragraphs, lists and strong words', () => {
    expect(blocks('One **two**\nthree.\n\n- a\n- b **c**')).toEqual([
      {
        kind: 'paragraph',
        runs: [
          { text: 'One ', strong: false },
          { text: 'two', strong: true },
          { text: ' three.', strong: false },
        ],
      },
      {
        kind: 'list',
        items: [
          [{ text: 'a', strong: false }],
          [
            { text: 'b ', strong: false },
            { text: 'c', strong: true },
          ],
        ],
      },
    ])
  })
})

describe('the plain board', () => {
  const view = {
    countries: [{ country: 'anjou', name: 'Anjou', name_de: 'Anjou (de)', ruler: 1 }],
  }
  const speech = new Speech(words, nameBook(view, 'de'), (seat) => ['Anna', 'Bob'][seat] ?? '')

  it('writes any value in a line', () => {
    expect(speech.inline('colour', { red: 2, blue: 0 })).toBe('crimson 2')
    expect(speech.inline('x', [])).toBe('–')
    expect(speech.inline('ruler', 1)).toBe('Bob')
    expect(speech.inline('followers', [2, 0])).toBe('Anna 2')
    expect(speech.inline('followers', [0, 0])).toBe('–')
    expect(speech.inline('groups', [[5, 4], []])).toBe('Anna 5, 4')
    expect(isPlain({ a: 1, b: null })).toBe(true)
    expect(isPlain([{ a: 1 }])).toBe(false)
  })

  it('makes a table of like things', () => {
    expect(
      columnsOf([
        { a: 1, b: { c: 1 } },
        { a: 2, b: {} },
      ]),
    ).toEqual(['a', 'b'])
    expect(columnsOf(view.countries)).toEqual(['country', 'ruler'])
    expect(columnsOf([1, 2])).toBeNull()
  })

  it('gathers and names the elements of all moves', () => {
    const moves = [
      { kind: 'k', args: [], targets: ['colour:red', 'court'], text: '' },
      { kind: 'k', args: [], targets: ['colour:west_francia'], text: '' },
    ]
    expect(groups(moves)).toEqual([
      { kind: 'colour', targets: ['colour:red', 'colour:west_francia'] },
      { kind: 'court', targets: ['court'] },
    ])
    expect(speech.element('colour:red')).toBe('crimson')
    expect(speech.element('colour:west_francia')).toBe('West francia')
    expect(speech.element('country:anjou')).toBe('Anjou (de)')
  })
})
