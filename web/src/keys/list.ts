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

/** Those of which every typed word begins a word; what is meant most likely comes first: the whole name,
 * else where most words are typed to their end. A number needs no space before it: `y10` are two words. */
export function narrowed(moves: readonly Listed[], typed: string): Listed[] {
  const begun = wordsOf(typed.replace(/(?<=\p{L})(?=\p{N})/gu, ' '))
  const meant = wordsOf(typed).join(' ')
  const found = moves.flatMap((move) => {
    const [name, text] = [wordsOf(move.name), wordsOf(move.text)]
    const words = [...name, ...text]
    if (!begun.every((start) => words.some((word) => word.startsWith(start)))) return []
    const whole = [name.join(' '), text.join(' ')]
    const rank = whole.includes(meant) ? 0 : whole.some((one) => one.startsWith(meant)) ? 1 : 2
    return { move, unfinished: begun.filter((word) => !words.includes(word)).length, rank }
  })
  return found
    .toSorted((one, other) => one.unfinished - other.unfinished || one.rank - other.rank)
    .map(({ move }) => move)
}
