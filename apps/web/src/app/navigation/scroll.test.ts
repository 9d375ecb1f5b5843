import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../../lib/testing/storage.ts'
import { leaveScrolled, rememberScrolling, restoreScrolling } from './scroll.ts'

/** A window with a page of some height. */
class Page extends EventTarget {
  height = 5_000
  scrollY = 0
  scrollTo({ top }: { top: number }) {
    this.scrollY = Math.min(top, this.height)
  }
}

let stored: Map<string, string>
let page: Page
let shown = 1
let stop = () => {}
let frames: (() => void)[] = []
let timeMs = 0
const frameMs = 16

/** Leaves the current page for another one. */
function go(to: number): void {
  leaveScrolled(shown)
  shown = to
}

/** Reaches another page by Back or Forward. */
function arrive(to: number): void {
  go(to)
  restoreScrolling(to)
}

/** Lets this many browser frames pass. */
function pass(count: number): void {
  for (let at = 0; at < count; at += 1) {
    timeMs += frameMs
    for (const frame of frames.splice(0)) frame()
  }
}

function visit(at: number): void {
  stop()
  page = new Page()
  vi.stubGlobal('window', page)
  shown = at
  stop = rememberScrolling(() => shown)
}

beforeEach(() => {
  frames = []
  vi.stubGlobal('history', {})
  vi.stubGlobal('performance', { now: () => timeMs })
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work))
  vi.stubGlobal('cancelAnimationFrame', () => void frames.splice(0))
  stored = stubStorage('sessionStorage')
  visit(1)
})

afterEach(() => {
  stop()
  stop = () => {}
  vi.unstubAllGlobals()
})

describe('how far down each page of the history was', () => {
  it('comes back with Back and with Forward', () => {
    page.scrollY = 900
    go(2)
    page.scrollY = 300
    arrive(1)
    expect(page.scrollY).toBe(900)
    arrive(2)
    expect(page.scrollY).toBe(300)
  })

  it('comes back as soon as the page has grown long enough', () => {
    page.scrollY = 900
    go(2)
    page.scrollY = 0
    page.height = 200
    arrive(1)
    expect(page.scrollY).toBe(200)
    page.height = 5_000
    pass(1)
    expect(page.scrollY).toBe(900)
    pass(60)
    expect(frames).toEqual([])
  })

  it('comes back again when the content of the step is drawn late and moves the page', () => {
    page.scrollY = 900
    go(2)
    page.scrollY = 0
    arrive(1)
    pass(30)
    page.scrollY = 871
    pass(1)
    expect(page.scrollY).toBe(900)
  })

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('is left alone after a %s', (event) => {
    page.scrollY = 900
    go(2)
    page.scrollY = 0
    page.height = 200
    arrive(1)
    page.dispatchEvent(new Event(event))
    page.height = 5_000
    pass(5)
    expect(page.scrollY).toBe(200)
  })

  it('is left to the browser for a link into the page, which was never left', () => {
    page.scrollY = 900
    arrive(12345)
    expect(page.scrollY).toBe(900)
  })

  it('outlives a reload', () => {
    go(2)
    page.scrollY = 700
    page.dispatchEvent(new Event('pagehide'))
    visit(2)
    expect(page.scrollY).toBe(700)
  })

  it.each(['{"a":', '{"3":700}', '[3,[4,700]]', '[[3,"far"]]'])(
    'is nothing when what was kept is damaged: %s',
    (text) => {
      stored.set('scrollPositions', text)
      visit(3)
      expect(page.scrollY).toBe(0)
    },
  )
})
