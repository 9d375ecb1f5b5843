import { noFilters } from '@mullion/domain/catalog/facets'
import { describe, expect, it, vi } from 'vitest'
import { dropParameter } from './drop-parameter.ts'
import {
  closePart,
  correctPage,
  correctText,
  leavePanel,
  openAccount,
  openCart,
  openCompany,
  openPart,
  openQuickOrder,
  openRequest,
  openSearch,
  placeOfMember,
  replaceCartView,
  searchFor,
  showAccountView,
  showAllParts,
  showCartView,
  showNarrowing,
  showPage,
} from './panels.state.ts'
import { placeState, typeText } from './place.state.ts'
import { eachVisits } from './testing/visits.ts'

const visits = eachVisits()

describe('the panels and the address', () => {
  it('a link opens what it names', () => {
    visits.visit('?s=hinge&panel=cart&part=12')
    expect(placeState).toMatchObject({ text: 'hinge', panel: 'cart', part: 12 })
  })

  it('typing is kept in the address after half a second of rest, as no step of its own', () => {
    typeText('hin')
    vi.advanceTimersByTime(499)
    expect(visits.browser.query).toBe('')
    typeText('hinge')
    vi.advanceTimersByTime(499)
    expect(visits.browser.query).toBe('')
    vi.advanceTimersByTime(1)
    expect(visits.browser.query).toBe('?s=hinge')
    expect(visits.browser.entries).toHaveLength(1)
  })

  it('what was typed just before a step is not lost', () => {
    typeText('hinge')
    openPart(12)
    expect(visits.browser.queries).toEqual(['?s=hinge', '?s=hinge&part=12'])
  })

  it('Back leaves the cart for the search it came from', () => {
    searchFor('hinge')
    openCart()
    expect(visits.browser.query).toBe('?s=hinge&panel=cart')
    visits.browser.back()
    expect(placeState).toMatchObject({ panel: 'search', text: 'hinge' })
  })

  it('Back goes through the views of the checkout one by one', () => {
    openCart()
    showCartView('shipping')
    showCartView('finalize')
    expect(visits.browser.query).toBe('?panel=cart&view=finalize')
    visits.browser.back()
    expect(placeState.view).toBe('shipping')
    visits.browser.back()
    expect(placeState.view).toBe('cart')
  })

  it('closing a detail steps back, so that Back does not open it again', () => {
    searchFor('hinge')
    openPart(12)
    closePart()
    closePart()
    expect(visits.browser.query).toBe('?s=hinge')
    expect(visits.browser.at).toBe(1)
  })

  it('closing a detail that a link opened stays on the page', () => {
    visits.visit('?s=hinge&part=12')
    closePart()
    expect(visits.browser.query).toBe('?s=hinge')
    expect(visits.browser.entries).toHaveLength(1)
  })

  it('closing a detail leaves those that led to it behind as well, which Back goes through one by one', () => {
    searchFor('hinge')
    openPart(12)
    openPart(13)
    openPart(14)
    visits.browser.back()
    expect(placeState.part).toBe(13)
    openPart(15)
    closePart()
    expect(visits.browser.query).toBe('?s=hinge')
    expect(visits.browser.at).toBe(1)
  })

  it('closing a detail that was reached from one that a link opened stays on the page', () => {
    visits.visit('?s=hinge&part=12')
    openPart(13)
    closePart()
    expect(placeState.part).toBeNull()
    expect(visits.browser.query).toBe('?s=hinge')
    expect(visits.browser.at).toBe(0)
  })

  it('a step back scrolls to the top when the page was there', () => {
    searchFor('hinge')
    openCart()
    visits.browser.scrollTo.mockClear()
    visits.browser.back()
    expect(visits.browser.scrollTo).toHaveBeenCalledWith({ top: 0 })
  })

  it('a new search returns to page 1, and typing in the cart returns to the search', () => {
    searchFor('hinge')
    showPage(4)
    expect(visits.browser.query).toBe('?s=hinge&page=4')
    typeText('hinges')
    expect(placeState.page).toBe(1)
    openCart()
    typeText('hinge')
    expect(placeState).toMatchObject({ panel: 'search', view: 'results' })
  })

  it('all parts stay in sight until enough is typed to search', () => {
    showAllParts()
    expect(visits.browser.query).toBe('?page=1')
    typeText('hi')
    expect(placeState.all).toBe(true)
    typeText('hin')
    expect(placeState.all).toBe(false)
  })

  it('a page that does not exist is corrected without a step', () => {
    visits.visit('?s=hinge&page=900')
    correctPage(3)
    expect(visits.browser.query).toBe('?s=hinge&page=3')
    expect(visits.browser.entries).toHaveLength(1)
  })

  it('a panel that was left corrects nothing any more', () => {
    openCart()
    showCartView('finalize')
    searchFor('hinge')
    replaceCartView('shipping')
    expect(placeState).toMatchObject({ panel: 'search', text: 'hinge' })
    openCart()
    correctPage(3)
    expect(visits.browser.query).toBe('?s=hinge&panel=cart')
  })

  it('the quick order is a step from the cart, and Back leads to it again', () => {
    openCart()
    openQuickOrder()
    expect(visits.browser.query).toBe('?panel=cart&view=quick-order')
    visits.browser.back()
    expect(placeState).toMatchObject({ panel: 'cart', view: 'cart' })
  })

  it('a parameter of others that has done its work goes, and the rest stays', () => {
    visits.visit('?s=hinge&cartKey=abc&panel=cart')
    dropParameter('cartKey')
    expect(visits.browser.query).toBe('?s=hinge&panel=cart')
    expect(visits.browser.entries).toHaveLength(1)
  })

  it('opening what is open is no step', () => {
    openCart()
    openCart()
    expect(visits.browser.entries).toHaveLength(2)
    openSearch()
    expect(visits.browser.query).toBe('')
  })

  it('one panel is open at a time, and opening another is a step', () => {
    openAccount()
    openCompany()
    openRequest()
    openCart()
    expect(visits.browser.queries).toEqual([
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
    expect(visits.browser.query).toBe('?panel=account&view=settings')
    visits.browser.back()
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
    expect(visits.browser.query).toBe('?s=steel&tag=Hinges&sort=price')
    visits.browser.back()
    expect(placeState).toMatchObject({ filters: hinges, sort: 'relevance', page: 1 })
    visits.browser.back()
    expect(placeState).toMatchObject({ filters: noFilters, page: 4 })
  })

  it('holds while another text is typed or a mistyped one is corrected', () => {
    visits.visit('?s=stele&tag=Hinges&page=2')
    correctText('steel')
    expect(visits.browser.query).toBe('?s=steel&tag=Hinges')
    typeText('steel plate')
    expect(placeState.filters).toEqual(hinges)
  })

  it.each([
    ['a search begins anew', () => searchFor('gasket')],
    ['all parts are shown', () => showAllParts()],
    ['the text is cleared', () => typeText('')],
    ['somebody signs in', () => placeOfMember()],
  ])('ends when %s', (_what, act) => {
    visits.visit('?s=steel&tag=Hinges&sort=price')
    act()
    expect(placeState).toMatchObject({ filters: noFilters, sort: 'relevance' })
  })

  it('of all parts holds while too little is typed to search', () => {
    visits.visit('?page=1&tag=Hinges')
    typeText('s')
    typeText('')
    expect(placeState).toMatchObject({ all: true, filters: hinges })
  })
})

describe('the verification of an e-mail address', () => {
  it('leaves the address with its token, and Back does not lead there again', () => {
    visits.visit('?emailVerify=a-token')
    expect(placeState).toMatchObject({ panel: 'verify', emailVerify: 'a-token' })
    leavePanel()
    expect(placeState).toMatchObject({ panel: 'search', emailVerify: null })
    expect(visits.browser.queries).toEqual([''])
  })

  it('is closed by any other panel', () => {
    visits.visit('?emailVerify=a-token')
    openCart()
    expect(visits.browser.query).toBe('?panel=cart')
    expect(placeState.emailVerify).toBeNull()
  })
})
