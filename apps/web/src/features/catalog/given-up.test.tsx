import { lookedAtMs } from '@mullion/domain/search/search-input'
import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteSearchUsed, useGivenUpWatch } from './given-up.ts'

const fetched = vi.fn(() => Promise.resolve(new Response()))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  fetched.mockClear()
})
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

interface Searched {
  readonly text: string | null
  readonly found: boolean | null
}

function Watched(search: Searched) {
  const section = useRef<HTMLElement>(null)
  useGivenUpWatch(section, search)
  return (
    <section ref={section}>
      <p>0301-01</p>
      <a href="#part">Open</a>
    </section>
  )
}

/** Shows the results of several searches in turn, each long enough to be looked at unless it says otherwise. */
function searches() {
  const page = render(<Watched text={null} found={null} />)
  const look = (text: string | null, found: boolean | null = true, ms = lookedAtMs) => {
    page.rerender(<Watched text={text} found={found} />)
    vi.advanceTimersByTime(ms)
  }
  return { ...page, look }
}

const leave = () => window.dispatchEvent(new Event('pagehide'))
const reported = () => fetched.mock.calls.map(([url, init]: unknown[]) => [url, init])
const report = (text: string) => [
  '/trpc/catalog.searchGivenUp',
  expect.objectContaining({ method: 'POST', keepalive: true, body: JSON.stringify({ text }) }),
]

it('a search is given up when other words are searched, or the page is left', () => {
  const { look } = searches()
  look('Strap hinge ')
  expect(reported()).toEqual([])
  look('gasket')
  expect(reported()).toEqual([report('strap hinge')])
  leave()
  expect(reported()).toEqual([report('strap hinge'), report('gasket')])
  leave()
  expect(reported()).toHaveLength(2)
})

it('typing on is the same search, and so is deleting letters', () => {
  const { look } = searches()
  look('hin')
  look('hinge')
  look('hinge xyz', false)
  look('hinge')
  look('hin')
  expect(reported()).toEqual([])
  leave()
  expect(reported()).toEqual([report('hin')])
})

it('a search whose results were shown for less than two seconds was not looked at', () => {
  const { look } = searches()
  look('hinge', true, lookedAtMs - 1)
  look('gasket', null)
  leave()
  expect(reported()).toEqual([])
})

it('a search that found nothing is not given up, but the one before it is', () => {
  const { look } = searches()
  look('hinge')
  look('xyzzy', false)
  leave()
  expect(reported()).toEqual([report('hinge')])
})

it('a search of which something was used is not given up', () => {
  const { look, getByText } = searches()
  look('hinge', true, 0)
  getByText('Open').dispatchEvent(new MouseEvent('auxclick', { bubbles: true }))
  vi.advanceTimersByTime(lookedAtMs)
  look('gasket')
  noteSearchUsed('Gasket')
  look('latch')
  getByText('Open').dispatchEvent(new MouseEvent('click', { bubbles: true }))
  leave()
  expect(reported()).toEqual([])
})

it('a click beside the controls uses nothing', () => {
  const { look, getByText } = searches()
  look('hinge')
  getByText('0301-01').dispatchEvent(new MouseEvent('click', { bubbles: true }))
  leave()
  expect(reported()).toEqual([report('hinge')])
})
