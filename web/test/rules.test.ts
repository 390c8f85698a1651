import { describe, expect, it } from 'vitest'
import { nearest } from '../src/rules'
import { blocks } from '../src/rules/markdown'

describe('the Markdown of the rules', () => {
  it('has paragraphs and lists, by dashes or by numbers', () => {
    const plain = (text: string): { text: string; strong: boolean }[] => [{ text, strong: false }]
    expect(blocks('If so:\n\n1. One\n   and on.\n2. Two.\n\n- A\n- B')).toEqual([
      { kind: 'paragraph', runs: plain('If so:') },
      { kind: 'list', numbered: true, items: [plain('One and on.'), plain('Two.')] },
      { kind: 'list', numbered: false, items: [plain('A'), plain('B')] },
    ])
  })
})

const NUMBERS = ['3', '3.3', '3.3.1', '814-4.2']

describe('the section of a number', () => {
  it('is the one that has it, or the one that it is part of', () => {
    expect(nearest('3.3.1', NUMBERS, null)).toBe('3.3.1')
    expect(nearest('3.3.7', NUMBERS, null)).toBe('3.3')
    expect(nearest('814-4.2.9', NUMBERS, null)).toBe('814-4.2')
  })

  it('is that of the question for a ruling, if there is one', () => {
    expect(nearest('A12', NUMBERS, '3.3')).toBe('3.3')
    expect(nearest('A12', NUMBERS, 'A10')).toBeNull()
    expect(nearest('A12', NUMBERS, null)).toBeNull()
  })
})
