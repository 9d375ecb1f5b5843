import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { waitFor } from '@testing-library/react'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import type { CatalogActions } from './catalog-actions.ts'
import { PartDetail } from './part-detail.tsx'
import { recentState } from './recent-parts.state.ts'

const heaterWire = 76
const casing = 61
const shop = await openTestShop({
  people: true,
  parts: [
    { id: heaterWire, unit: 'FT' },
    {
      ...{ id: casing, number: '0001-04', name: 'CASING FIBERGLASS 4-1/2 WHT KIT', priceCents: 23_800 },
      ...{ location: 'H-23-2', requirements: { serial: true } },
      ...{ tags: ['Casings', 'Frames'], doorSubModels: ['TSD', 'ESS1', 'ESS2'] },
      includedHardware: 'Screws',
    },
  ],
})
afterAll(() => shop[Symbol.asyncDispose]())

type Viewer = Parameters<typeof shop.fetchAs>[0]

function open(partId: number, viewer: Viewer = 'guest', random = () => 0.5) {
  const actions = { preloadPart: () => {}, preloadCalculator: () => {} } as unknown as CatalogActions
  return show(<PartDetail partId={partId} opened onClose={() => {}} actions={actions} random={random} />, {
    fetch: shop.fetchAs(viewer),
  })
}

const names = (list: HTMLElement, name: 'dt' | 'dd') =>
  [...list.querySelectorAll(name)].map((each) => each.textContent)

describe('part details', () => {
  it('say what a casing includes', async () => {
    using page = open(casing)
    await page.findByText(
      'Includes the head, both jambs and mounting fasteners. Order gaskets and heater wire separately.',
    )
  })

  it('have every fact for customers', async () => {
    using page = open(casing)
    const facts = (await page.findByText('Dimensions')).closest('dl') as HTMLElement
    expect(names(facts, 'dt')).toEqual([
      ...['Notes', 'What’s included', 'Included hardware', 'Doors', 'Category', 'Dimensions', 'Weight'],
    ])
    page.getByText('Swing, Traditional, ESS-1, ESS-2')
    page.getByText('Casings, Frames')
    page.getByText('Made for your door. Serial number required.')
    page.getByRole('dialog', { name: /fiberglass/ })
    expect(recentState.ids).toContain(casing)
  })

  it('of a part that does not exist say so, and lead back to the search box', async () => {
    const onClose = vi.fn()
    const actions = {} as CatalogActions
    const detail = (opened: boolean) => (
      <>
        <search>
          <input aria-label="Search Parts" />
        </search>
        <PartDetail partId={999_999} opened={opened} onClose={onClose} actions={actions} />
      </>
    )
    using page = show(detail(true), { fetch: shop.fetchAs('guest') })
    await page.findByText('This part is not in the catalog.')
    expect(page.queryByRole('button', { name: 'Retry' })).toBeNull()
    page.getByRole('link', { name: '(800) 555-0142' })
    await page.user.click(page.getByRole('button', { name: 'Search parts' }))
    expect(onClose).toHaveBeenCalledOnce()
    page.rerender(detail(false))
    await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText('Search Parts')))
  })

  it('that fail to load while offline load by themselves once back online', async () => {
    const line = { isDown: true }
    const server = shop.fetchAs('guest')
    const fetch: typeof server = (...request) =>
      line.isDown ? Promise.reject(new TypeError('Failed to fetch')) : server(...request)
    const actions = { preloadPart: () => {} } as unknown as CatalogActions
    using page = show(<PartDetail partId={casing} opened onClose={() => {}} actions={actions} />, { fetch })
    window.dispatchEvent(new Event('offline'))
    await page.findByText('Network error. Please try again.')
    line.isDown = false
    window.dispatchEvent(new Event('online'))
    await page.findByText('Notes')
    expect(page.queryByText('Network error. Please try again.')).toBeNull()
  })

  it('of a calculated part say so and have no Add to cart button', async () => {
    using page = open(heaterWire)
    await page.findByText(/calculate the length from your door’s dimensions/)
    expect(page.queryByRole('button', { name: /^Add to cart/ })).toBeNull()
  })

  it.each<Viewer>(['counter', 'admin', 'super'])('show prices and notes to staff: %s', async (viewer) => {
    using page = open(casing, viewer)
    const tiers = await page.findByLabelText('Prices by discount')
    expect(names(tiers, 'dt')).toEqual(['List', '5% off', '10% off', '15% off', '20% off'])
    expect(names(tiers, 'dd')).toEqual(['$238.00', '$226.10', '$214.20', '$202.30', '$190.40'])
    page.getByText('Internal notes')
    page.getByText('H-23-2')
  })

  it.each<Viewer>(['guest', 'buyer', 'owner'])('hide staff prices and notes from %s', async (viewer) => {
    using page = open(casing, viewer)
    await page.findByText('Notes')
    for (const word of ['Internal notes', 'H-23-2']) expect(page.queryByText(word)).toBeNull()
    expect(page.queryByLabelText('Prices by discount')).toBeNull()
  })
})

describe('the mascot', () => {
  beforeEach(() => void vi.unstubAllGlobals())
  const still = (matches: boolean) =>
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: matches && query.includes('reduced-motion'),
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
    }))
  const mascot = () => document.querySelector('[aria-hidden=true][data-no-print] p')

  it('appears when the random roll is low enough', async () => {
    still(false)
    using page = open(casing, 'guest', () => 0)
    await page.findByText('Notes')
    await waitFor(() => expect(mascot()).not.toBeNull())
  })

  it.each([
    ['the roll is too high', 0.02, false],
    ['reduced motion is preferred', 0, true],
  ])('stays away when %s', async (_, roll, isStill) => {
    still(isStill)
    using page = open(casing, 'guest', () => roll)
    await page.findByText('Notes')
    await new Promise((done) => setTimeout(done, 50))
    expect(mascot()).toBeNull()
  })
})
