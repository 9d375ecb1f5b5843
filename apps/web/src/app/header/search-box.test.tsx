import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { fireEvent } from '@testing-library/react'
import type { Window } from 'happy-dom'
import { afterAll, expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { currentRoute, followAddress, navigate } from '../navigation/navigation.ts'
import { searchFor } from '../navigation/routes.ts'
import { SearchBox } from './search-box.tsx'

const shop = await openTestShop({
  parts: [
    ...Array.from({ length: 8 }, (_, at) => ({ id: at + 1, number: `0301-0${at}` })),
    ...Array.from({ length: 8 }, (_, at) => ({ id: at + 101, number: `0601-0${at}`, name: 'LATCH ROLLER' })),
  ],
})
afterAll(() => shop[Symbol.asyncDispose]())

/** The search box at an address; `suggested` types a text and returns how many parts are suggested. */
function open() {
  history.replaceState(null, '', '/')
  const stop = followAddress()
  const page = show(
    <>
      <SearchBox />
      <p>Elsewhere</p>
    </>,
    { fetch: shop.fetchAs('guest') },
  )
  const box = page.getByRole('combobox')
  return {
    ...page,
    box,
    list: () => page.queryByRole('listbox', { name: 'Suggested parts' }),
    async suggested(text: string) {
      await page.fill(box, text)
      return page.findAllByRole('option')
    },
    [Symbol.dispose]() {
      page[Symbol.dispose]()
      stop()
      history.replaceState(null, '', '/')
    },
  }
}

it('six parts are suggested while the buyer types, and Enter searches for the text', async () => {
  using page = open()
  expect(await page.suggested('hinge')).toHaveLength(6)
  await page.user.keyboard('{Enter}')
  expect(page.list()).toBeNull()
  expect(location.search).toBe('?s=hinge')
})

it('Enter opens the suggestion that an arrow key has selected', async () => {
  using page = open()
  const [, second] = await page.suggested('hinge')
  await page.user.keyboard('{ArrowDown}{ArrowDown}')
  expect(second?.getAttribute('aria-selected')).toBe('true')
  expect(page.box.getAttribute('aria-activedescendant')).toBe(second?.id)
  await page.user.keyboard('{Enter}')
  expect(page.list()).toBeNull()
  expect(location.search).toMatch(/^\?s=hinge&part=\d+$/)
})

it('a click opens a suggestion', async () => {
  using page = open()
  const options = await page.suggested('latch')
  await page.user.click(options.find(({ textContent }) => textContent?.includes('0601-03')) as HTMLElement)
  expect(page.list()).toBeNull()
  expect(currentRoute()).toMatchObject({ text: 'latch', part: 104 })
})

it.each(['Escape', 'PageUp', 'PageDown'])(
  '%s closes the suggestions, and typing shows them again',
  async (key) => {
    using page = open()
    await page.suggested('hinge')
    await page.user.keyboard(`{${key}}`)
    expect(page.list()).toBeNull()
    await page.user.keyboard('s')
    await page.findByRole('listbox')
  },
)

it.each(['wheel', 'touchmove'])('scrolling closes the suggestions: %s', async (event) => {
  using page = open()
  await page.suggested('hinge')
  fireEvent(document.body, new Event(event, { bubbles: true }))
  expect(page.list()).toBeNull()
})

it('a press elsewhere closes the suggestions', async () => {
  using page = open()
  await page.suggested('hinge')
  await page.user.click(page.getByText('Elsewhere'))
  expect(page.list()).toBeNull()
})

it('the suggestions close when the text changes without typing, as by Back', async () => {
  using page = open()
  await page.suggested('hinge')
  navigate(searchFor('latch'))
  await expect.poll(page.list).toBeNull()
})

it('the suggestions stay open for as long as the buyer looks at them', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    using page = open()
    await page.suggested('hinge')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(page.getAllByRole('option')).toHaveLength(6)
  } finally {
    vi.useRealTimers()
  }
})

it('a phone shows four suggestions, or those that fit above its keyboard', async () => {
  const { happyDOM } = window as unknown as Pick<Window, 'happyDOM'>
  const { innerWidth, innerHeight } = window
  const still = { addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: /hover: none|max-width/.test(query), ...still }))
  try {
    happyDOM.setViewport({ width: 390, height: 844 })
    using page = open()
    expect(await page.suggested('hinge')).toHaveLength(4)
    happyDOM.setViewport({ width: 390, height: 260 })
    expect(await page.suggested('latch')).toHaveLength(3)
  } finally {
    vi.unstubAllGlobals()
    happyDOM.setViewport({ width: innerWidth, height: innerHeight })
  }
})
