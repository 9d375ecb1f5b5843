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
  showNarrowing,
  showPage,
} from './testing/actions.ts'
import { eachVisits, openStep as open } from './testing/visits.ts'

const visits = eachVisits()

describe('the search that Back restores', () => {
  const text = () => currentRoute().text

  it('is the one that was sent, as it was left, when another one is typed', () => {
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

  it('is not each of the letters, nor what rested for a moment', () => {
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
      'a page further on',
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

  it('is there again after the text was cleared', () => {
    searchFor('gasket')
    typeText('')
    vi.advanceTimersByTime(500)
    expect(visits.browser.query).toBe('')
    visits.browser.back()
    expect(text()).toBe('gasket')
  })

  it('is left once: what is typed next changes the same step, until it settles', () => {
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

  it('keeps its address for half a second of typing', () => {
    searchFor('gasket')
    typeText('hinge')
    vi.advanceTimersByTime(499)
    expect(visits.browser.queries).toEqual(['', '?s=gasket', '?s=gasket'])
    vi.advanceTimersByTime(1)
    expect(visits.browser.queries).toEqual(['', '?s=gasket', '?s=hinge'])
  })

  it('is not left by a space', () => {
    searchFor('gasket')
    typeText('gasket ')
    expect(visits.browser.entries).toHaveLength(2)
  })
})

describe('another search', () => {
  it.each([
    ['a category', () => searchFor('gasket')],
    ['all parts', () => showAllParts()],
    ['the start page', () => goHome()],
    ['another text', () => typeText('gasket')],
    ['the text that was meant', () => correctText('hinges')],
  ])('begins at the top: %s', (_what, act) => {
    visits.visit('?s=hinge')
    visits.browser.scrollY = 900
    act()
    expect(visits.browser.scrollY).toBe(0)
    visits.browser.back()
    expect(visits.browser.scrollY).toBe(900)
  })

  it('is not another page or order of the same one', () => {
    visits.visit('?s=hinge')
    visits.browser.scrollY = 900
    showPage(2)
    showNarrowing({ sort: 'price' })
    expect(visits.browser.scrollY).toBe(900)
  })
})

describe('a pop-up that the address does not name', () => {
  const settle = () => vi.advanceTimersByTime(0)
  it('is closed by Back, and the place under it stays as it was', () => {
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

  it('over a part is closed first, then the part', () => {
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

  it('goes with a part that is closed below it', () => {
    searchFor('hinge')
    openPart(12)
    const popUp = open()
    closePart()
    expect(popUp.close).toHaveBeenCalled()
    expect(visits.browser.query).toBe('?s=hinge')
    expect(visits.browser.at).toBe(1)
  })

  it('keeps what was narrowed in it, and Back undoes that afterwards', () => {
    searchFor('hinge')
    const drawer = open()
    showNarrowing({ sort: 'price' })
    settle()
    visits.browser.back()
    expect(drawer.close).toHaveBeenCalled()
    expect(currentRoute().sort).toBe('price')
    visits.browser.back()
    expect(currentRoute().sort).toBe('relevance')
  })

  it('that makes way for a calculator is not met again on the way back', () => {
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

  it('that is done with its place leaves the cart in place of both', () => {
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

  it('does not bring a parameter back that went while it was open', () => {
    visits.visit('?cartKey=abc')
    const popUp = open()
    dropParameter('cartKey')
    popUp.undo()
    settle()
    expect(visits.browser.queries).toEqual(['', ''])
  })

  it('does not swallow what is opened while its step is taken back', () => {
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

describe('what is typed while a step back is under way', () => {
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

  it('leaves the search before as it was, when a pop-up closes', () => {
    searchFor('gasket')
    showPage(2)
    closePopUp()
    typeTwo()
    arrive()
    expect(visits.browser.queries).toEqual(['', '?s=gasket', '?s=gasket&page=2', '?s=hi'])
    visits.browser.back()
    expect(currentRoute()).toMatchObject({ text: 'gasket', page: 2 })
  })

  it('is not undone by the address below a part that closes', () => {
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

  it('leaves the cart for the search, and Back leads to the cart as it was', () => {
    openCart()
    closePopUp()
    typeTwo()
    arrive()
    expect(visits.browser.queries).toEqual(['', '?panel=cart', '?s=hi'])
    visits.browser.back()
    expect(currentRoute()).toMatchObject({ panel: 'cart', text: '' })
  })

  it('is sent with Enter after it', () => {
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
