import { describe, expect, it, vi } from 'vitest'
import {
  closeCalculator,
  closeHelp,
  closeLogin,
  goOnToCart,
  goOnToDoor,
  openCalculator,
  openCart,
  openHelp,
  openLogin,
  openPart,
  openRequest,
  placeOfMember,
  reopenLogin,
  searchFor,
  showCartView,
} from './panels.state.ts'
import { placeState, typeText } from './place.state.ts'
import { eachVisits } from './testing/visits.ts'

const visits = eachVisits()

describe('the sign-in over a panel', () => {
  it('is a step, and closing it steps back', () => {
    searchFor('hinge')
    openLogin()
    openLogin()
    expect(visits.browser.query).toBe('?s=hinge&login=1')
    closeLogin()
    expect(visits.browser.query).toBe('?s=hinge')
    expect(placeState.login).toBe(false)
    expect(visits.browser.at).toBe(1)
  })

  it('that a link opened is taken from the address when it is closed', () => {
    visits.visit('?login=1')
    expect(placeState.login).toBe(true)
    closeLogin()
    expect(visits.browser.queries).toEqual([''])
  })

  it('takes the account panel of a guest with it when it is closed', () => {
    visits.visit('?panel=account&view=orders')
    closeLogin()
    expect(placeState).toMatchObject({ panel: 'search', view: 'results' })
    expect(visits.browser.queries).toEqual([''])
  })

  it('is opened again with the panel that went with it, in the view that was asked for', () => {
    visits.visit('?panel=account&view=orders')
    const { panel, view } = placeState
    closeLogin()
    reopenLogin({ panel, view })
    expect(visits.browser.query).toBe('?panel=account&view=orders')
    closeLogin()
    reopenLogin({ panel: 'search', view: 'results' })
    expect(visits.browser.query).toBe('?login=1')
  })

  it('makes way for the panel that was asked for, with a new search', () => {
    visits.visit('?s=hinge&page=3&panel=account&view=orders')
    placeOfMember()
    expect(visits.browser.queries).toEqual(['?panel=account&view=orders'])
  })

  it('opened in the checkout, leaves the buyer there, and Back leads to the search as it was', () => {
    searchFor('hinge')
    openCart()
    showCartView('shipping')
    openLogin()
    placeOfMember()
    expect(placeState).toMatchObject({ panel: 'cart', view: 'shipping', text: '', login: false })
    visits.browser.back()
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
    expect(visits.browser.query).toBe('')
  })
})

describe('a pop-up of the footer', () => {
  it('is a step over the panel: closing it, as Back does, leads to the panel as it was', () => {
    searchFor('hinge')
    openCart()
    openHelp('returns')
    openHelp('returns')
    expect(visits.browser.query).toBe('?s=hinge&panel=cart&popup=returns')
    closeHelp()
    expect(placeState).toMatchObject({ panel: 'cart', popup: null })
    expect(visits.browser.query).toBe('?s=hinge&panel=cart')
    openHelp('privacy')
    visits.browser.back()
    expect(placeState).toMatchObject({ panel: 'cart', popup: null })
  })

  it('that a link opened is taken from the address when it is closed', () => {
    visits.visit('?s=hinge&popup=serials')
    expect(placeState.popup).toBe('serials')
    closeHelp()
    expect(visits.browser.queries).toEqual(['?s=hinge'])
  })
})

describe('a calculator', () => {
  it('is a step over the panel that Back closes, in place of whatever else was open', () => {
    searchFor('gasket')
    openPart(187)
    openCalculator('gasket')
    expect(visits.browser.query).toBe('?s=gasket&calculator=gasket')
    expect(placeState).toMatchObject({ part: null, calculator: 'gasket' })
    openHelp('serials')
    expect(placeState).toMatchObject({ calculator: null, popup: 'serials' })
    closeHelp()
    expect(placeState).toMatchObject({ calculator: 'gasket', popup: null })
    closeCalculator()
    expect(visits.browser.query).toBe('?s=gasket&part=187')
    openLogin()
    expect(placeState).toMatchObject({ part: null, calculator: null, login: true })
  })

  it('that is done makes way for the cart, and Back does not lead to it again', () => {
    searchFor('gasket')
    openCalculator('heater')
    goOnToCart()
    expect(visits.browser.query).toBe('?s=gasket&panel=cart')
    visits.browser.back()
    expect(placeState).toMatchObject({ panel: 'search', text: 'gasket', calculator: null })
  })

  it('that has nothing for a door makes way for the parts of that door', () => {
    openCart()
    openCalculator('magnetic')
    goOnToDoor('15-0001')
    expect(visits.browser.query).toBe('?s=15-0001')
    visits.browser.back()
    expect(placeState).toMatchObject({ panel: 'cart', calculator: null })
  })

  it('that a link opened is taken from the address when it is closed', () => {
    visits.visit('?calculator=magnetic')
    expect(placeState.calculator).toBe('magnetic')
    closeCalculator()
    expect(visits.browser.queries).toEqual([''])
  })
})
