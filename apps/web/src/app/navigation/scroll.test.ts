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

function go(to: number): void {
  leaveScrolled(shown)
  shown = to
}

function arrive(to: number): void {
  go(to)
  restoreScrolling(to)
}

function pass(count: number): void {
  for (let at = 0; at < count; at += 1) {
    timeMs += frameMs
    for (const frame of frames.splice(0)) frame()
  }
}

/** Lets time pass without frames. */
function wait(ms: number): void {
  for (const end = timeMs + ms; timeMs < end; ) {
    timeMs += 200
    vi.advanceTimersByTime(200)
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
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
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
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the scroll position of each history entry', () => {
  it('is restored by Back and Forward', () => {
    page.scrollY = 900
    go(2)
    page.scrollY = 300
    arrive(1)
    expect(page.scrollY).toBe(900)
    arrive(2)
    expect(page.scrollY).toBe(300)
  })

  it('is restored as soon as the page is long enough', () => {
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

  it.each([4_000, 30_000])('is restored when the page grows only after %i ms', (ms) => {
    page.scrollY = 900
    go(2)
    page.scrollY = 0
    page.height = 200
    arrive(1)
    pass(200)
    wait(ms)
    page.height = 5_000
    wait(200)
    expect(page.scrollY).toBe(900)
    wait(2_000)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is no longer restored once the user has scrolled a page that is slow to grow, with the scroll bar', () => {
    page.scrollY = 900
    go(2)
    page.scrollY = 0
    page.height = 200
    arrive(1)
    pass(200)
    wait(1_000)
    page.scrollY = 120
    wait(200)
    page.height = 5_000
    wait(5_000)
    expect(page.scrollY).toBe(120)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is restored again when late content moves the page', () => {
    page.scrollY = 900
    go(2)
    page.scrollY = 0
    arrive(1)
    pass(30)
    page.scrollY = 871
    pass(1)
    expect(page.scrollY).toBe(900)
  })

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('is no longer restored after a %s', (event) => {
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

  it('is left to the browser for a link within the page, which has none saved', () => {
    page.scrollY = 900
    arrive(12345)
    expect(page.scrollY).toBe(900)
  })

  it('survives a reload', () => {
    go(2)
    page.scrollY = 700
    page.dispatchEvent(new Event('pagehide'))
    visit(2)
    expect(page.scrollY).toBe(700)
  })

  it.each(['{"a":', '{"3":700}', '[3,[4,700]]', '[[3,"far"]]'])(
    'is ignored when the saved value is damaged: %s',
    (text) => {
      stored.set('scrollPositions', text)
      visit(3)
      expect(page.scrollY).toBe(0)
    },
  )
})
