import { afterEach, beforeEach, vi } from 'vitest'
import { addOverlay, overlaysState, removeOverlay } from '../../../lib/overlays.state.ts'
import { followAddress } from '../navigation.ts'
import { type BrowserHistory, type BrowserOptions, stubHistory } from './browser-history.ts'

interface Visits {
  browser: BrowserHistory
  /** Comes to the page by an address with this query. */
  visit(query: string): void
  /** Loads the page again. */
  reload(): void
}

/** Gives each test a page that was just come to, on a clock that stands still. */
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

/** Lets the entries follow what was opened and closed. */
export function settle(): void {
  vi.advanceTimersByTime(5)
}

/** Opens an overlay that closes itself when Back asks for it. */
export function openStep() {
  const close = vi.fn()
  const id = addOverlay({ close, dialog: true, step: true })
  settle()
  return { close, takeBack: () => removeOverlay(id) }
}
