/** Daylight or candlelight: the system's, until the reader chooses. */
import { recall, remember } from './memory'

class Light {
  private readonly system = matchMedia('(prefers-color-scheme: dark)')
  dark: boolean = $state(false)

  constructor() {
    this.show(recall('light') ?? (this.system.matches ? 'dark' : 'day'))
    this.system.addEventListener('change', (event) => {
      if (recall('light') === null) this.show(event.matches ? 'dark' : 'day')
    })
  }

  toggle(): void {
    const wanted = this.dark ? 'day' : 'dark'
    remember('light', wanted)
    this.show(wanted)
  }

  private show(light: string): void {
    this.dark = light === 'dark'
    document.documentElement.dataset['light'] = light
  }
}

export const light = new Light()
