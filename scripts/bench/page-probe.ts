// What a page notes of itself while it is used. Functions given to the page see nothing outside of themselves.
import type { Page } from 'playwright-core'

interface Shift {
  readonly at: number
  readonly value: number
}

interface Notes {
  /** When something and when the largest thing was first seen, in ms from the start of the load. */
  readonly firstPaintAt: number
  readonly largestPaintAt: number
  readonly shifts: readonly Shift[]
  /** The longest event of each interaction since the last reading, in ms. */
  readonly interactions: readonly number[]
  /** The times between frames since the last reading, in ms. */
  readonly frames: readonly number[]
}

declare global {
  interface Window {
    takeNotes(): Notes
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

/** Runs in the page before anything else does. */
function noteWhatHappens(): void {
  const shifts: Shift[] = []
  const interactions = new Map<number, number>()
  let frames: number[] = []
  let firstPaintAt = 0
  let largestPaintAt = 0
  const watch = <Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as Entry)
    })
    // Events shorter than 16 ms are never told of.
    const options: PerformanceObserverInit & { durationThreshold: number } = { type, durationThreshold: 16 }
    observer.observe({ ...options, buffered: true })
  }
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') firstPaintAt = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    largestPaintAt = startTime
  })
  watch<LayoutShift>('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) shifts.push({ at: startTime, value })
  })
  watch<PerformanceEventTiming>('event', ({ interactionId, duration }) => {
    if (interactionId)
      interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
  })
  let before = performance.now()
  const onFrame = (now: number) => {
    frames.push(now - before)
    before = now
    requestAnimationFrame(onFrame)
  }
  requestAnimationFrame(onFrame)
  window.takeNotes = () => {
    const notes = { firstPaintAt, largestPaintAt, shifts, interactions: [...interactions.values()], frames }
    interactions.clear()
    frames = []
    return notes
  }
}

/** Lets a page note what happens in it, from its next load on. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(noteWhatHappens)
}

/** What the page has noted; interactions and frames since the last reading only. */
export function readNotes(page: Page): Promise<Notes> {
  return page.evaluate(() => window.takeNotes())
}

const longestWindowMs = 5000
const longestGapMs = 1000

/** Cumulative layout shift: the worst window of shifts that follow each other within a second, of at most five. */
export function cumulativeShift(shifts: readonly Shift[]): number {
  let worst = 0
  let sum = 0
  let begunAt = 0
  let lastAt = Number.NEGATIVE_INFINITY
  for (const { at, value } of shifts) {
    const goesOn = at - lastAt < longestGapMs && at - begunAt < longestWindowMs
    sum = goesOn ? sum + value : value
    if (!goesOn) begunAt = at
    lastAt = at
    worst = Math.max(worst, sum)
  }
  return worst
}
