import { describe, expect, it, vi } from 'vitest'
import { closeLogin, reopenLogin, startOver } from './login.ts'
import { currentRoute, navigate, typeText } from './navigation.ts'
import { searchFor as search, to } from './routes.ts'
import {
  closeCalculator,
  closeHelp,
  openCalculator,
  openCart,
  openHelp,
  openLogin,
  openPart,
  searchFor,
} from './testing/actions.ts'
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
    expect(currentRoute().login).toBe(false)
    expect(visits.browser.at).toBe(1)
  })

  it('that a link opened is taken from the address when it is closed', () => {
    visits.visit('?login=1')
    expect(currentRoute().login).toBe(true)
    closeLogin()
    expect(visits.browser.queries).toEqual([''])
  })

  it('takes the account panel of a guest with it when it is closed', () => {
    visits.visit('?panel=account&view=orders')
    closeLogin()
    expect(currentRoute()).toMatchObject({ panel: 'search', view: 'results' })
    expect(visits.browser.queries).toEqual([''])
  })

  it('is opened again with the panel that went with it, in the view that was asked for', () => {
    visits.visit('?panel=account&view=orders')
    const { panel, view } = currentRoute()
    closeLogin()
    reopenLogin({ panel, view })
    expect(visits.browser.query).toBe('?panel=account&view=orders')
    closeLogin()
    reopenLogin({ panel: 'search', view: 'results' })
    expect(visits.browser.query).toBe('?login=1')
  })

  it('makes way for the panel that was asked for, with a new search', () => {
    visits.visit('?s=hinge&page=3&panel=account&view=orders')
    startOver()
    expect(visits.browser.queries).toEqual(['?panel=account&view=orders'])
  })

  it('opened in the checkout, leaves the buyer there, and Back leads to the search as it was', () => {
    searchFor('hinge')
    openCart()
    navigate(to('cart', 'shipping'))
    openLogin()
    startOver()
    expect(currentRoute()).toMatchObject({ panel: 'cart', view: 'shipping', text: '', login: false })
    visits.browser.back()
    expect(currentRoute()).toMatchObject({ panel: 'cart', view: 'shipping', text: 'hinge', login: false })
  })

  it('leaves the account request, which is for guests', () => {
    navigate(to('request'))
    openLogin()
    startOver()
    expect(currentRoute().panel).toBe('search')
  })

  it('what was typed just before is not written into the address after it', () => {
    typeText('hinge')
    startOver()
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
    expect(currentRoute()).toMatchObject({ panel: 'cart', popup: null })
    expect(visits.browser.query).toBe('?s=hinge&panel=cart')
    openHelp('privacy')
    visits.browser.back()
    expect(currentRoute()).toMatchObject({ panel: 'cart', popup: null })
  })

  it('that a link opened is taken from the address when it is closed', () => {
    visits.visit('?s=hinge&popup=serials')
    expect(currentRoute().popup).toBe('serials')
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
    expect(currentRoute()).toMatchObject({ part: null, calculator: 'gasket' })
    openHelp('serials')
    expect(currentRoute()).toMatchObject({ calculator: null, popup: 'serials' })
    closeHelp()
    expect(currentRoute()).toMatchObject({ calculator: 'gasket', popup: null })
    closeCalculator()
    expect(visits.browser.query).toBe('?s=gasket&part=187')
    openLogin()
    expect(currentRoute()).toMatchObject({ part: null, calculator: null, login: true })
  })

  it('that is done makes way for the cart, and Back does not lead to it again', () => {
    searchFor('gasket')
    openCalculator('heater')
    navigate(to('cart'), { replace: true })
    expect(visits.browser.query).toBe('?s=gasket&panel=cart')
    visits.browser.back()
    expect(currentRoute()).toMatchObject({ panel: 'search', text: 'gasket', calculator: null })
  })

  it('that has nothing for a door makes way for the parts of that door', () => {
    openCart()
    openCalculator('magnetic')
    navigate(search('15-0001'), { replace: true })
    expect(visits.browser.query).toBe('?s=15-0001')
    visits.browser.back()
    expect(currentRoute()).toMatchObject({ panel: 'cart', calculator: null })
  })

  it('that a link opened is taken from the address when it is closed', () => {
    visits.visit('?calculator=magnetic')
    expect(currentRoute().calculator).toBe('magnetic')
    closeCalculator()
    expect(visits.browser.queries).toEqual([''])
  })
})
