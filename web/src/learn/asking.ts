/** Asking what something is: tap and hold, `?`, or the next tap after the switch. */
const HOLD = 550
const STILL = 10

/** The element of a board, a panel or a mat at this place, and what it is called there. */
export interface Asked {
  target: string
  label: string
  box: DOMRect
}

const NAMED = '[data-target], [data-about]'

function asked(element: Element | null): Asked | null {
  if (!element) return null
  const target = element.getAttribute('data-target') ?? element.getAttribute('data-about') ?? ''
  const label = element.getAttribute('data-label') ?? element.getAttribute('aria-label')
  return { target, label: label ?? heardIn(element, target), box: element.getBoundingClientRect() }
}

/** A player is called by name, and not by what is heard about them. */
function heardIn(element: Element, target: string): string {
  if (target.startsWith('seat:')) return ''
  return [...element.querySelectorAll('.heard')].map((one) => one.textContent.trim()).join(' ')
}

/** The panel around it, which is called by its caption. */
function panelAround(element: Element): Asked | null {
  const panel = element.closest('section, [data-caption]')
  const named = panel?.closest('[data-caption]') ?? panel?.querySelector(':scope > [data-caption]')
  const caption = named?.getAttribute('data-caption')
  if (!panel || !caption) return null
  const label = panel.getAttribute('aria-label') ?? panel.parentElement?.getAttribute('aria-label')
  return { target: `caption:${caption}`, label: label ?? '', box: panel.getBoundingClientRect() }
}

/** A figure that stands on the board and lets taps through to what is under it. */
function standingAt({ clientX, clientY }: MouseEvent): Element | null {
  const figures = [...document.querySelectorAll('.figure[data-about]')]
  return (
    figures.find((figure) => {
      const { left, right, top, bottom } = figure.getBoundingClientRect()
      return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom
    }) ?? null
  )
}

/** What an event speaks of: a tap, a pointer that has come, a focus that has. */
export function askedAt(event: Event): Asked | null {
  const at = event.target instanceof Element ? event.target : null
  const figure = event instanceof MouseEvent ? standingAt(event) : null
  return asked(figure ?? at?.closest(NAMED) ?? null) ?? (at && panelAround(at))
}

/** What does something when it is tapped. */
export const ANSWERS = '.can, .may, button, a, input, select, textarea, summary, label'

/** Where a long press means something else: a button is held, a word is marked. */
const NOT_HELD = 'button, a, input, select, textarea, summary, .margin'

/** Calls back when a finger or the mouse rests on something. What is under it is not tapped then. */
export function held(answer: (found: Asked) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let [x, y] = [0, 0]
  let fired = false

  const down = (event: PointerEvent): void => {
    fired = false
    clearTimeout(timer)
    if (event.button !== 0) return
    ;[x, y] = [event.clientX, event.clientY]
    // Looked for only when it has been held: most taps are short, and are to be answered at once.
    timer = setTimeout(() => {
      const found = askedAt(event)
      if (found && event.target instanceof Element && !event.target.closest(NAMED)) {
        if (event.target.closest(NOT_HELD)) return
      }
      fired = found !== null
      if (found) answer(found)
    }, HOLD)
  }
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - x, event.clientY - y) > STILL) clearTimeout(timer)
  }
  const up = (): void => clearTimeout(timer)
  const swallow = (event: Event): void => {
    if (!fired) return
    if (event.type === 'click') fired = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('pointerdown', down)
  addEventListener('pointermove', move)
  addEventListener('pointerup', up)
  addEventListener('pointercancel', up)
  addEventListener('click', swallow, true)
  addEventListener('contextmenu', swallow, true)
  return () => {
    clearTimeout(timer)
    removeEventListener('pointerdown', down)
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', up)
    removeEventListener('click', swallow, true)
    removeEventListener('contextmenu', swallow, true)
  }
}
