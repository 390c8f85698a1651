/** What fits beside each other. The style sheets know the same widths. */
import { MediaQuery } from 'svelte/reactivity'

/** Journal, chat and rules stand beside the board. */
export const wide = new MediaQuery('min-width: 1281px')
/** Upright or on its side: what is seldom wanted is folded up. */
export const phone = new MediaQuery('(max-width: 560px), (max-height: 500px)')
