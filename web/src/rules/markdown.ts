/** The little Markdown that the rules reference uses: paragraphs, lists, strong words. */

export interface Run {
  text: string
  strong: boolean
}

export type Block =
  { kind: 'paragraph'; runs: Run[] } | { kind: 'list'; numbered: boolean; items: Run[][] }

/** Before an item of a list: a dash, or its number. */
const ITEM = /^(?:- |\d+\. )/

export function blocks(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) =>
      ITEM.test(part)
        ? {
            kind: 'list',
            numbered: !part.startsWith('-'),
            items: part.split(/\n(?=- |\d+\. )/).map((item) => runs(item.replace(ITEM, ''))),
          }
        : { kind: 'paragraph', runs: runs(part) },
    )
}

function runs(text: string): Run[] {
  return text
    .replace(/\s*\n\s*/g, ' ')
    .split('**')
    .map((part, index) => ({ text: part, strong: index % 2 === 1 }))
    .filter((run) => run.text !== '')
}
