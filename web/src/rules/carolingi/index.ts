import { byLanguage } from '../../lib/texts'
import type { Pictures } from '..'
import Bag from './Bag.svelte'
import Battle from './Battle.svelte'
import Control from './Control.svelte'
import Hunger from './Hunger.svelte'
import Influence from './Influence.svelte'
import Levies from './Levies.svelte'

export const pictures: Pictures = {
  at: {
    '3.1': { Drawing: Bag, name: 'bag' },
    '3.5': { Drawing: Control, name: 'control' },
    '4.2': { Drawing: Hunger, name: 'hunger' },
    '5.1': { Drawing: Influence, name: 'influence' },
    '5.3': { Drawing: Levies, name: 'levies' },
    '5.5': { Drawing: Battle, name: 'battle' },
  },
  texts: byLanguage(
    import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true }),
  ),
}
