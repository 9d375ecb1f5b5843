import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  arriveAtLayers,
  beginLayers,
  layerMarks,
  openLayer,
  pushPlace,
  swallowLate,
  travel,
  whenStill,
} from './layer-steps.ts'
import { type BrowserHistory, stubHistory } from './testing/browser-history.ts'

let browser: BrowserHistory
let step = 0

function visit(before?: BrowserHistory): void {
  browser = stubHistory('', before)
  browser.addEventListener('popstate', () => {
    if (!swallowLate()) arriveAtLayers()
  })
  beginLayers()
}

/** Lets the steps follow what was opened and closed. */
const settle = () => vi.advanceTimersByTime(0)
/** Which layers each step of the history stands for. */
const layers = () => browser.entries.map(({ state }) => state?.layers ?? 0)

/** Opens a layer and notes when Back closes it, as whoever is open does. */
function open(): { readonly closed: () => boolean; readonly close: () => void } {
  let closed = false
  const takeBack = openLayer(() => {
    closed = true
    takeBack()
  })
  settle()
  return { closed: () => closed, close: takeBack }
}

function go(query: string, onTop = false): void {
  step += 1
  pushPlace({ step }, `/${query}`, { onTop })
  settle()
}

beforeEach(() => {
  vi.useFakeTimers()
  step = 1
  visit()
  browser.replaceState({ step }, '')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what is open over a place', () => {
  it('is a step, and Back closes it', () => {
    const popUp = open()
    expect(layers()).toEqual([0, 1])
    browser.back()
    expect(popUp.closed()).toBe(true)
    settle()
    expect(browser.at).toBe(0)
  })

  it('is closed from the top, one at each step', () => {
    const [below, above] = [open(), open()]
    expect(layers()).toEqual([0, 1, 2])
    browser.back()
    expect([below.closed(), above.closed()]).toEqual([false, true])
    browser.back()
    expect(below.closed()).toBe(true)
  })

  it('takes its step back when it is closed otherwise', () => {
    const popUp = open()
    popUp.close()
    settle()
    expect(browser.at).toBe(0)
    expect(popUp.closed()).toBe(false)
  })

  it('takes all steps back at once when all is closed', () => {
    const popUps = [open(), open(), open()]
    for (const { close } of popUps) close()
    settle()
    expect(browser.at).toBe(0)
  })

  it('hands its step to what opens as it closes', () => {
    const notice = openLayer(() => {})
    settle()
    notice()
    const cart = open()
    expect(layers()).toEqual([0, 1])
    expect(browser.at).toBe(1)
    browser.back()
    expect(cart.closed()).toBe(true)
  })

  it('is not opened again by Forward, which leads back to the place', () => {
    open()
    browser.back()
    browser.forward()
    expect(browser.at).toBe(0)
  })
})

describe('a place that changes under a pop-up', () => {
  it('becomes a step below it: Back closes the pop-up, then undoes the change', () => {
    const drawer = open()
    go('?tag=Hinges')
    go('?tag=Hinges&unit=EA')
    expect(browser.queries).toEqual(['', '?tag=Hinges', '?tag=Hinges&unit=EA', '?tag=Hinges&unit=EA'])
    browser.back()
    expect(drawer.closed()).toBe(true)
    expect(browser.query).toBe('?tag=Hinges&unit=EA')
    browser.back()
    expect(browser.query).toBe('?tag=Hinges')
  })

  it('under two of them leaves no step that Forward cannot cross', () => {
    const popUps = [open(), open()]
    pushPlace({ step: 2 }, '/?s=hinge', { onTop: false })
    for (const { close } of popUps) close()
    settle()
    expect(browser.query).toBe('?s=hinge')
    browser.back()
    expect(browser.at).toBe(0)
    browser.forward()
    expect(browser.query).toBe('?s=hinge')
    settle()
    expect(browser.query).toBe('?s=hinge')
  })

  it('leaves nothing of a pop-up that closes with it', () => {
    const menu = open()
    pushPlace({ step: 2 }, '/?s=hinge', { onTop: false })
    menu.close()
    settle()
    expect(browser.queries).toEqual(['', '?s=hinge'])
    expect(layers()).toEqual([0, 0])
  })
})

describe('a place that opens over a pop-up', () => {
  it('is above it: Back closes the place and leaves the pop-up open', () => {
    const order = open()
    go('?part=12', true)
    expect(layers()).toEqual([0, 1, 1])
    browser.back()
    expect(order.closed()).toBe(false)
    browser.back()
    expect(order.closed()).toBe(true)
  })

  it('and closes it leaves a step that Back and Forward pass by', () => {
    const question = open()
    pushPlace({ step: 2 }, '/?calculator=gasket', { onTop: true })
    question.close()
    settle()
    expect(browser.at).toBe(2)
    browser.back()
    expect(browser.at).toBe(0)
    browser.forward()
    expect(browser.query).toBe('?calculator=gasket')
  })
})

describe('a browser that takes a moment for a step', () => {
  beforeEach(() => {
    browser.slow = true
  })

  it('lets nothing into the history before the step is reached', () => {
    const popUp = open()
    popUp.close()
    settle()
    const written: number[] = []
    whenStill(() => written.push(browser.at))
    expect(written).toEqual([])
    browser.arrive()
    expect(written).toEqual([0])
    whenStill(() => written.push(9))
    expect(written).toEqual([0, 9])
  })

  it('keeps the step of what opened meanwhile', () => {
    const first = open()
    first.close()
    settle()
    const second = open()
    browser.arrive()
    settle()
    expect(browser.at).toBe(1)
    browser.back()
    browser.arrive()
    expect(second.closed()).toBe(true)
  })

  describe('that comes when it was given up', () => {
    /** Closes a pop-up, and gives up the step back that is under way for it. */
    function giveUp(work?: () => void): void {
      const popUp = open()
      popUp.close()
      settle()
      if (work) whenStill(work)
      vi.advanceTimersByTime(1_000)
    }
    const openCart = () => go('?panel=cart')
    /** Makes the step, and those that follow from it. */
    const arrive = () => {
      for (let at = 0; at < 5; at += 1) browser.arrive()
    }

    it.each([
      ['waited for it', () => giveUp(openCart)],
      [
        'was done after it',
        () => {
          giveUp()
          openCart()
        },
      ],
    ])('does not take the reader away from what %s', (_what, act) => {
      act()
      expect(browser.query).toBe('?panel=cart')
      arrive()
      expect(browser.query).toBe('?panel=cart')
      vi.advanceTimersByTime(1_000)
      browser.back()
      arrive()
      expect(browser.query).toBe('')
    })

    it('holds what waits until the reader is where they were', () => {
      giveUp(openCart)
      browser.arrive()
      const written: string[] = []
      whenStill(() => written.push(browser.query))
      expect(written).toEqual([])
      arrive()
      expect(written).toEqual(['?panel=cart'])
    })

    it('is made where nothing was done meanwhile', () => {
      giveUp()
      expect(browser.at).toBe(1)
      arrive()
      expect(browser.at).toBe(0)
    })

    it('is not taken for the next step of our own', () => {
      vi.spyOn(browser, 'go').mockReturnValueOnce()
      giveUp(openCart)
      const next = open()
      next.close()
      settle()
      arrive()
      expect(browser.query).toBe('?panel=cart')
      expect(layerMarks().above).toBe(0)
      expect(browser.at).toBe(2)
    })

    it('is not waited for for long: what comes then is the reader', () => {
      giveUp(openCart)
      vi.advanceTimersByTime(2_000)
      arrive()
      expect(browser.query).toBe('')
    })
  })

  it('is not waited for where there is no such step', () => {
    const written: string[] = []
    travel(-5)
    whenStill(() => written.push('later'))
    browser.arrive()
    vi.advanceTimersByTime(1_000)
    expect(written).toEqual(['later'])
    expect(layerMarks()).toEqual({ layers: 0, above: 0 })
  })
})

it('a reload under pop-ups leads back to their place', () => {
  go('?s=hinge')
  open()
  open()
  visit(browser)
  expect(browser.at).toBe(3)
  settle()
  expect(browser.at).toBe(1)
  expect(browser.query).toBe('?s=hinge')
})
