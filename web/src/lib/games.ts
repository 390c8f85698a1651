/** Between a game's key and the owner's board it is played on. */
const ON_BOARD = '@'

/** The game whose rules are played, on whatever board: `carolingi` for `carolingi@1a2b3c4d`. */
export const rulesOf = (game: string): string => game.split(ON_BOARD, 1)[0] ?? game

export const isOnOwnersBoard = (game: string): boolean => game.includes(ON_BOARD)
