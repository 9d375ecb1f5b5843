import { noFilters } from '@mullion/domain/catalog/facets'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  closeHelp,
  closeLogin,
  closePart,
  correctPage,
  correctText,
  dropParameter,
  followAddress,
  leavePanel,
  openAccount,
  openCart,
  openCompany,
  openHelp,
  openLogin,
  openPart,
  openQuickOrder,
  openRequest,
  openSearch,
  placeOfMember,
  placeState,
  searchFor,
  showAccountView,
  showAllParts,
  showCartView,
  showNarrowing,
  showPage,
  typeText,
} from './panels.state.ts'

/** A browser's history, as far as the page uses it. */
class Browser extends EventTarget {
  entries: { query: string; state: unknown }[]
  at = 0
  scrollY = 0
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
    this.go(-1)
  }
  go(by: number) {
    this.at += by
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

  it('closing a detail leaves those that led to it behind as well, which Back goes through one by one', () => {
    searchFor('hinge')
    openPart(12)
    openPart(13)
    openPart(14)
    browser.back()
    expect(placeState.part).toBe(13)
    openPart(15)
    closePart()
    expect(browser.location.search).toBe('?s=hinge')
    expect(browser.at).toBe(1)
  })

  it('closing a detail that was reached from one that a link opened stays on the page', () => {
    visit('?s=hinge&part=12')
    openPart(13)
    closePart()
    expect(placeState.part).toBeNull()
    expect(browser.location.search).toBe('?s=hinge')
    expect(browser.at).toBe(0)
  })

  it('a step back scrolls to the top when the page was there', () => {
    searchFor('hinge')
    openCart()
    browser.scrollTo.mockClear()
    browser.back()
    expect(browser.scrollTo).toHaveBeenCalledWith({ top: 0 })
  })

  it('a new search returns to page 1, and typing in the cart returns to the search', () => {
    searchFor('hinge')
    showPage(4)
    expect(browser.location.search).toBe('?s=hinge&page=4')
    typeText('hinges')
    expect(placeState.page).toBe(1)
    openCart()
    typeText('hinge')
    expect(placeState).toMatchObject({ panel: 'search', view: 'results' })
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

  it('the quick order is a step from the cart, and Back leads to it again', () => {
    openCart()
    openQuickOrder()
    expect(browser.location.search).toBe('?panel=cart&view=quick-order')
    browser.back()
    expect(placeState).toMatchObject({ panel: 'cart', view: 'cart' })
  })

  it('a parameter of others that has done its work goes, and the rest stays', () => {
    visit('?s=hinge&cartKey=abc&panel=cart')
    dropParameter('cartKey')
    expect(browser.location.search).toBe('?s=hinge&panel=cart')
    expect(browser.entries).toHaveLength(1)
  })

  it('opening what is open is no step', () => {
    openCart()
    openCart()
    expect(browser.entries).toHaveLength(2)
    openSearch()
    expect(browser.location.search).toBe('')
  })

  it('one panel is open at a time, and opening another is a step', () => {
    openAccount()
    openCompany()
    openRequest()
    openCart()
    expect(browser.entries.map(({ query }) => query)).toEqual([
      '',
      '?panel=account',
      '?panel=company',
      '?panel=request',
      '?panel=cart',
    ])
    expect(placeState).toMatchObject({ panel: 'cart', view: 'cart' })
  })

  it('Back goes through the views of the account one by one', () => {
    openAccount()
    showAccountView('orders')
    showAccountView('settings')
    expect(browser.location.search).toBe('?panel=account&view=settings')
    browser.back()
    expect(placeState).toMatchObject({ panel: 'account', view: 'orders' })
  })
})

describe('narrowing the results', () => {
  const hinges = { ...noFilters, tags: ['Hinges' as const] }

  it('is a step to page 1, and Back takes it away again', () => {
    searchFor('steel')
    showPage(4)
    showNarrowing({ filters: hinges })
    showNarrowing({ sort: 'price' })
    expect(browser.location.search).toBe('?s=steel&tag=Hinges&sort=price')
    browser.back()
    expect(placeState).toMatchObject({ filters: hinges, sort: 'relevance', page: 1 })
    browser.back()
    expect(placeState).toMatchObject({ filters: noFilters, page: 4 })
  })

  it('holds while another text is typed or a mistyped one is corrected', () => {
    visit('?s=stele&tag=Hinges&page=2')
    correctText('steel')
    expect(browser.location.search).toBe('?s=steel&tag=Hinges')
    typeText('steel plate')
    expect(placeState.filters).toEqual(hinges)
  })

  it.each([
    ['a search begins anew', () => searchFor('gasket')],
    ['all parts are shown', () => showAllParts()],
    ['the text is cleared', () => typeText('')],
    ['somebody signs in', () => placeOfMember()],
  ])('ends when %s', (_what, act) => {
    visit('?s=steel&tag=Hinges&sort=price')
    act()
    expect(placeState).toMatchObject({ filters: noFilters, sort: 'relevance' })
  })

  it('of all parts holds while too little is typed to search', () => {
    visit('?page=1&tag=Hinges')
    typeText('s')
    typeText('')
    expect(placeState).toMatchObject({ all: true, filters: hinges })
  })
})

describe('the sign-in over a panel', () => {
  it('is a step, and closing it steps back', () => {
    searchFor('hinge')
    openLogin()
    openLogin()
    expect(browser.location.search).toBe('?s=hinge&login=1')
    closeLogin()
    expect(browser.location.search).toBe('?s=hinge')
    expect(placeState.login).toBe(false)
    expect(browser.at).toBe(1)
  })

  it('that a link opened is taken from the address when it is closed', () => {
    visit('?login=1')
    expect(placeState.login).toBe(true)
    closeLogin()
    expect(browser.entries.map(({ query }) => query)).toEqual([''])
  })

  it('takes the account panel of a guest with it when it is closed', () => {
    visit('?panel=account&view=orders')
    closeLogin()
    expect(placeState).toMatchObject({ panel: 'search', view: 'results' })
    expect(browser.entries.map(({ query }) => query)).toEqual([''])
  })

  it('makes way for the panel that was asked for, with a new search', () => {
    visit('?s=hinge&page=3&panel=account&view=orders')
    placeOfMember()
    expect(browser.entries.map(({ query }) => query)).toEqual(['?panel=account&view=orders'])
  })

  it('opened in the checkout, leaves the buyer there, and Back leads to the search as it was', () => {
    searchFor('hinge')
    openCart()
    showCartView('shipping')
    openLogin()
    placeOfMember()
    expect(placeState).toMatchObject({ panel: 'cart', view: 'shipping', text: '', login: false })
    browser.back()
    expect(placeState).toMatchObject({ panel: 'cart', view: 'shipping', text: 'hinge', login: false })
  })

  it('leaves the account request, which is for guests', () => {
    openRequest()
    openLogin()
    placeOfMember()
    expect(placeState.panel).toBe('search')
  })

  it('what was typed just before is not written into the address after it', () => {
    typeText('hinge')
    placeOfMember()
    vi.advanceTimersByTime(1000)
    expect(browser.location.search).toBe('')
  })
})

describe('a pop-up of the footer', () => {
  it('is a step over the panel: closing it, as Back does, leads to the panel as it was', () => {
    searchFor('hinge')
    openCart()
    openHelp('returns')
    openHelp('returns')
    expect(browser.location.search).toBe('?s=hinge&panel=cart&popup=returns')
    closeHelp()
    expect(placeState).toMatchObject({ panel: 'cart', popup: null })
    expect(browser.location.search).toBe('?s=hinge&panel=cart')
    openHelp('privacy')
    browser.back()
    expect(placeState).toMatchObject({ panel: 'cart', popup: null })
  })

  it('that a link opened is taken from the address when it is closed', () => {
    visit('?s=hinge&popup=serials')
    expect(placeState.popup).toBe('serials')
    closeHelp()
    expect(browser.entries.map(({ query }) => query)).toEqual(['?s=hinge'])
  })
})

describe('the verification of an e-mail address', () => {
  it('leaves the address with its token, and Back does not lead there again', () => {
    visit('?emailVerify=a-token')
    expect(placeState).toMatchObject({ panel: 'verify', emailVerify: 'a-token' })
    leavePanel()
    expect(placeState).toMatchObject({ panel: 'search', emailVerify: null })
    expect(browser.entries.map(({ query }) => query)).toEqual([''])
  })

  it('is closed by any other panel', () => {
    visit('?emailVerify=a-token')
    openCart()
    expect(browser.location.search).toBe('?panel=cart')
    expect(placeState.emailVerify).toBeNull()
  })
})
