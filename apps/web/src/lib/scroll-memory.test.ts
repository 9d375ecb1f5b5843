import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { arriveAtStep, nextStep, rememberScrolling, thisStep } from './scroll-memory.ts'
import { stubStorage } from './testing/storage.ts'

/** A window with a page of some height. */
class Page extends EventTarget {
  height = 5_000
  scrollY = 0
  scrollTo({ top }: { top: number }) {
    this.scrollY = Math.min(top, this.height)
  }
}

let kept: Map<string, string>
let page: Page
let stop = () => {}
let frames: (() => void)[] = []
let timeMs = 0
const frameMs = 16

/** Lets frames of the browser pass. */
function pass(count: number): void {
  for (let at = 0; at < count; at += 1) {
    timeMs += frameMs
    for (const frame of frames.splice(0)) frame()
  }
}

function visit(mark: object | null): void {
  stop()
  page = new Page()
  vi.stubGlobal('window', page)
  stop = rememberScrolling(mark)
}

beforeEach(() => {
  frames = []
  vi.stubGlobal('history', {})
  vi.stubGlobal('performance', { now: () => timeMs })
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work))
  vi.stubGlobal('cancelAnimationFrame', () => void frames.splice(0))
  kept = stubStorage('sessionStorage')
  visit(null)
})

afterEach(() => {
  stop()
  stop = () => {}
  vi.unstubAllGlobals()
})

describe('how far down each step of the history was', () => {
  it('comes back with Back and with Forward', () => {
    const results = thisStep()
    page.scrollY = 900
    const second = nextStep()
    page.scrollY = 300
    arriveAtStep(results)
    expect(page.scrollY).toBe(900)
    arriveAtStep(second)
    expect(page.scrollY).toBe(300)
  })

  it('comes back as soon as the page has grown long enough', () => {
    const results = thisStep()
    page.scrollY = 900
    nextStep()
    page.scrollY = 0
    page.height = 200
    arriveAtStep(results)
    expect(page.scrollY).toBe(200)
    page.height = 5_000
    pass(1)
    expect(page.scrollY).toBe(900)
    pass(60)
    expect(frames).toEqual([])
  })

  it('comes back again when the content of the step is drawn late and moves the page', () => {
    const results = thisStep()
    page.scrollY = 900
    nextStep()
    page.scrollY = 0
    arriveAtStep(results)
    pass(30)
    page.scrollY = 871
    pass(1)
    expect(page.scrollY).toBe(900)
  })

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('is left alone after a %s', (event) => {
    const results = thisStep()
    page.scrollY = 900
    nextStep()
    page.scrollY = 0
    page.height = 200
    arriveAtStep(results)
    page.dispatchEvent(new Event(event))
    page.height = 5_000
    pass(5)
    expect(page.scrollY).toBe(200)
  })

  it('is the top for a step that was never left', () => {
    page.scrollY = 900
    nextStep()
    page.scrollY = 400
    arriveAtStep({ step: 12345 })
    expect(page.scrollY).toBe(0)
  })

  it('is left to the browser for a link into the page', () => {
    page.scrollY = 900
    arriveAtStep(null)
    expect(page.scrollY).toBe(900)
  })

  it('outlives a reload', () => {
    const mark = nextStep()
    page.scrollY = 700
    page.dispatchEvent(new Event('pagehide'))
    visit(mark)
    expect(page.scrollY).toBe(700)
  })

  it.each(['{"a":', '{"3":700}', '[3,[4,700]]', '[[3,"far"]]'])(
    'is nothing when what was kept is damaged: %s',
    (text) => {
      kept.set('scrollPositions', text)
      visit({ step: 3 })
      expect(page.scrollY).toBe(0)
    },
  )
})
