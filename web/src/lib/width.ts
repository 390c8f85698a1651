/** What fits beside each other. The style sheets know the same widths. */
import { MediaQuery } from 'svelte/reactivity'

/** Journal, chat and rules stand beside the board. */
export const wide = new MediaQuery('min-width: 1281px')
