import { describe, expect, it, vi } from 'vitest'
import { addOverlay, overlaysState } from '../../lib/overlays.state.ts'
import { afterTraversal, shownEntry } from './entries.ts'
import { navigate } from './navigation.ts'
import { closePart, openCart, openPart, searchFor, showFiltered } from './testing/actions.ts'
import { eachVisits, openStep, settle } from './testing/visits.ts'

describe.each([
  ['with the Navigation API', false],
  ['without the Navigation API', true],
])('history entries, %s', (_, old) => {
  const visits = eachVisits({ old })
  const over = () =>
    visits.browser.entries.map(({ state }) => Number((state as { over?: unknown[] } | null)?.over?.length))
  const openCount = () => overlaysState.open.length

  it('are one per overlay, and Back closes overlays from the top', () => {
    const [below, above] = [openStep(), openStep()]
    expect(over()).toEqual([0, 1, 2])
    visits.browser.back()
    expect([below, above].map(({ close }) => close.mock.calls.length)).toEqual([0, 1])
    visits.browser.back()
    expect(below.close).toHaveBeenCalledOnce()
    expect(visits.browser.at).toBe(0)
  })

  it('are left at once when overlays are closed in another way', () => {
    const overlays = [openStep(), openStep(), openStep()]
    for (const { undo } of overlays) undo()
    settle()
    expect(visits.browser.at).toBe(0)
    expect(overlays.flatMap(({ close }) => close.mock.calls)).toEqual([])
  })

  it('are passed from an overlay that closes to one that opens at the same time', () => {
    openStep().undo()
    const cart = openStep()
    expect(over()).toEqual([0, 1])
    visits.browser.back()
    expect(cart.close).toHaveBeenCalledOnce()
  })

  it('of closed overlays are skipped going forward and back', () => {
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

  it('of closed overlays lead to their page when a jump lands on them', () => {
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

  it('of a page that changes under overlays are below them', () => {
    const drawer = openStep()
    showFiltered({ sort: 'price' })
    settle()
    showFiltered({ sort: 'number' })
    settle()
    expect(visits.browser.queries).toEqual(['', '?sort=price', '?sort=number', '?sort=number'])
    visits.browser.back()
    expect(drawer.close).toHaveBeenCalledOnce()
    expect(visits.browser.query).toBe('?sort=number')
    visits.browser.back()
    expect(visits.browser.query).toBe('?sort=price')
  })

  it('of a page that opens over an overlay are above it', () => {
    const order = openStep()
    openPart(12)
    visits.browser.back()
    expect(order.close).not.toHaveBeenCalled()
    visits.browser.back()
    expect(order.close).toHaveBeenCalledOnce()
  })

  it('are not created for overlays that cannot be dismissed or are named in the address', () => {
    addOverlay({ close: () => {}, dialog: true, step: false })
    settle()
    expect(over()).toEqual([0])
  })

  it('lead back to the page after a reload with overlays open', () => {
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

  it('that are missing from a duplicated tab are not waited for', () => {
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

  it('of a link within the page have no overlays above them', () => {
    openStep()
    visits.browser.pushState(null, '', '/?s=hinge')
    visits.browser.dispatchEvent(new Event('popstate'))
    expect(openCount()).toBe(1)
    expect(visits.browser.state).toMatchObject({ over: [] })
  })

  describe('while a traversal is pending', () => {
    it('are not written until it ends', () => {
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

    it('are written for overlays that open meanwhile', () => {
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

    it('follow the buyer’s own Back in addition', () => {
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

    it('wait to write the navigation that closing an overlay triggers', () => {
      addOverlay({ close: () => navigate({ text: 'after' }), dialog: true, step: true })
      settle()
      visits.browser.back()
      expect(visits.browser.queries).toEqual(['', '?s=after'])
    })
  })

  it('stop waiting when a traversal fails', async () => {
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
