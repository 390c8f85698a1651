/** The window follows the table: what can be chosen, what a hint speaks of and what happens come into sight. */
import { bringChoicesIntoView, bringIntoView, bringLandsIntoView } from '../learn/in-view'
import type { Table } from './table.svelte'

/** Keeps it so while a component lives. Answers what is to be called when somebody scrolls by themselves. */
export function followTable(shown: () => Table): () => void {
  const table = $derived(shown())

  /** Where a hint speaks of something below or above the window, one would look for it in vain. */
  $effect(() => {
    const { hinted, guided } = table.choice
    if (hinted === null || guided) return
    const drawn = requestAnimationFrame(() => bringIntoView(table.moves[hinted]?.targets ?? []))
    return () => cancelAnimationFrame(drawn)
  })

  /** A question about what lies out of sight would be asked in vain; a guide speaks of it itself. */
  const asked = $derived.by(() => {
    const ask = table.deciding ? table.asks : null
    if (!ask || table.choice.guided) return ''
    return JSON.stringify([table.seat, ask.key, ask.drafted ? null : ask.params])
  })
  $effect(() => {
    if (asked === '') return
    // After the picture that answers a tap, which need not wait for it; and not while what has happened
    // is still played.
    let later: ReturnType<typeof setTimeout> | undefined
    const drawn = requestAnimationFrame(() => {
      later = setTimeout(() => {
        if (table.stage.entry === null) bringChoicesIntoView()
      })
    })
    return () => {
      cancelAnimationFrame(drawn)
      clearTimeout(later)
    }
  })

  /** Whoever scrolls while something is shown looks at something else. */
  let elsewhere = false
  $effect(() => {
    const targets = table.stage.entry?.targets
    if (!targets) elsewhere = false
    if (!targets || elsewhere || table.choice.guided) return
    const drawn = requestAnimationFrame(() => bringLandsIntoView(targets))
    return () => cancelAnimationFrame(drawn)
  })
  return () => {
    elsewhere = table.stage.entry !== null
  }
}
