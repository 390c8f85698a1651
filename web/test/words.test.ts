import { describe, expect, it } from 'vitest'
import { groups } from '../src/boards/plain/elements'
import { Listing, type Field } from '../src/boards/plain/listing'
import type { BoardDocument, Form } from '../src/lib/api'
import { blocks } from '../src/rules/markdown'
import { Words } from '../src/lib/words'
import { Speech } from '../src/table/speech'

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
        numbered: false,
      },
    ])
  })

  it('reads numbered lists', () => {
    expect(blocks('1. a\n2. b')).toEqual([
      {
        kind: 'list',
        items: [[{ text: 'a', strong: false }], [{ text: 'b', strong: false }]],
        numbered: true,
      },
    ])
  })
})

describe('names', () => {
  const board = {
    game: 'x',
    ruleset: 1,
    board: '',
    version: '1',
    names: {
      country: { anjou: { en: 'Anjou' }, flandre: { en: 'Flandre', de: 'Flandre (Flandern)' } },
    },
    kinds: { rival: 'seat', target: 'country' },
    things: { country: { anjou: { slots: 2 } }, card: { '7': { effect: 'rain', loss: 0 } } },
    types: {
      Scene: {
        countries: { holds: 'list', of: { holds: 'record', record: 'Land' } },
        besieged: { holds: 'list', of: { holds: 'record', record: 'Land' } },
      },
      Land: {
        country: { holds: 'thing', kinds: ['country'] },
        ruler: { holds: 'seat', nullable: true },
        gangs: { holds: 'number', optional: true },
      },
      Mat: { seat: { holds: 'seat' } },
      Things: {
        country: {
          holds: 'table',
          keys: { holds: 'text' },
          of: { holds: 'record', record: 'CountryFacts' },
        },
        card: {
          holds: 'table',
          keys: { holds: 'text' },
          of: { holds: 'record', record: 'CardFacts' },
        },
      },
      CountryFacts: { slots: { holds: 'number' } },
      CardFacts: { effect: { holds: 'text' }, loss: { holds: 'number' } },
    },
  } satisfies BoardDocument
  const source = 'colour-red = crimson\nwent = { $rival } to { $target }\nname-slots = Slots\n'
  const german = new Words('de', [source], ['Anna', 'Bob'], board)
  const lands: Form = { holds: 'list', of: { holds: 'record', record: 'Land' } }

  it('come from the board in the reader’s language, else as printed', () => {
    expect(german.say('went', { rival: 1, target: 'flandre' })).toBe('Bob to Flandre (Flandern)')
    expect(german.say('went', { rival: 0, target: 'anjou' })).toBe('Anna to Anjou')
    expect(german.name('red', 'colour')).toBe('crimson')
    expect(german.name('west_francia', 'country')).toBe('West francia')
  })

  it('are those of elements, and of what a move speaks of', () => {
    const speech = new Speech(german, { 'country:maine': 'country:flandre' })
    expect(speech.element('country:anjou')).toBe('Anjou')
    expect(speech.element('country:maine')).toBe('Flandre (Flandern)')
    expect(speech.element('seat:1')).toBe('Bob')
    const move = { kind: 'k', args: [], targets: ['country:anjou', 'seat:1'], text: '' }
    expect(speech.argument('arg1', 'anjou', move)).toBe('Anjou')
    expect(speech.argument('arg2', 1, move)).toBe('Bob')
    expect(speech.argument('arg2', 3, move)).toBe(3)
  })

  it('are listed as the types of the view say', () => {
    const listing = new Listing(german, board)
    const number: Form = { holds: 'number' }
    const colours: Form = {
      holds: 'table',
      keys: { holds: 'thing', kinds: ['colour'] },
      of: number,
    }
    const groups: Form = { holds: 'by-seat', of: { holds: 'list', of: number } }
    expect(listing.line(colours, { red: 2, blue: 0 })).toBe('crimson 2')
    expect(listing.line({ holds: 'list', of: number }, [])).toBe('–')
    expect(listing.line({ holds: 'seat' }, 1)).toBe('Bob')
    expect(listing.line({ holds: 'by-seat', of: number }, [2, 0])).toBe('Anna 2')
    expect(listing.fact({ holds: 'by-seat', of: number }, [2, 0])).toBe('Anna 2, Bob 0')
    expect(listing.line(groups, [[5, 4], []])).toBe('Anna 5, 4')
    expect(listing.line({ holds: 'thing', kinds: ['card'] }, 7)).toBe('7 (Effect: rain)')
    expect([colours, groups, lands].map((form) => listing.isLine(form))).toEqual([
      true,
      true,
      false,
    ])
  })

  it('head the columns of a list, with what is printed on its things', () => {
    const listing = new Listing(german, board)
    const anjou = { country: 'anjou', ruler: null }
    const named = (fields: Field[]): string[] => fields.map(({ name }) => name)
    expect(named(listing.columns(lands, [anjou]))).toEqual(['country', 'ruler'])
    expect(named(listing.columns(lands, [{ ...anjou, gangs: 1 }]))).toContain('gangs')
    expect(named(listing.printedColumns(lands))).toEqual(['slots'])
    expect(listing.row(lands, anjou)).toEqual({ ...anjou, slots: 2 })
    expect(listing.fields('Scene').map((field) => listing.introduces(field))).toEqual([true, false])
    expect(listing.isMats(lands)).toBe(false)
    expect(listing.isMats({ holds: 'list', of: { holds: 'record', record: 'Mat' } })).toBe(true)
  })

  it('are told of what can be chosen apart from all else', () => {
    const listing = new Listing(german, board)
    const all = [{ country: 'anjou' }, { country: 'flandre' }]
    const offered = new Set(['country:flandre', 'court'])
    expect(listing.concerning(lands, all, offered)).toEqual([{ country: 'flandre' }])
  })

  it('gathers the elements of all moves', () => {
    const moves = [
      { kind: 'k', args: [], targets: ['colour:red', 'court'], text: '' },
      { kind: 'k', args: [], targets: ['colour:blue'], text: '' },
    ]
    expect(groups(moves)).toEqual([
      { kind: 'colour', targets: ['colour:red', 'colour:blue'] },
      { kind: 'court', targets: ['court'] },
    ])
  })
})
