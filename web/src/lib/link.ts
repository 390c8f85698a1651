/** The socket to one table: sends requests with a key, answers each, and comes back by itself. */
import type { FromPage, FromServer } from './api'
import { Refused } from './http'

/** What the server answers. */
export type Answer = Extract<FromServer, { key: string }>
type Keyless<Message> = Message extends { key: string } ? Omit<Message, 'key'> : never
/** What the page may ask for; the link adds the key. */
export type Request = Keyless<FromPage>
/** What the server says unasked. */
export type News = Exclude<FromServer, { key: string } | { t: 'pong' }>

interface Waiting {
  message: string
  done: (answer: Answer) => void
  failed: (why: Error) => void
}

/** Where the page is not served securely, as among friends at home, there is no randomUUID. */
const newKey = (): string =>
  crypto
    .getRandomValues(new Uint32Array(4))
    .reduce((key, word) => `${key}${word.toString(36)}.`, '')

/** Close codes from here on are the server's refusal; it would only refuse again. */
const REFUSED = 4400
const PING_EVERY = 20_000
const SHORTEST_PAUSE = 125
const LONGEST_PAUSE = 10_000
/** Milliseconds after which something is drawn, or nothing is: in a window out of sight. */
const DRAWN = 100

/** Goes on when the next picture has been drawn. */
function whenDrawn(goOn: () => void): void {
  let waiting = true
  const once = (): void => {
    if (waiting) goOn()
    waiting = false
  }
  requestAnimationFrame(() => setTimeout(once, 1))
  setTimeout(once, DRAWN)
}

export class TableLink {
  private socket: WebSocket | null = null
  private readonly waiting = new Map<string, Waiting>()
  private pause = SHORTEST_PAUSE
  private closed = false
  private ping: ReturnType<typeof setInterval> | undefined
  private retrying: ReturnType<typeof setTimeout> | undefined
  /** What the server said since something was asked for, until that has been drawn. */
  private unread: string[] | null = null

  constructor(
    private readonly table: string,
    private readonly hear: (news: News) => void,
    private readonly connected: (yes: boolean) => void,
  ) {
    this.open()
    addEventListener('online', this.hurry)
  }

  /** Asks the server for something; rejects with Refused if it says no. */
  ask(request: Request): Promise<Answer> {
    const key = newKey()
    const message = JSON.stringify({ ...request, key })
    return new Promise((done, failed) => {
      this.waiting.set(key, { message, done, failed })
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(message)
      this.letDraw()
    })
  }

  /** Whoever taps sees at once that they did: what it led to is drawn after that. */
  private letDraw(): void {
    if (this.unread !== null) return
    this.unread = []
    whenDrawn(() => {
      const texts = this.unread ?? []
      this.unread = null
      if (!this.closed) for (const text of texts) this.read(text)
    })
  }

  close(): void {
    this.closed = true
    clearInterval(this.ping)
    removeEventListener('online', this.hurry)
    if (this.socket) this.socket.onmessage = null
    this.socket?.close()
  }

  private readonly hurry = (): void => {
    if (this.socket?.readyState === WebSocket.CLOSED) this.retry(0)
  }

  private retry(pause: number): void {
    clearTimeout(this.retrying)
    this.retrying = setTimeout(() => this.closed || this.open(), pause)
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`)
    this.socket = socket
    socket.onopen = () => {
      this.connected(true)
      // The keys make it safe to repeat what may or may not have arrived before.
      for (const { message } of this.waiting.values()) socket.send(message)
      this.ping = setInterval(() => socket.send('{"t":"ping"}'), PING_EVERY)
    }
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (this.unread) this.unread.push(data)
      else this.read(data)
    }
    socket.onclose = ({ code }) => {
      clearInterval(this.ping)
      if (this.closed) return
      this.connected(false)
      this.pause = Math.min(code >= REFUSED ? LONGEST_PAUSE : this.pause * 2, LONGEST_PAUSE)
      this.retry(this.pause)
    }
  }

  private read(text: string): void {
    this.pause = SHORTEST_PAUSE
    const news = JSON.parse(text) as FromServer
    if (news.t === 'pong') return
    if (!('key' in news)) {
      this.hear(news)
      return
    }
    const waiting = this.waiting.get(news.key)
    this.waiting.delete(news.key)
    if (news.t === 'refused') waiting?.failed(new Refused(news.refusal))
    else waiting?.done(news)
  }
}
