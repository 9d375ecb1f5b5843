import { readSaved, writeText } from '../../lib/storage.ts'

const positions = new Map<number, number>()
const savedUnder = 'scrollPositions'
const maxWaitMs = 3_000
/** A page's content may load and grow after it opens, and the old page stays until the new one renders. */
const steadyForMs = 800

/**
 * Scrolls to a position once the page is tall enough, unless the buyer scrolls first; returns a function that cancels.
 */
function scrollDownTo(top: number): () => void {
  const startedAt = performance.now()
  let steadySince = startedAt
  let frame = 0
  const moved = new AbortController()
  const stop = () => {
    cancelAnimationFrame(frame)
    moved.abort()
  }
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(event, stop, { passive: true, signal: moved.signal })
  }
  const scroll = () => {
    const now = performance.now()
    if (Math.abs(window.scrollY - top) > 1) {
      steadySince = now
      window.scrollTo({ top })
    }
    if (now - steadySince >= steadyForMs || now - startedAt > maxWaitMs) stop()
    else frame = requestAnimationFrame(scroll)
  }
  scroll()
  return stop
}

const scrolling = { stop: () => {} }

export function leaveScrolled(page: number): void {
  scrolling.stop()
  positions.set(page, window.scrollY)
}

export function restoreScrolling(page: number): void {
  scrolling.stop()
  const top = positions.get(page)
  // An in-page link: the browser scrolls to its target itself.
  if (top === undefined) return
  if (top > 0) scrolling.stop = scrollDownTo(top)
  else window.scrollTo({ top: 0 })
}

/**
 * Replaces the browser's scroll restoration, which runs before the content has loaded. A reload starts at the saved
 * position. Returns a function that stops.
 */
export function rememberScrolling(shownPage: () => number): () => void {
  history.scrollRestoration = 'manual'
  positions.clear()
  for (const saved of readSaved<unknown[]>(savedUnder, [], 'tab')) {
    if (Array.isArray(saved)) positions.set(Number(saved[0]), Number(saved[1]))
  }
  restoreScrolling(shownPage())
  const save = () => {
    positions.set(shownPage(), window.scrollY)
    writeText(savedUnder, JSON.stringify([...positions].slice(-100)), 'tab')
  }
  window.addEventListener('pagehide', save)
  return () => window.removeEventListener('pagehide', save)
}
