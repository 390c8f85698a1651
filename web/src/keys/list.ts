/** The list of possible moves, narrowed down by what is typed. */
export interface Listed {
  id: number
  /** In the reader's words. */
  name: string
  /** In short notation. */
  text: string
}

/** An accent that is not on one's keyboard is left out. */
const wordsOf = (text: string): string[] =>
  text
    .toLocaleLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Those of which every typed word begins a word; what is meant most likely comes first. A number needs
 * no space before it: `y10` are two words. */
export function narrowed(moves: readonly Listed[], typed: string): Listed[] {
  const meant = typed.trim().toLocaleLowerCase()
  const begun = wordsOf(meant.replace(/(?<=\p{L})(?=\p{N})/gu, ' '))
  const found = moves.filter(({ name, text }) => {
    const words = [...wordsOf(name), ...wordsOf(text)]
    return begun.every((start) => words.some((word) => word.startsWith(start)))
  })
  const rank = ({ name, text }: Listed): number => {
    const both = [name.toLocaleLowerCase(), text.toLocaleLowerCase()]
    return both.includes(meant) ? 0 : both.some((one) => one.startsWith(meant)) ? 1 : 2
  }
  return found.toSorted((one, other) => rank(one) - rank(other))
}
