/** Plays what has happened on the board, one event after the other, until the present is reached. */
import type { JournalEntry, View } from '../lib/api'
import { recall, remember } from '../lib/memory'
import { changed } from './changes'
import { isReckoning } from './landmarks'

export const PACES = ['off', 'brisk', 'calm'] as const
export type Pace = (typeof PACES)[number]

/** Milliseconds for an event that touches something on the board, by pace. */
const STEP: Record<Pace, number> = { off: 0, brisk: 550, calm: 1300 }
/** An event that touches nothing is only read. */
const ONLY_READ = 0.6
/** And points longer than others. */
const RECKONED = 3
/** More than this at once is caught up with at once. */
const LONGEST = 80
/** From so many events on, whoever was not shown them may wonder what happened. */
const MANY = 6

export class Stage {
  /** What the board shows while something is played, null for the present. */
  view: View | null = $state.raw(null)
  /** The event that is being shown. */
  entry: JournalEntry | null = $state.raw(null)
  pace: Pace = $state(remembered())
  /** What was not shown since a move of this player, and the view before it. */
  private unseen: { before: View; entries: JournalEntry[] } | null = $state.raw(null)

  /** Somebody is taught by what is shown: it stands still where it shall, also at the pace "at once". */
  taught = false
  /** It stands still, so that somebody can tell what has just been shown. */
  held = $state(false)

  /** Whether this player has moved since what was not shown. */
  private past = false
  /** The line after which it stands still. */
  private until = Infinity
  private waiting: JournalEntry[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `lights` is told what the event on the stage touches. */
  constructor(private readonly lights: (targets: readonly string[]) => void) {}

  /** Plays these events, after those still waiting, on the view before them. */
  play(before: View, entries: readonly JournalEntry[], always = false): void {
    const playable = entries.filter((entry) => entry.changes !== null)
    const many = this.waiting.length + playable.length > LONGEST
    const atOnce = this.pace === 'off' && !this.taught
    if (!always && (atOnce || many || document.hidden)) {
      this.pass(before, playable)
      this.skip()
      return
    }
    if (playable.length === 0) return
    this.forget()
    this.waiting.push(...playable)
    if (this.entry !== null) return
    this.view = before
    this.next()
  }

  /** Whether much has happened that was not shown. */
  get missed(): boolean {
    return (this.unseen?.entries.length ?? 0) >= MANY
  }

  /** Plays it after all. */
  showMissed(): void {
    const { unseen } = this
    this.forget()
    if (unseen) this.play(unseen.before, unseen.entries, true)
  }

  /** This player moves: what is not shown from now on stands for itself. Until then what was before
   * can still be asked for, so that a turn of many moves changes nothing beside the question. */
  goesOn(): void {
    this.past = true
  }

  forget(): void {
    this.unseen = null
  }

  /** One event, on a board that somebody goes through by themselves. */
  stand(entry: JournalEntry): void {
    this.skip()
    this.entry = entry
    this.lights(entry.targets)
  }

  /** Stands still before what comes after this line is shown, until it shall go on. */
  holdAfter(line: number): void {
    if (this.entry !== null) this.until = line
  }

  goOn(): void {
    this.until = Infinity
    if (!this.held) return
    this.held = false
    this.next()
  }

  /** To the present at once. */
  skip(): void {
    clearTimeout(this.timer)
    this.until = Infinity
    this.held = false
    this.waiting = []
    this.view = null
    if (this.entry !== null) this.lights([])
    this.entry = null
  }

  /** Milliseconds that an event is on the stage. */
  get step(): number {
    return STEP[this.pace] || STEP.brisk
  }

  choosePace(pace: Pace): void {
    this.pace = pace
    remember('pace', pace)
    if (pace === 'off') this.skip()
  }

  /** For somebody who sees it for the first time, unless they have chosen a pace. */
  beCalm(): void {
    if (this.pace !== 'off' && recall('pace') === null) this.pace = 'calm'
  }

  /** Keeps what is not shown: after what was not shown before it, unless that becomes too much. */
  private pass(before: View, entries: readonly JournalEntry[]): void {
    if (entries.length === 0) return
    const earlier = this.past ? null : this.unseen
    this.past = false
    const together = [...(earlier?.entries ?? []), ...entries]
    this.unseen =
      earlier && together.length <= LONGEST
        ? { before: earlier.before, entries: together }
        : { before, entries: [...entries] }
  }

  private next(): void {
    // Also when what comes after that line is not here yet.
    if (this.until < (this.waiting[0]?.line ?? Infinity)) {
      this.held = true
      return
    }
    const entry = this.waiting.shift()
    if (entry === undefined || this.view === null) {
      this.skip()
      return
    }
    const changes = entry.changes ?? []
    this.view = changed(this.view, changes)
    this.entry = entry
    this.lights(entry.targets)
    const told = changes.length > 0 || entry.targets.length > 0
    const share = isReckoning(entry) ? RECKONED : told ? 1 : ONLY_READ
    const atOnce = this.taught && this.pace === 'off'
    this.timer = setTimeout(() => this.next(), atOnce ? 0 : this.step * share)
  }
}

function remembered(): Pace {
  const chosen = PACES.find((pace) => pace === recall('pace'))
  if (chosen) return chosen
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'brisk'
}
