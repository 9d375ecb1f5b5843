import { readSaved, writeText } from '../../lib/storage.ts'

const positions = new Map<number, number>()
const savedUnder = 'scrollPositions'
/** For so long the position is restored with each frame; after that only the page's growth is waited for. */
const eagerForMs = 3_000
const patientForMs = 120_000
const patientStepMs = 200
/** A page's content may load and grow after it opens, and the old page stays until the new one renders. */
const steadyForMs = 800

/**
 * Scrolls to a position once the page is tall enough, unless the buyer scrolls first; returns a function that cancels.
 */
function scrollDownTo(top: number): () => void {
  const startedAt = performance.now()
  let steadySince = startedAt
  let reached = 0
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const moved = new AbortController()
  const stop = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    moved.abort()
  }
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(event, stop, { passive: true, signal: moved.signal })
  }
  const scroll = () => {
    const now = performance.now()
    const waitedMs = now - startedAt
    const patient = waitedMs > eagerForMs
    // A scroll bar, a find in the page or a screen reader scrolls without the events above.
    if (patient && Math.abs(window.scrollY - reached) > 1) return stop()
    if (Math.abs(window.scrollY - top) > 1) {
      steadySince = now
      window.scrollTo({ top })
    }
    reached = window.scrollY
    if (now - steadySince >= steadyForMs || waitedMs > patientForMs) stop()
    else if (patient) timer = setTimeout(scroll, patientStepMs)
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
