import './board.css'
import type { GameArt } from '..'
import Board from './Board.svelte'
import Panel from './Panel.svelte'
import de from './de.ftl?raw'
import en from './en.ftl?raw'

export const art: GameArt = {
  Board,
  Panel,
  secrets: false,
  texts: { en, de },
}
