import { describe, expect, it, vi } from 'vitest'
import { addOverlay, overlaysState } from '../../lib/overlays.state.ts'
import { afterTraversal, shownEntry } from './entries.ts'
import { navigate } from './navigation.ts'
import { closePart, openCart, openPart, searchFor, showNarrowing } from './testing/actions.ts'
import { eachVisits, openStep, settle } from './testing/visits.ts'

describe.each([
  ['with the Navigation API', false],
  ['of a browser without it', true],
])('the entries of the history, %s', (_, old) => {
  const visits = eachVisits({ old })
  /** How many overlays lie over the page at each entry. */
  const over = () =>
    visits.browser.entries.map(({ state }) => Number((state as { over?: unknown[] } | null)?.over?.length))
  const openCount = () => overlaysState.open.length

  it('have one for each overlay, which Back closes from the top', () => {
    const [below, above] = [openStep(), openStep()]
    expect(over()).toEqual([0, 1, 2])
    visits.browser.back()
    expect([below, above].map(({ close }) => close.mock.calls.length)).toEqual([0, 1])
    visits.browser.back()
    expect(below.close).toHaveBeenCalledOnce()
    expect(visits.browser.at).toBe(0)
  })

  it('go back at once when overlays are closed otherwise', () => {
    const overlays = [openStep(), openStep(), openStep()]
    for (const { undo } of overlays) undo()
    settle()
    expect(visits.browser.at).toBe(0)
    expect(overlays.flatMap(({ close }) => close.mock.calls)).toEqual([])
  })

  it('are handed from what closes to what opens at the same time', () => {
    openStep().undo()
    const cart = openStep()
    expect(over()).toEqual([0, 1])
    visits.browser.back()
    expect(cart.close).toHaveBeenCalledOnce()
  })

  it('of what was closed are passed by on the way forward and back', () => {
    openStep()
    visits.browser.back()
    visits.browser.forward()
    expect(visits.browser.at).toBe(0)
    const question = openStep()
    openPart(12)
    question.undo()
    settle()
    expect(visits.browser.at).toBe(2)
    visits.browser.back()
    expect(visits.browser.at).toBe(0)
    visits.browser.forward()
    expect(visits.browser.query).toBe('?part=12')
  })

  it('of what was closed lead to their page when they are reached by a jump over it', () => {
    searchFor('hinge')
    openStep()
    visits.browser.back()
    visits.browser.back()
    expect(visits.browser.query).toBe('')
    visits.browser.go(2)
    settle()
    expect(visits.browser.query).toBe('?s=hinge')
    expect(openCount()).toBe(0)
  })

  it('of a page that changes under overlays lie below these', () => {
    const drawer = openStep()
    showNarrowing({ sort: 'price' })
    settle()
    showNarrowing({ sort: 'number' })
    settle()
    expect(visits.browser.queries).toEqual(['', '?sort=price', '?sort=number', '?sort=number'])
    visits.browser.back()
    expect(drawer.close).toHaveBeenCalledOnce()
    expect(visits.browser.query).toBe('?sort=number')
    visits.browser.back()
    expect(visits.browser.query).toBe('?sort=price')
  })

  it('of a page that opens over an overlay lie above it', () => {
    const order = openStep()
    openPart(12)
    visits.browser.back()
    expect(order.close).not.toHaveBeenCalled()
    visits.browser.back()
    expect(order.close).toHaveBeenCalledOnce()
  })

  it('of what cannot be dismissed, or is named in the address, are not made', () => {
    addOverlay({ close: () => {}, dialog: true, step: false })
    settle()
    expect(over()).toEqual([0])
  })

  it('lead a reload under overlays back to their page', () => {
    searchFor('hinge')
    openStep()
    openStep()
    visits.reload()
    expect(visits.browser.at).toBe(3)
    settle()
    expect(visits.browser.at).toBe(1)
    visits.browser.back()
    expect(visits.browser.query).toBe('')
  })

  it('that a copied tab does not have are not waited for', () => {
    searchFor('hinge')
    openStep()
    const [, , copied] = visits.browser.entries
    visits.browser.entries = [copied!]
    visits.browser.at = 0
    visits.reload()
    settle()
    expect(over()).toEqual([0])
    openCart()
    visits.browser.back()
    expect(visits.browser.query).toBe('?s=hinge')
  })

  it('are the page of a link into the page', () => {
    openStep()
    visits.browser.pushState(null, '', '/?s=hinge')
    visits.browser.dispatchEvent(new Event('popstate'))
    expect(openCount()).toBe(1)
    expect(visits.browser.state).toMatchObject({ over: [] })
  })

  describe('while the browser takes a moment', () => {
    it('take nothing in before a traversal has ended', () => {
      const popUp = openStep()
      visits.browser.slow = true
      popUp.undo()
      settle()
      const written: number[] = []
      afterTraversal(() => written.push(visits.browser.at))
      expect(written).toEqual([])
      visits.browser.arrive()
      expect(written).toEqual([0])
    })

    it('take in what opens meanwhile', () => {
      const first = openStep()
      visits.browser.slow = true
      first.undo()
      settle()
      const second = openStep()
      visits.browser.arrive()
      settle()
      expect(over()).toEqual([0, 1])
      expect(second.close).not.toHaveBeenCalled()
    })

    it('let Back of the buyer count beside a traversal of our own', () => {
      searchFor('hinge')
      openPart(12)
      visits.browser.slow = true
      closePart()
      visits.browser.back()
      visits.browser.arrive()
      expect(visits.browser.query).toBe('')
      visits.browser.slow = false
      openCart()
      expect(visits.browser.queries).toEqual(['', '?panel=cart'])
    })

    it('wait with what closing an overlay leads to', () => {
      addOverlay({ close: () => navigate({ text: 'after' }), dialog: true, step: true })
      settle()
      visits.browser.back()
      expect(visits.browser.queries).toEqual(['', '?s=after'])
    })
  })

  it('that do not come about end the wait', async () => {
    if (old) return
    const popUp = openStep()
    const api = visits.browser.navigation as { traverseTo: unknown }
    api.traverseTo = () => ({ committed: Promise.reject(new Error('aborted')) })
    popUp.undo()
    settle()
    const done = vi.fn()
    afterTraversal(done)
    await vi.advanceTimersByTimeAsync(0)
    expect(done).toHaveBeenCalledOnce()
    expect(shownEntry().over).toEqual([])
  })
})
