import { readKept, writeText } from '../../lib/storage.ts'

/** How far down each page of the history was scrolled when it was left, by the page's mark. */
const positions = new Map<number, number>()
const savedUnder = 'scrollPositions'
const longestWaitMs = 3_000
/** The content of a page may come, and grow, after the page itself, and that of the page before stays until it is drawn. */
const steadyForMs = 800

/** Scrolls to a place as soon as the page is long enough for it, unless the buyer moves first; returns how to stop. */
function scrollDownTo(top: number): () => void {
  const begun = performance.now()
  let steadySince = begun
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
    if (now - steadySince >= steadyForMs || now - begun > longestWaitMs) stop()
    else frame = requestAnimationFrame(scroll)
  }
  scroll()
  return stop
}

const scrolling = { stop: () => {} }

/** Notes how far down a page is scrolled that is being left. */
export function leaveScrolled(page: number): void {
  scrolling.stop()
  positions.set(page, window.scrollY)
}

/** Brings a page to where it was left. */
export function restoreScrolling(page: number): void {
  scrolling.stop()
  const top = positions.get(page)
  // The page of a link into the page, whose place the browser finds by itself.
  if (top === undefined) return
  if (top > 0) scrolling.stop = scrollDownTo(top)
  else window.scrollTo({ top: 0 })
}

/**
 * Takes scrolling on Back and Forward over from the browser, which does it before the content is there; a reload begins
 * where the page was. Returns how to stop.
 */
export function rememberScrolling(shownPage: () => number): () => void {
  history.scrollRestoration = 'manual'
  positions.clear()
  for (const saved of readKept<unknown[]>(savedUnder, [], 'tab')) {
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
