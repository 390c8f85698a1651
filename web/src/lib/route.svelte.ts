/** Where the reader is. The lobby, a table under `/t/{id}`, what is mine under `/me`, and clubs under
 * `/clubs` and `/c/{id}`. */
import type { Contest } from './api'

/** What the browser remembers of a place to which one has stepped. */
const STEPPED = 'stepped'

class Route {
  path: string = $state(location.pathname)
  hash: string = $state(location.hash)
  search: string = $state(location.search)
  table: string | null = $derived(/^\/t\/([\w-]+)/.exec(this.path)?.[1] ?? null)
  club: string | null = $derived(/^\/c\/([\w-]+)/.exec(this.path)?.[1] ?? null)
  token: string | null = $derived(new URLSearchParams(this.search).get('seat'))
  /** `#new=carolus-magnus`, `#new=carolus-magnus&club=x`, `#rules=carolus-magnus/4.1`, `#move=12` */
  place: URLSearchParams = $derived(new URLSearchParams(this.hash.slice(1)))

  /** On the way back, which takes the browser a moment. */
  private returning = false

  constructor() {
    const read = (): void => {
      this.returning = false
      this.read()
    }
    addEventListener('popstate', read)
    addEventListener('hashchange', read)
  }

  go(address: string): void {
    history.pushState(null, '', address)
    this.read()
    scrollTo(0, 0)
  }

  /** Another place of the same page, from which one comes back. */
  step(address: string): void {
    history.pushState(STEPPED, '', address)
    this.read()
  }

  /** Back from there: the step is undone, so that the next one leads out of the page. */
  stepBack(address: string): void {
    if (this.returning) return
    if (history.state === STEPPED) {
      this.returning = true
      history.back()
    } else this.replace(address)
  }

  /** The same page with another address, not worth a step back. */
  replace(address: string): void {
    history.replaceState(history.state, '', address)
    this.read()
  }

  private read(): void {
    this.path = location.pathname
    this.hash = location.hash
    this.search = location.search
  }
}

export const route = new Route()

/** Where a tournament stands, on the page of its club. */
export const tournamentAt = ({ club, tournament }: Contest): string => `/c/${club}#t-${tournament}`

/** Lets a link move within the page, unless the reader wants it elsewhere. */
export function openHere(event: MouseEvent): void {
  const link = event.currentTarget
  if (!(link instanceof HTMLAnchorElement)) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  route.go(link.getAttribute('href') ?? '/')
}
