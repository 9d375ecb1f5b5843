import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import type { Window } from 'happy-dom'
import { afterAll, expect, it, vi } from 'vitest'
import { noteViewed } from '../../features/catalog/recent-parts.state.ts'
import { show } from '../../testing/show.tsx'
import { SearchBox } from '../header/search-box.tsx'
import { currentRoute, followAddress } from '../navigation/navigation.ts'
import { useRoute } from '../navigation/use-route.tsx'
import { SearchPanel } from './search-panel.tsx'

/** Thirty hinges of swing doors, and two of slide doors, one of them cheap. */
const shop = await openTestShop({
  doors: [{ serialNumber: '15-0001' }],
  parts: [
    ...Array.from({ length: 30 }, (_, at) => ({ id: at + 1, number: `0301-${10 + at}` })),
    { id: 41, number: '0302-01', doorModels: ['Slide'], priceCents: 500 },
    { id: 42, number: '0302-02', doorModels: ['Slide'], location: 'Special Order' },
    { id: 51, number: '0201-01', name: 'GSKT BLK', description: 'Seals a door.', tags: ['Gaskets'] },
  ],
})
afterAll(() => shop[Symbol.asyncDispose]())

const { happyDOM } = window as unknown as Pick<Window, 'happyDOM'>
const { innerWidth, innerHeight } = window

function Search() {
  return (
    <>
      <SearchBox />
      <SearchPanel route={useRoute()} />
    </>
  )
}

/** The search as it loads at an address. */
function open(address: string, { width = 1440, fetch = shop.fetchAs('guest') } = {}) {
  happyDOM.setViewport({ width, height: 900 })
  history.replaceState(null, '', address)
  const stop = followAddress()
  const page = show(<Search />, { fetch })
  const filter = (name: RegExp) => page.getByLabelText(name) as HTMLInputElement
  return {
    ...page,
    filter,
    /** Presses a button found by its label or its text, which takes a tenth of the time that its role does. */
    press: async (name: string) => {
      const selector = 'button, button *'
      const find = () => page.queryByLabelText(name) ?? page.getByText(name, { selector })
      await page.user.click(await waitFor(find))
    },
    [Symbol.dispose]() {
      page[Symbol.dispose]()
      stop()
      history.replaceState(null, '', '/')
      happyDOM.setViewport({ width: innerWidth, height: innerHeight })
    },
  }
}

const address = () => location.search
const linksIn = (list: string) =>
  [...document.querySelectorAll(`${list} [data-result-link]`)].map((link) => link.getAttribute('href'))
const shown = () => linksIn('ul')
const usable = () => linksIn('ul:not([inert])')

it('filters show beside the results how many parts they leave, and are in the address', async () => {
  using page = open('/?s=hinge&page=2')
  await page.findByText('13–24 of 32 parts')
  expect(page.queryByLabelText(/^Gaskets/)).toBeNull()
  await page.user.click(page.filter(/^Slide/))
  expect(address()).toBe('?s=hinge&model=Slide')
  await page.findByText('2 parts')
  await expect.poll(() => page.getByText('Each (EA)').parentElement?.textContent).toBe('Each (EA)2')
  await page.user.click(page.filter(/^Under \$10/))
  expect(address()).toBe('?s=hinge&model=Slide&price=0-10')
  await page.findByText('1 part')
  await expect.poll(() => page.filter(/^Swing/).disabled).toBe(true)
  await page.press('Remove filter: Under $10')
  expect(page.filter(/^Under \$10/).checked).toBe(false)
  await page.user.selectOptions(page.getByLabelText('Sort by'), 'price')
  expect(address()).toBe('?s=hinge&model=Slide&sort=price')
  await page.press('Clear filters')
  expect(address()).toBe('?s=hinge&sort=price')
  expect(page.queryByLabelText('Active filters')).toBeNull()
})

it('filters and sorting of an address are those shown', async () => {
  using page = open('/?s=hinge&model=Slide&sort=price')
  await page.findByText('2 parts')
  await expect.poll(() => page.filter(/^Slide/).checked).toBe(true)
  expect((page.getByLabelText('Sort by') as HTMLSelectElement).value).toBe('price')
  page.getByLabelText('Remove filter: Slide')
})

it('filters that no part matches can be cleared', async () => {
  using page = open('/?s=hinge&unit=SQFT')
  const nothing = await page.findByText('No parts match these filters')
  await page.user.click(
    within(nothing.parentElement as HTMLElement).getByRole('button', { name: 'Clear filters' }),
  )
  await page.findByText('1–12 of 32 parts')
  expect(address()).toBe('?s=hinge')
})

it('filters of a phone open over the results, with those that another choice emptied', async () => {
  using page = open('/?s=hinge', { width: 390 })
  await page.findByText('1–18 of 32 parts')
  await page.press('Filters')
  await page.findByRole('dialog', { name: 'Filters' })
  expect(page.queryByLabelText(/^Gaskets/)).toBeNull()
  await page.user.click(page.filter(/^Under \$10/))
  await expect.poll(() => page.filter(/^Special order/).disabled).toBe(true)
  await page.press('Show 1 part')
  await expect.poll(() => page.queryByRole('dialog')).toBeNull()
  await page.press('Filters')
  await page.findByRole('dialog', { name: 'Filters' })
  expect(page.filter(/^Special order/).disabled).toBe(true)
  expect(page.queryByLabelText(/^Gaskets/)).toBeNull()
  page.getByText('Under $10', { selector: 'button' })
})

it('a page of results stays visible but disabled until the next one has come', async () => {
  const held = Promise.withResolvers<void>()
  const line = { isHeld: false }
  const server = shop.fetchAs('guest')
  using page = open('/?s=hinge', {
    fetch: async (...request) => {
      if (line.isHeld) await held.promise
      return server(...request)
    },
  })
  await page.findByText('1–12 of 32 parts')
  await expect.poll(() => usable().length).toBe(12)
  const [first] = shown()
  line.isHeld = true
  await page.press('Page 2')
  await page.findByText('13–24 of 32 parts')
  expect(linksIn('ul[inert][aria-busy=true]')[0]).toBe(first)
  const seen: (string | null)[] = []
  const observer = new MutationObserver(() => void seen.push(...usable()))
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  held.resolve()
  await expect.poll(() => document.querySelectorAll('ul[inert]').length).toBe(0)
  observer.disconnect()
  expect(seen).not.toContain(first)
})

it('a search starts 50 ms after typing, and its text is in the address after 500 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    using page = open('/')
    const heading = () => page.queryByText('“hinge”')
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
    fireEvent.change(page.getByLabelText('Search Parts'), { target: { value: 'hinge' } })
    pass(49)
    expect(heading()).toBeNull()
    pass(1)
    await expect.poll(heading).not.toBeNull()
    pass(449)
    expect(address()).toBe('')
    pass(1)
    expect(address()).toBe('?s=hinge')
  } finally {
    vi.useRealTimers()
  }
})

it('a search starts at three characters, and says how many are missing', async () => {
  using page = open('/')
  const box = page.getByLabelText('Search Parts')
  await page.user.type(box, 'hi')
  await page.findByText('Type 1 more character to search.')
  expect(shown()).toEqual([])
  await page.user.type(box, 'nge')
  await page.findByText('1–12 of 32 parts')
})

it('a typo shows similar parts and leads to what was meant', async () => {
  using page = open('/?s=gaskwt')
  await page.findByText('No exact match: showing similar parts')
  await page.press('Search for “gasket” instead')
  await page.findByText('“gasket”')
  await expect.poll(() => page.queryByText(/^No exact match/)).toBeNull()
  expect(currentRoute().text).toBe('gasket')
})

it('a text that is almost a serial number leads to its door', async () => {
  using page = open('/?s=15%200001')
  await page.press('Did you mean door 15-0001?')
  expect(address()).toBe('?s=15-0001')
  await page.findByRole('heading', { name: 'Door 15-0001' })
})

it('the start page offers the parts that were viewed last', async () => {
  noteViewed(51)
  using page = open('/')
  const recent = within(await page.findByRole('region', { name: 'Recently viewed' }))
  await page.user.click(await recent.findByRole('link', { name: /0201-01/ }))
  expect(currentRoute().part).toBe(51)
})

it('a search without results says so, and whom to call', async () => {
  using page = open('/?s=qqxxzzv')
  const nothing = await page.findByText('No parts found for “qqxxzzv”')
  const phone = within(nothing.parentElement as HTMLElement).getByRole('link', { name: '(800) 555-0142' })
  expect(phone.getAttribute('href')).toBe('tel:8005550142')
})

it('a search and a page that fail while the browser is offline load by themselves once it is back', async () => {
  const line = { isDown: false }
  const server = shop.fetchAs('guest')
  using page = open('/?s=hinge', {
    fetch: (...request) =>
      line.isDown ? Promise.reject(new TypeError('Failed to fetch')) : server(...request),
  })
  await page.findByText('1–12 of 32 parts')
  const cut = () => {
    line.isDown = true
    window.dispatchEvent(new Event('offline'))
  }
  const mend = () => {
    line.isDown = false
    window.dispatchEvent(new Event('online'))
  }
  const failed = () => page.queryByText('Network error. Please try again.')
  cut()
  await page.press('Next page')
  await expect.poll(failed).not.toBeNull()
  mend()
  await expect.poll(failed).toBeNull()
  await page.findByText('13–24 of 32 parts')
  await expect.poll(() => usable().length).toBe(12)
  cut()
  await page.fill(page.getByLabelText('Search Parts'), 'gasket')
  await expect.poll(failed).not.toBeNull()
  mend()
  await expect.poll(failed).toBeNull()
  await page.findByText('0201-01')
})
