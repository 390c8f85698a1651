/** Calls out what happens: to the screen reader, by sound, in the title, as a notification. */
import { recall, remember } from '../lib/memory'

/** Milliseconds after which the bell rings in any case. */
const LATEST = 300

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: LATEST })
  else setTimeout(work, LATEST)
}

class Herald {
  /** The words of the live region. */
  announced = $state('')
  sound: boolean = $state(recall('sound') !== 'off')
  private audio: AudioContext | null = null

  tell(sentences: string[]): void {
    if (sentences.length > 0) this.announced = sentences.join(' ')
  }

  hush(): void {
    this.announced = ''
  }

  callToTable(call: string, table: string): void {
    this.announced = `${this.announced} ${call}`
    // To begin with sound takes as long as several pictures: the answer is drawn before.
    if (this.sound) whenIdle(() => this.chime())
    if (document.hidden && 'Notification' in globalThis && Notification.permission === 'granted') {
      const note = new Notification(call, { body: table, tag: 'regnum' })
      note.onclick = () => {
        focus()
        note.close()
      }
    }
  }

  setSound(on: boolean): void {
    this.sound = on
    remember('sound', on ? 'on' : 'off')
    if (on) this.chime()
  }

  get mayAskToNotify(): boolean {
    return 'Notification' in globalThis && Notification.permission === 'default'
  }

  async askToNotify(): Promise<void> {
    await Notification.requestPermission()
  }

  /** A small bell: two partials that fade. */
  private chime(): void {
    // Browsers let a page sound only after it has been touched.
    if (!navigator.userActivation.hasBeenActive) return
    try {
      this.audio ??= new AudioContext()
    } catch {
      return
    }
    const now = this.audio.currentTime
    for (const [pitch, delay] of [
      [660, 0],
      [990, 0.12],
    ] as const) {
      const tone = this.audio.createOscillator()
      const loudness = this.audio.createGain()
      tone.frequency.value = pitch
      tone.type = 'sine'
      loudness.gain.setValueAtTime(0.0001, now + delay)
      loudness.gain.exponentialRampToValueAtTime(0.12, now + delay + 0.02)
      loudness.gain.exponentialRampToValueAtTime(0.0001, now + delay + 0.9)
      tone.connect(loudness).connect(this.audio.destination)
      tone.start(now + delay)
      tone.stop(now + delay + 1)
    }
  }
}

export const herald = new Herald()
