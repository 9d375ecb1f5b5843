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

describe('the sign-in dialog over a panel', () => {
  it('is a history step, and closing it goes back', () => {
    searchFor('hinge')
    openLogin()
    openLogin()
    expect(visits.browser.query).toBe('?s=hinge&login=1')
    closeLogin()
    expect(visits.browser.query).toBe('?s=hinge')
    expect(currentRoute().login).toBe(false)
    expect(visits.browser.at).toBe(1)
  })

  it('is removed from the address on closing if a link opened it', () => {
    visits.visit('?login=1')
    expect(currentRoute().login).toBe(true)
    closeLogin()
    expect(visits.browser.queries).toEqual([''])
  })

  it('closes together with the account panel of a guest', () => {
    visits.visit('?panel=account&view=orders')
    closeLogin()
    expect(currentRoute()).toMatchObject({ panel: 'search', view: 'results' })
    expect(visits.browser.queries).toEqual([''])
  })

  it('reopens with the panel and view that closed with it', () => {
    visits.visit('?panel=account&view=orders')
    const { panel, view } = currentRoute()
    closeLogin()
    reopenLogin({ panel, view })
    expect(visits.browser.query).toBe('?panel=account&view=orders')
    closeLogin()
    reopenLogin({ panel: 'search', view: 'results' })
    expect(visits.browser.query).toBe('?login=1')
  })

  it('gives way to the requested panel and starts a new search', () => {
    visits.visit('?s=hinge&page=3&panel=account&view=orders')
    startOver()
    expect(visits.browser.queries).toEqual(['?panel=account&view=orders'])
  })

  it('leaves the buyer in the checkout after signing in there, and Back restores the search text', () => {
    searchFor('hinge')
    openCart()
    navigate(to('cart', 'shipping'))
    openLogin()
    startOver()
    expect(currentRoute()).toMatchObject({ panel: 'cart', view: 'shipping', text: '', login: false })
    visits.browser.back()
    expect(currentRoute()).toMatchObject({ panel: 'cart', view: 'shipping', text: 'hinge', login: false })
  })

  it('leaves the account request, which is for guests only', () => {
    navigate(to('request'))
    openLogin()
    startOver()
    expect(currentRoute().panel).toBe('search')
  })

  it('does not write text typed just before into the address afterward', () => {
    typeText('hinge')
    startOver()
    vi.advanceTimersByTime(1000)
    expect(visits.browser.query).toBe('')
  })
})

describe('a footer pop-up', () => {
  it('is a history step over the panel; closing it or Back returns to the panel', () => {
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

  it('is removed from the address on closing if a link opened it', () => {
    visits.visit('?s=hinge&popup=serials')
    expect(currentRoute().popup).toBe('serials')
    closeHelp()
    expect(visits.browser.queries).toEqual(['?s=hinge'])
  })
})

describe('a calculator', () => {
  it('is a history step over the panel, in place of any other overlay', () => {
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

  it('that is finished gives way to the cart, and Back does not return to it', () => {
    searchFor('gasket')
    openCalculator('heater')
    navigate(to('cart'), { replace: true })
    expect(visits.browser.query).toBe('?s=gasket&panel=cart')
    visits.browser.back()
    expect(currentRoute()).toMatchObject({ panel: 'search', text: 'gasket', calculator: null })
  })

  it('without a result for a door gives way to the parts for that door', () => {
    openCart()
    openCalculator('magnetic')
    navigate(search('15-0001'), { replace: true })
    expect(visits.browser.query).toBe('?s=15-0001')
    visits.browser.back()
    expect(currentRoute()).toMatchObject({ panel: 'cart', calculator: null })
  })

  it('is removed from the address on closing if a link opened it', () => {
    visits.visit('?calculator=magnetic')
    expect(currentRoute().calculator).toBe('magnetic')
    closeCalculator()
    expect(visits.browser.queries).toEqual([''])
  })
})
