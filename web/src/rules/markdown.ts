/** The little Markdown that the rules reference uses: paragraphs, lists, strong words. */

export interface Run {
  text: string
  strong: boolean
}

export type Block = { kind: 'paragraph'; runs: Run[] } | { kind: 'list'; items: Run[][] }

export function blocks(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('- ')
        ? { kind: 'list', items: part.split(/\n(?=- )/).map((item) => runs(item.slice(2))) }
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
