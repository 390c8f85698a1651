/** Small things this browser remembers. Where storage is refused, it forgets them. */

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`regnum.${name}`)
  } catch {
    return null
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`regnum.${name}`, value)
  } catch {
    // A private window: the choice lasts as long as the page.
  }
}
