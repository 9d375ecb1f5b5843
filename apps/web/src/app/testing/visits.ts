import { afterEach, beforeEach, vi } from 'vitest'
import { type BrowserHistory, stubHistory } from '../../lib/testing/browser-history.ts'
import { followAddress } from '../place.state.ts'

interface Visits {
  browser: BrowserHistory
  /** Comes to the page by an address with this query. */
  visit(query: string): void
}

/** Gives each test a page that was just come to, on a clock that stands still. */
export function eachVisits(): Visits {
  let stop = () => {}
  const visits: Visits = {
    browser: stubHistory(''),
    visit(query) {
      visits.browser = stubHistory(query)
      stop = followAddress()
    },
  }
  beforeEach(() => {
    vi.useFakeTimers()
    visits.visit('')
  })
  afterEach(() => {
    stop()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return visits
}
