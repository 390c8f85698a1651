/** What is spoken of is brought into sight: by the guide of a first game, by a hint, or because it can
 *  be chosen. */
/** What stays at the foot of the window, whatever is scrolled, unless its place is further up. */
const atFoot = (): Element[] =>
  [...document.querySelectorAll('[data-foot]')].filter((one) => {
    const { position, bottom } = getComputedStyle(one)
    const stays = ['fixed', 'sticky'].includes(position) && bottom !== 'auto'
    return stays && one.getBoundingClientRect().bottom > innerHeight / 2
  })

/** Between what is pointed at and the edge, so that its surroundings are seen too. */
const MARGIN = 20

const tappable = (one: Element): boolean => one.classList.contains('can')

/** In rows and panels that show a part of what they hold: the last that is pointed at comes into
 *  sight, and then the first, which stays in sight if there is no room for both. */
function drawWithin(pointed: readonly Element[]): void {
  for (const one of [...pointed].reverse()) {
    for (let holder = one.parentElement; holder; holder = holder.parentElement) {
      if (holder === document.body) break
      const { overflowX, overflowY } = getComputedStyle(holder)
      const [seen, place] = [holder.getBoundingClientRect(), one.getBoundingClientRect()]
      const left = SCROLLS.has(overflowX)
        ? outside(place.left, place.right, seen.left, seen.right)
        : 0
      const top = SCROLLS.has(overflowY)
        ? outside(place.top, place.bottom, seen.top, seen.bottom)
        : 0
      if (left || top) holder.scrollBy({ left, top, behavior: 'instant' })
    }
  }
}

const SCROLLS = new Set(['auto', 'scroll'])

/** How far something lies before or behind what is seen. */
const outside = (from: number, to: number, first: number, last: number): number =>
  Math.min(from - first, 0) || Math.max(to - last, 0)

/** The part of the window between what stays at its head and at its foot, above and below a place:
 *  on a phone on its side they lie beside each other. */
function free(foot: readonly Element[], place: DOMRect): { ceiling: number; ground: number } {
  const across = (one: Element): boolean => {
    const { left, right } = one.getBoundingClientRect()
    return left < place.right && place.left < right
  }
  const bar = document.querySelector('#decision')
  const stays = bar !== null && getComputedStyle(bar).position === 'sticky'
  const over = stays
    ? [...document.querySelectorAll<HTMLElement>('#decision, #decision > .laid-over')]
    : []
  const tops = foot.filter(across).map((one) => one.getBoundingClientRect().top)
  return {
    ceiling: over.filter(across).reduce((sum, { offsetHeight }) => sum + offsetHeight, MARGIN),
    ground: Math.min(innerHeight, ...tops) - MARGIN,
  }
}

/** Not folded away; of a map that somebody has drawn nearer they have chosen what they see. */
function isDrawn(one: Element): boolean {
  const { width, height } = one.getBoundingClientRect()
  return width > 0 && height > 0 && one.closest('.layers.near') === null
}

/** Whoever is asked something sees what can be chosen: all of a list, of a map at least half. */
export function bringChoicesIntoView(): void {
  const offered = [...document.querySelectorAll<HTMLElement>('[data-target].can')].filter(isDrawn)
  const foot = atFoot()
  const below = offered.filter((one) => foot.some((other) => other.contains(one)))
  const others = offered.filter((one) => !below.includes(one))
  // A row stays where somebody has drawn it, as long as there is something to choose in it.
  if (!below.some(isAcross)) drawWithin(below)
  const seen = others.filter((one) => {
    const place = one.getBoundingClientRect()
    const { ceiling, ground } = free(foot, place)
    return place.top >= ceiling && place.bottom <= ground
  })
  const listed = others.length > seen.length && others.every((one) => !one.closest('[data-walk]'))
  if (listed || 2 * (seen.length + below.length) < offered.length) {
    bringIntoView(others.map((one) => one.dataset['target'] ?? ''))
  }
}

/** Why something is refused does not lie over what can be chosen instead, or over less than half of it. */
export function bringChoicesFromUnder(cover: Element): void {
  const over = cover.getBoundingClientRect()
  const offered = [...document.querySelectorAll<HTMLElement>('[data-target].can')].filter(isDrawn)
  const covered = offered.filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const across = left < over.right && over.left < right
    return across && top < over.bottom && over.top < bottom
  })
  if (2 * covered.length > offered.length) {
    bringIntoView(covered.map((one) => one.dataset['target'] ?? ''))
  }
}

/** Whether it lies between the sides of the window. */
function isAcross(one: Element): boolean {
  const { left, right } = one.getBoundingClientRect()
  return left >= 0 && right <= innerWidth
}

/** Where something happens on the map or the ring, one should see it. */
export function bringLandsIntoView(targets: readonly string[]): void {
  bringIntoView(
    targets.filter((target) => document.querySelector(`[data-walk] [data-target="${target}"]`)),
  )
}

/** What is pointed at should not lie outside the window, nor under what lies at its foot: all of it
 *  where there is room, else what is to be tapped, or the first; the rest of the board stays as much in
 *  view as it can. */
export function bringIntoView(points: readonly string[]): void {
  const foot = atFoot()
  const pointed = points.flatMap((point) => {
    const found = document.querySelector(
      `:is([data-target="${point}"], [data-about="${point}"], [data-also~="${point}"])`,
    )
    return found ? [found] : []
  })
  pointed.sort((one, other) => Number(tappable(other)) - Number(tappable(one)))
  drawWithin(pointed)
  const [first, ...others] = pointed
    .filter((found) => !foot.some((one) => one.contains(found)))
    .map((found) => found.getBoundingClientRect())
  if (!first) return
  const { ceiling, ground } = free(foot, first)
  let { top, bottom } = first
  for (const one of others) {
    const [highest, lowest] = [Math.min(top, one.top), Math.max(bottom, one.bottom)]
    if (lowest - highest <= ground - ceiling) [top, bottom] = [highest, lowest]
  }
  scrollThere(outside(top, bottom, ceiling, ground))
}

/** What has just opened on a board, and is to be read there. */
export function bringOpenedIntoView(one: Element): void {
  const place = one.getBoundingClientRect()
  const { ceiling, ground } = free(atFoot(), place)
  scrollThere(outside(place.top, place.bottom, ceiling, ground))
}

function scrollThere(away: number): void {
  if (away) scrollBy({ top: away, behavior: 'instant' })
}
