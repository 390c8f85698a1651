/** Whether what the page shows is fresh, or was only kept from when there was a line. */
import { HEARD_AT, keep } from '../offline/kept'

class Seen {
  /** When the oldest of it was heard, null where all is fresh. */
  at: number | null = $state(null)

  /** An answer has come: the server's own, one that was kept, or what is printed and never changes,
   * which a browser may have without asking. */
  note({ headers }: Response): void {
    const heard = headers.get(HEARD_AT)
    if (heard !== null) this.at = Math.min(this.at ?? Infinity, Number(heard))
    else if (headers.get('Cache-Control')?.includes('no-store')) this.at = null
  }

  /** The server has been heard. */
  fresh(): void {
    this.at = null
  }

  /** Keeps what has been seen under the address that it would be asked for by. */
  async keep(address: string, what: unknown): Promise<void> {
    // Without a secure address there is nowhere to keep it.
    if (!('caches' in globalThis) || this.at !== null) return
    await keep(address, Response.json(what)).catch(() => null)
  }
}

export const seen = new Seen()
