// Performance entries that a page records about itself. Functions passed to the page cannot use anything outside them.
import type { Page } from 'playwright-core'

interface Shift {
  readonly at: number
  readonly value: number
}

interface Notes {
  /** When the first and the largest content was painted, in ms from the start of the load. */
  readonly firstPaintAt: number
  readonly largestPaintAt: number
  readonly shifts: readonly Shift[]
  /** Total blocking time: what tasks since the first paint took beyond 50 ms each. */
  readonly blockedMs: number
  /** Longest event of each interaction since the last reading, in ms. */
  readonly interactions: readonly number[]
  /** Times between frames since the last reading, in ms. */
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

/** Runs in the page before any other script. */
function noteWhatHappens(): void {
  const shifts: Shift[] = []
  const interactions = new Map<number, number>()
  let frames: number[] = []
  let firstPaintAt = 0
  let largestPaintAt = 0
  const longTasks: PerformanceEntry[] = []
  const watch = <Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as Entry)
    })
    // Browsers never report events shorter than 16 ms.
    const options: PerformanceObserverInit & { durationThreshold: number } = { type, durationThreshold: 16 }
    observer.observe({ ...options, buffered: true })
  }
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') firstPaintAt = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    largestPaintAt = startTime
  })
  watch('longtask', (entry) => longTasks.push(entry))
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
    const blockedMs = longTasks
      .filter(({ startTime }) => startTime >= firstPaintAt)
      .reduce((sum, { duration }) => sum + duration - 50, 0)
    const paints = { firstPaintAt, largestPaintAt, shifts, blockedMs }
    const notes = { ...paints, interactions: [...interactions.values()], frames }
    interactions.clear()
    frames = []
    return notes
  }
}

export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(noteWhatHappens)
}

/** Returns the recorded entries; interactions and frames only since the last reading. */
export function readNotes(page: Page): Promise<Notes> {
  return page.evaluate(() => window.takeNotes())
}

const maxWindowMs = 5000
const maxGapMs = 1000

/** Cumulative layout shift: the largest window of shifts less than a second apart, at most five seconds long. */
export function cumulativeShift(shifts: readonly Shift[]): number {
  let worst = 0
  let sum = 0
  let startedAt = 0
  let lastAt = Number.NEGATIVE_INFINITY
  for (const { at, value } of shifts) {
    const goesOn = at - lastAt < maxGapMs && at - startedAt < maxWindowMs
    sum = goesOn ? sum + value : value
    if (!goesOn) startedAt = at
    lastAt = at
    worst = Math.max(worst, sum)
  }
  return worst
}
