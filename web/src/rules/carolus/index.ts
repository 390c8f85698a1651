import '../../boards/carolus/pigments.css'
import { byLanguage } from '../../lib/texts'
import type { Pictures } from '..'
import Banner from './Banner.svelte'
import Majority from './Majority.svelte'
import Merging from './Merging.svelte'
import Round from './Round.svelte'
import Takeover from './Takeover.svelte'

export const pictures: Pictures = {
  at: {
    '4.1': { Drawing: Banner, name: 'banner' },
    '4.2': { Drawing: Round, name: 'round' },
    '5.1': { Drawing: Majority, name: 'majority' },
    '5.2': { Drawing: Takeover, name: 'takeover' },
    '5.3': { Drawing: Merging, name: 'merging' },
  },
  texts: byLanguage(
    import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true }),
  ),
}
