import { noFilters } from '@mullion/domain/search/facets'
import { describe, expect, it, vi } from 'vitest'
import { catalogActions } from '../screens/shop-actions.ts'
import { startOver } from './login.ts'
import { correctIn, currentRoute, dropParameter, navigate, typeText } from './navigation.ts'
import { to } from './routes.ts'
import {
  closePart,
  correctText,
  openCart,
  openPart,
  openSearch,
  searchFor,
  showAllParts,
  showFiltered,
  showPage,
} from './testing/actions.ts'
import { eachVisits } from './testing/visits.ts'

const visits = eachVisits()

describe('panels and the address', () => {
  it('a link opens what it names', () => {
    visits.visit('?s=hinge&panel=cart&part=12')
    expect(currentRoute()).toMatchObject({ text: 'hinge', panel: 'cart', part: 12 })
  })

  it('typed text goes into the address after half a second, without a history step of its own', () => {
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

  it('text typed just before a navigation is not lost', () => {
    typeText('hinge')
    openPart(12)
    expect(visits.browser.queries).toEqual(['?s=hinge', '?s=hinge&part=12'])
  })

  it('Back from the cart returns to the search it came from', () => {
    searchFor('hinge')
    openCart()
    expect(visits.browser.query).toBe('?s=hinge&panel=cart')
    visits.browser.back()
    expect(currentRoute()).toMatchObject({ panel: 'search', text: 'hinge' })
  })

  it('Back goes through the checkout views one by one', () => {
    openCart()
    navigate(to('cart', 'shipping'))
    navigate(to('cart', 'finalize'))
    expect(visits.browser.query).toBe('?panel=cart&view=finalize')
    visits.browser.back()
    expect(currentRoute().view).toBe('shipping')
    visits.browser.back()
    expect(currentRoute().view).toBe('cart')
  })

  it('closing part details goes back, so that Back does not reopen them', () => {
    searchFor('hinge')
    openPart(12)
    closePart()
    closePart()
    expect(visits.browser.query).toBe('?s=hinge')
    expect(visits.browser.at).toBe(1)
  })

  it('closing part details opened by a link stays on the page', () => {
    visits.visit('?s=hinge&part=12')
    closePart()
    expect(visits.browser.query).toBe('?s=hinge')
    expect(visits.browser.entries).toHaveLength(1)
  })

  it('closing part details also leaves the parts that led to them, which Back visits one by one', () => {
    searchFor('hinge')
    openPart(12)
    openPart(13)
    openPart(14)
    visits.browser.back()
    expect(currentRoute().part).toBe(13)
    openPart(15)
    closePart()
    expect(visits.browser.query).toBe('?s=hinge')
    expect(visits.browser.at).toBe(1)
  })

  it('closing part details reached from a linked part stays on the page', () => {
    visits.visit('?s=hinge&part=12')
    openPart(13)
    closePart()
    expect(currentRoute().part).toBeNull()
    expect(visits.browser.query).toBe('?s=hinge')
    expect(visits.browser.at).toBe(0)
  })

  it('going back scrolls to the top if the page was there', () => {
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
    expect(currentRoute().page).toBe(1)
    openCart()
    typeText('hinge')
    expect(currentRoute()).toMatchObject({ panel: 'search', view: 'results' })
  })

  it('all parts stay visible until enough is typed to search', () => {
    showAllParts()
    expect(visits.browser.query).toBe('?page=1')
    typeText('hi')
    expect(currentRoute().all).toBe(true)
    typeText('hin')
    expect(currentRoute().all).toBe(false)
  })

  it('a page that does not exist is corrected without a history step', () => {
    visits.visit('?s=hinge&page=900')
    correctIn('search', { page: 3 })
    expect(visits.browser.query).toBe('?s=hinge&page=3')
    expect(visits.browser.entries).toHaveLength(1)
  })

  it('Back returns to the view that was shown before another was chosen', () => {
    visits.visit('?s=hinge&page=3')
    catalogActions.showBy('parts', 'families')
    expect(currentRoute()).toMatchObject({ by: 'parts', page: 1 })
    visits.browser.back()
    expect(currentRoute()).toMatchObject({ by: 'families', page: 3 })
  })

  it('a panel that was left no longer corrects the address', () => {
    openCart()
    navigate(to('cart', 'finalize'))
    searchFor('hinge')
    correctIn('cart', { view: 'shipping' })
    expect(currentRoute()).toMatchObject({ panel: 'search', text: 'hinge' })
    openCart()
    correctIn('search', { page: 3 })
    expect(visits.browser.query).toBe('?s=hinge&panel=cart')
  })

  it('the quick order is a step from the cart, and Back returns to the cart', () => {
    openCart()
    navigate(to('cart', 'quick-order'))
    expect(visits.browser.query).toBe('?panel=cart&view=quick-order')
    visits.browser.back()
    expect(currentRoute()).toMatchObject({ panel: 'cart', view: 'cart' })
  })

  it('a parameter that has been handled is removed, and the rest stays', () => {
    visits.visit('?s=hinge&cartKey=abc&panel=cart')
    dropParameter('cartKey')
    expect(visits.browser.query).toBe('?s=hinge&panel=cart')
    expect(visits.browser.entries).toHaveLength(1)
  })

  it('opening a panel that is already open adds no history step', () => {
    openCart()
    openCart()
    expect(visits.browser.entries).toHaveLength(2)
    openSearch()
    expect(visits.browser.query).toBe('')
  })

  it('one panel is open at a time, and opening another adds a history step', () => {
    navigate(to('account'))
    navigate(to('company'))
    navigate(to('request'))
    openCart()
    expect(visits.browser.queries).toEqual([
      '',
      '?panel=account',
      '?panel=company',
      '?panel=request',
      '?panel=cart',
    ])
    expect(currentRoute()).toMatchObject({ panel: 'cart', view: 'cart' })
  })

  it('Back goes through the account views one by one', () => {
    navigate(to('account'))
    navigate(to('account', 'orders'))
    navigate(to('account', 'settings'))
    expect(visits.browser.query).toBe('?panel=account&view=settings')
    visits.browser.back()
    expect(currentRoute()).toMatchObject({ panel: 'account', view: 'orders' })
  })
})

describe('narrowing the results', () => {
  const hinges = { ...noFilters, tags: ['Hinges' as const] }

  it('adds a history step on page 1, and Back undoes it', () => {
    searchFor('steel')
    showPage(4)
    showFiltered({ filters: hinges })
    showFiltered({ sort: 'price' })
    expect(visits.browser.query).toBe('?s=steel&tag=Hinges&sort=price')
    visits.browser.back()
    expect(currentRoute()).toMatchObject({ filters: hinges, sort: 'relevance', page: 1 })
    visits.browser.back()
    expect(currentRoute()).toMatchObject({ filters: noFilters, page: 4 })
  })

  it('stays in effect while another text is typed or a typo is corrected', () => {
    visits.visit('?s=stele&tag=Hinges&page=2')
    correctText('steel')
    expect(visits.browser.query).toBe('?s=steel&tag=Hinges')
    typeText('steel plate')
    expect(currentRoute().filters).toEqual(hinges)
  })

  it.each([
    ['a new search starts', () => searchFor('gasket')],
    ['all parts are shown', () => showAllParts()],
    ['the text is cleared', () => typeText('')],
    ['a user signs in', () => startOver()],
  ])('ends when %s', (_what, act) => {
    visits.visit('?s=steel&tag=Hinges&sort=price')
    act()
    expect(currentRoute()).toMatchObject({ filters: noFilters, sort: 'relevance' })
  })

  it('of all parts stays in effect while too little is typed to search', () => {
    visits.visit('?page=1&tag=Hinges')
    typeText('s')
    typeText('')
    expect(currentRoute()).toMatchObject({ all: true, filters: hinges })
  })
})

describe('email verification', () => {
  it('is removed from the address with its token, and Back does not return to it', () => {
    visits.visit('?emailVerify=a-token')
    expect(currentRoute()).toMatchObject({ panel: 'verify', emailVerify: 'a-token' })
    navigate(to('search'), { replace: true })
    expect(currentRoute()).toMatchObject({ panel: 'search', emailVerify: null })
    expect(visits.browser.queries).toEqual([''])
  })

  it('is closed by any other panel', () => {
    visits.visit('?emailVerify=a-token')
    openCart()
    expect(visits.browser.query).toBe('?panel=cart')
    expect(currentRoute().emailVerify).toBeNull()
  })
})
