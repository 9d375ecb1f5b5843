import { readKept, writeText } from './storage.ts'

/** How far down each step of the history was scrolled when it was left. */
const positions = new Map<number, number>()
const keptUnder = 'scrollPositions'
const longestWaitMs = 3_000
/** The content of a step may come, and grow, after the step itself, and that of the step before stays until it is drawn. */
const steadyForMs = 800

let here = 0
let stopScrolling = () => {}

function remember(): void {
  positions.set(here, window.scrollY)
}

/** A mark that no step has had, in this visit or an earlier one. */
function newStep(): number {
  return Math.max(Date.now(), here + 1)
}

/** The mark of the step that is shown, to be kept in its history state. */
export function thisStep(): { readonly step: number } {
  return { step: here }
}

/** Leaves the step that is shown for a new one; returns the mark of the new one. */
export function nextStep(): { readonly step: number } {
  stopScrolling()
  remember()
  here = newStep()
  return thisStep()
}

/** Scrolls to a place as soon as the page is long enough for it, unless the reader moves first. */
function scrollDownTo(top: number): void {
  const begun = performance.now()
  let steadySince = begun
  let frame = 0
  const moved = new AbortController()
  stopScrolling = () => {
    cancelAnimationFrame(frame)
    moved.abort()
  }
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(event, stopScrolling, { passive: true, signal: moved.signal })
  }
  const step = () => {
    const now = performance.now()
    if (Math.abs(window.scrollY - top) > 1) {
      steadySince = now
      window.scrollTo({ top })
    }
    if (now - steadySince >= steadyForMs || now - begun > longestWaitMs) stopScrolling()
    else frame = requestAnimationFrame(step)
  }
  step()
}

type Mark = { readonly step?: unknown } | null

function readMark(mark: Mark): number | null {
  return typeof mark?.step === 'number' ? mark.step : null
}

/** True for the mark of the place that is shown: a pop-up over a place has a step with the mark of that place. */
export function isThisStep(mark: Mark): boolean {
  return readMark(mark) === here
}

/** Another step is shown, by Back or Forward: brings it to where it was left. */
export function arriveAtStep(mark: Mark): void {
  stopScrolling()
  remember()
  const known = readMark(mark)
  here = known ?? newStep()
  // A step without a mark is a link into the page, whose place the browser finds by itself.
  if (known === null) return
  const top = positions.get(known) ?? 0
  if (top > 0) scrollDownTo(top)
  else window.scrollTo({ top: 0 })
}

function readPositions(): void {
  for (const kept of readKept<unknown[]>(keptUnder, [], 'tab')) {
    if (Array.isArray(kept)) positions.set(Number(kept[0]), Number(kept[1]))
  }
}

function keep(): void {
  remember()
  writeText(keptUnder, JSON.stringify([...positions].slice(-100)), 'tab')
}

/**
 * Takes scrolling on steps of the history over from the browser, which does it before the content is there; a reload
 * begins where the page was. Returns how to stop.
 */
export function rememberScrolling(mark: Mark): () => void {
  history.scrollRestoration = 'manual'
  positions.clear()
  readPositions()
  here = readMark(mark) ?? newStep()
  const top = positions.get(here) ?? 0
  if (top > 0) scrollDownTo(top)
  window.addEventListener('pagehide', keep)
  return () => window.removeEventListener('pagehide', keep)
}
