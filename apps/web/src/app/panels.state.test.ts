import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  closePart,
  correctPage,
  followAddress,
  openCart,
  openPart,
  openSearch,
  placeState,
  searchFor,
  showAllParts,
  showCartView,
  showPage,
  typeText,
} from './panels.state.ts'

/** A browser's history, as far as the page uses it. */
class Browser extends EventTarget {
  entries: { query: string; state: unknown }[]
  at = 0
  scrollTo = vi.fn()
  constructor(query: string) {
    super()
    this.entries = [{ query, state: null }]
  }
  get location() {
    return { pathname: '/', search: this.entries[this.at]?.query ?? '', hash: '' }
  }
  get state() {
    return this.entries[this.at]?.state
  }
  pushState(state: unknown, _: string, url: string) {
    this.entries.splice(this.at + 1, Infinity, { query: url.slice(1), state })
    this.at += 1
  }
  replaceState(state: unknown, _: string, url: string) {
    this.entries[this.at] = { query: url.slice(1), state }
  }
  back() {
    this.at -= 1
    this.dispatchEvent(new Event('popstate'))
  }
}

let browser: Browser
let stop = () => {}

function visit(query: string): void {
  browser = new Browser(query)
  vi.stubGlobal('window', browser)
  vi.stubGlobal('history', browser)
  vi.stubGlobal('location', {
    get pathname() {
      return browser.location.pathname
    },
    get search() {
      return browser.location.search
    },
    hash: '',
  })
  stop = followAddress()
}

beforeEach(() => {
  vi.useFakeTimers()
  visit('')
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the panels and the address', () => {
  it('a link opens what it names', () => {
    visit('?s=hinge&panel=cart&part=12')
    expect(placeState).toMatchObject({ text: 'hinge', panel: 'cart', part: 12 })
  })

  it('typing is kept in the address after half a second of rest, as no step of its own', () => {
    typeText('hin')
    vi.advanceTimersByTime(499)
    expect(browser.location.search).toBe('')
    typeText('hinge')
    vi.advanceTimersByTime(499)
    expect(browser.location.search).toBe('')
    vi.advanceTimersByTime(1)
    expect(browser.location.search).toBe('?s=hinge')
    expect(browser.entries).toHaveLength(1)
  })

  it('what was typed just before a step is not lost', () => {
    typeText('hinge')
    openPart(12)
    expect(browser.entries.map((entry) => entry.query)).toEqual(['?s=hinge', '?s=hinge&part=12'])
  })

  it('Back leaves the cart for the search it came from', () => {
    searchFor('hinge')
    openCart()
    expect(browser.location.search).toBe('?s=hinge&panel=cart')
    browser.back()
    expect(placeState).toMatchObject({ panel: 'search', text: 'hinge' })
  })

  it('Back goes through the views of the checkout one by one', () => {
    openCart()
    showCartView('shipping')
    showCartView('finalize')
    expect(browser.location.search).toBe('?panel=cart&view=finalize')
    browser.back()
    expect(placeState.view).toBe('shipping')
    browser.back()
    expect(placeState.view).toBe('cart')
  })

  it('closing a detail steps back, so that Back does not open it again', () => {
    searchFor('hinge')
    openPart(12)
    closePart()
    closePart()
    expect(browser.location.search).toBe('?s=hinge')
    expect(browser.at).toBe(1)
  })

  it('closing a detail that a link opened stays on the page', () => {
    visit('?s=hinge&part=12')
    closePart()
    expect(browser.location.search).toBe('?s=hinge')
    expect(browser.entries).toHaveLength(1)
  })

  it('a new search returns to page 1, and typing in the cart returns to the search', () => {
    searchFor('hinge')
    showPage(4)
    expect(browser.location.search).toBe('?s=hinge&page=4')
    typeText('hinges')
    expect(placeState.page).toBe(1)
    openCart()
    typeText('hinge')
    expect(placeState).toMatchObject({ panel: 'search', view: 'cart' })
  })

  it('all parts stay in sight until enough is typed to search', () => {
    showAllParts()
    expect(browser.location.search).toBe('?page=1')
    typeText('hi')
    expect(placeState.all).toBe(true)
    typeText('hin')
    expect(placeState.all).toBe(false)
  })

  it('a page that does not exist is corrected without a step', () => {
    visit('?s=hinge&page=900')
    correctPage(3)
    expect(browser.location.search).toBe('?s=hinge&page=3')
    expect(browser.entries).toHaveLength(1)
  })

  it('opening what is open is no step', () => {
    openCart()
    openCart()
    expect(browser.entries).toHaveLength(2)
    openSearch()
    expect(browser.location.search).toBe('')
  })
})
