import { afterEach, beforeEach, vi } from 'vitest'
import { addOverlay, overlaysState, removeOverlay } from '../../../lib/overlays.state.ts'
import { followAddress } from '../navigation.ts'
import { type BrowserHistory, type BrowserOptions, stubHistory } from './browser-history.ts'

interface Visits {
  browser: BrowserHistory
  visit(query: string): void
  reload(): void
}

/** Gives each test a freshly opened page and a frozen clock. */
export function eachVisits(options?: BrowserOptions): Visits {
  let stop = () => {}
  function begin(query: string, before?: BrowserHistory) {
    stop()
    for (const { id } of overlaysState.open) removeOverlay(id)
    visits.browser = stubHistory(query, before, options)
    stop = followAddress()
  }
  const visits: Visits = {
    browser: stubHistory('', undefined, options),
    visit: (query) => begin(query),
    reload: () => begin('', visits.browser),
  }
  beforeEach(() => {
    vi.useFakeTimers()
    visits.visit('')
  })
  afterEach(() => {
    stop()
    stop = () => {}
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return visits
}

export function settle(): void {
  vi.advanceTimersByTime(5)
}

export function openStep() {
  const close = vi.fn()
  const id = addOverlay({ close, dialog: true, step: true })
  settle()
  return { close, undo: () => removeOverlay(id) }
}
