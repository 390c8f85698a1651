import { byLanguage } from '../../lib/texts'
import type { Pictures } from '..'
import Battle from './Battle.svelte'
import Majorities from './Majorities.svelte'
import Planning from './Planning.svelte'
import Tower from './Tower.svelte'
import Winter from './Winter.svelte'

export const pictures: Pictures = {
  at: {
    '3.3': { Drawing: Planning, name: 'planning' },
    '4.2': { Drawing: Winter, name: 'winter' },
    '4.3': { Drawing: Majorities, name: 'majorities' },
    '5.1': { Drawing: Tower, name: 'tower' },
    '5.4': { Drawing: Battle, name: 'battle' },
  },
  texts: byLanguage(
    import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true }),
  ),
}
