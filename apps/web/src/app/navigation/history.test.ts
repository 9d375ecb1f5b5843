import { describe, expect, it, vi } from 'vitest'
import { currentRoute, dropParameter, navigate, routeState, submitText, typeText } from './navigation.ts'
import { to } from './routes.ts'
import {
  closeCalculator,
  closePart,
  correctText,
  goHome,
  openCalculator,
  openCart,
  openPart,
  searchFor,
  showAllParts,
  showFiltered,
  showPage,
} from './testing/actions.ts'
import { eachVisits, openStep as open } from './testing/visits.ts'

const visits = eachVisits()

describe('the search that Back restores', () => {
  const text = () => currentRoute().text

  it('is the last submitted one, with its page and scroll position', () => {
    typeText('gasket')
    submitText()
    showPage(3)
    visits.browser.scrollY = 640
    typeText('h')
    expect(visits.browser.scrollY).toBe(0)
    typeText('hinge')
    submitText()
    expect(visits.browser.queries).toEqual(['?s=gasket', '?s=gasket&page=3', '?s=hinge'])
    visits.browser.back()
    expect(currentRoute()).toMatchObject({ text: 'gasket', page: 3 })
    expect(visits.browser.scrollY).toBe(640)
  })

  it('is not an unfinished text, even after a pause in typing', () => {
    typeText('gas')
    vi.advanceTimersByTime(600)
    typeText('gask')
    vi.advanceTimersByTime(600)
    expect(visits.browser.queries).toEqual(['?s=gask'])
  })

  it.each([
    ['a category', () => searchFor('Swing Doors Hinges')],
    ['all parts', () => showAllParts()],
    [
      'a later page',
      () => {
        typeText('gasket')
        showPage(2)
      },
    ],
    [
      'results that a part was opened from',
      () => {
        typeText('gasket')
        openPart(12)
        closePart()
      },
    ],
    ['a link', () => visits.visit('?s=gasket')],
  ])('is one that has settled: %s', (_what, settle) => {
    settle()
    const before = { query: visits.browser.query, at: visits.browser.at }
    typeText('hin')
    typeText('hinge')
    vi.advanceTimersByTime(500)
    expect(visits.browser.query).toBe('?s=hinge')
    visits.browser.back()
    expect({ query: visits.browser.query, at: visits.browser.at }).toEqual(before)
  })

  it('comes back after the text was cleared', () => {
    searchFor('gasket')
    typeText('')
    vi.advanceTimersByTime(500)
    expect(visits.browser.query).toBe('')
    visits.browser.back()
    expect(text()).toBe('gasket')
  })

  it('is left once: further typing changes the same step until it settles', () => {
    searchFor('gasket')
    typeText('hinge')
    vi.advanceTimersByTime(500)
    typeText('hinges')
    vi.advanceTimersByTime(500)
    submitText()
    typeText('closer')
    vi.advanceTimersByTime(500)
    expect(visits.browser.queries).toEqual(['', '?s=gasket', '?s=hinges', '?s=closer'])
  })

  it('keeps its address for the first half second of typing', () => {
    searchFor('gasket')
    typeText('hinge')
    vi.advanceTimersByTime(499)
    expect(visits.browser.queries).toEqual(['', '?s=gasket', '?s=gasket'])
    vi.advanceTimersByTime(1)
    expect(visits.browser.queries).toEqual(['', '?s=gasket', '?s=hinge'])
  })

  it('is not left by typing a space', () => {
    searchFor('gasket')
    typeText('gasket ')
    expect(visits.browser.entries).toHaveLength(2)
  })
})

describe('a new search', () => {
  it.each([
    ['a category', () => searchFor('gasket')],
    ['all parts', () => showAllParts()],
    ['the start page', () => goHome()],
    ['another text', () => typeText('gasket')],
    ['a corrected text', () => correctText('hinges')],
  ])('starts at the top: %s', (_what, act) => {
    visits.visit('?s=hinge')
    visits.browser.scrollY = 900
    act()
    expect(visits.browser.scrollY).toBe(0)
    visits.browser.back()
    expect(visits.browser.scrollY).toBe(900)
  })

  it('is not triggered by paging or sorting, which keep the scroll position', () => {
    visits.visit('?s=hinge')
    visits.browser.scrollY = 900
    showPage(2)
    showFiltered({ sort: 'price' })
    expect(visits.browser.scrollY).toBe(900)
  })
})

describe('a pop-up that is not in the address', () => {
  const settle = () => vi.advanceTimersByTime(0)
  it('is closed by Back, and the page under it stays as it was', () => {
    searchFor('hinge')
    showPage(3)
    visits.browser.scrollY = 640
    const popUp = open()
    expect(visits.browser.query).toBe('?s=hinge&page=3')
    visits.browser.back()
    expect(popUp.close).toHaveBeenCalledOnce()
    expect(currentRoute()).toMatchObject({ text: 'hinge', page: 3 })
    expect(visits.browser.scrollY).toBe(640)
  })

  it('over a part closes first, then the part', () => {
    searchFor('hinge')
    openPart(12)
    const popUp = open()
    visits.browser.back()
    expect(popUp.close).toHaveBeenCalled()
    expect(currentRoute().part).toBe(12)
    visits.browser.back()
    expect(currentRoute().part).toBeNull()
    expect(visits.browser.at).toBe(1)
  })

  it('closes with the part below it', () => {
    searchFor('hinge')
    openPart(12)
    const popUp = open()
    closePart()
    expect(popUp.close).toHaveBeenCalled()
    expect(visits.browser.query).toBe('?s=hinge')
    expect(visits.browser.at).toBe(1)
  })

  it('keeps sorting chosen in it, and the next Back undoes it', () => {
    searchFor('hinge')
    const drawer = open()
    showFiltered({ sort: 'price' })
    settle()
    visits.browser.back()
    expect(drawer.close).toHaveBeenCalled()
    expect(currentRoute().sort).toBe('price')
    visits.browser.back()
    expect(currentRoute().sort).toBe('relevance')
  })

  it('that was replaced by a calculator does not reappear on Back', () => {
    searchFor('gasket')
    const question = open()
    openCalculator('gasket')
    question.undo()
    settle()
    closeCalculator()
    settle()
    expect(visits.browser.query).toBe('?s=gasket')
    expect(visits.browser.at).toBe(1)
    openCalculator('heater')
    visits.browser.back()
    expect(currentRoute().calculator).toBeNull()
    expect(visits.browser.at).toBe(1)
  })

  it('over a calculator is replaced by the cart together with it', () => {
    searchFor('gasket')
    openCalculator('gasket')
    const question = open()
    navigate(to('cart'), { replace: true })
    question.undo()
    settle()
    expect(visits.browser.query).toBe('?s=gasket&panel=cart')
    visits.browser.back()
    expect(currentRoute()).toMatchObject({ panel: 'search', text: 'gasket', calculator: null })
    expect(visits.browser.at).toBe(1)
  })

  it('does not bring back a parameter that was removed while it was open', () => {
    visits.visit('?cartKey=abc')
    const popUp = open()
    dropParameter('cartKey')
    popUp.undo()
    settle()
    expect(visits.browser.queries).toEqual(['', ''])
  })

  it('does not discard a panel that opens while its history step is being removed', () => {
    searchFor('hinge')
    const popUp = open()
    visits.browser.slow = true
    popUp.undo()
    settle()
    openCart()
    visits.browser.arrive()
    expect(visits.browser.queries).toEqual(['', '?s=hinge', '?s=hinge&panel=cart'])
    expect(currentRoute().panel).toBe('cart')
  })
})

describe('text typed while a step back is pending', () => {
  const settle = () => vi.advanceTimersByTime(0)
  const inTheBox = () => routeState.typed ?? currentRoute().text
  /** Opens and closes a pop-up in a slow browser, so that the step back is still pending. */
  function closePopUp(): void {
    const { undo } = open()
    visits.browser.slow = true
    undo()
    settle()
  }
  function typeTwo(): void {
    typeText('h')
    expect(inTheBox()).toBe('h')
    typeText('hi')
    expect(inTheBox()).toBe('hi')
  }
  function arrive(): void {
    visits.browser.arrive()
    expect(routeState.typed).toBeNull()
    expect(currentRoute()).toMatchObject({ panel: 'search', text: 'hi', page: 1 })
    vi.advanceTimersByTime(500)
    visits.browser.slow = false
  }

  it('leaves the previous search as it was when a pop-up closes', () => {
    searchFor('gasket')
    showPage(2)
    closePopUp()
    typeTwo()
    arrive()
    expect(visits.browser.queries).toEqual(['', '?s=gasket', '?s=gasket&page=2', '?s=hi'])
    visits.browser.back()
    expect(currentRoute()).toMatchObject({ text: 'gasket', page: 2 })
  })

  it('is not overwritten by the address below a part that closes', () => {
    searchFor('gasket')
    openPart(12)
    visits.browser.slow = true
    closePart()
    typeTwo()
    arrive()
    expect(visits.browser.queries).toEqual(['', '?s=gasket', '?s=hi'])
    visits.browser.back()
    expect(currentRoute()).toMatchObject({ text: 'gasket', part: null })
  })

  it('leaves the cart for the search, and Back returns to the cart as it was', () => {
    openCart()
    closePopUp()
    typeTwo()
    arrive()
    expect(visits.browser.queries).toEqual(['', '?panel=cart', '?s=hi'])
    visits.browser.back()
    expect(currentRoute()).toMatchObject({ panel: 'cart', text: '' })
  })

  it('is submitted by Enter', () => {
    searchFor('gasket')
    closePopUp()
    typeText('hinge')
    submitText()
    visits.browser.arrive()
    expect(visits.browser.queries).toEqual(['', '?s=gasket', '?s=hinge'])
    typeText('closer')
    vi.advanceTimersByTime(500)
    expect(visits.browser.queries).toEqual(['', '?s=gasket', '?s=hinge', '?s=closer'])
  })
})
