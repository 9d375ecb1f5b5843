import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { waitFor } from '@testing-library/react'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import type { CatalogActions } from './catalog-actions.ts'
import { PartDetail } from './part-detail.tsx'

const heaterWire = 76
const casing = 61
const shop = await openTestShop({
  people: true,
  parts: [
    { id: heaterWire, unit: 'FT' },
    { id: casing, number: '0001-04', priceCents: 23_800, location: 'H-23-2', requirements: { serial: true } },
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
