import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { useActingCompany } from '@mullion/client/accounts/internal-companies.hooks'
import { useCheckoutOptions } from '@mullion/client/checkout/checkout.hooks'
import { actingEnded } from '@mullion/domain/accounts/internal-company'
import { noTerms } from '@mullion/domain/checkout/checkout-errors'
import { act } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addToCart, cartState } from '../../features/cart/cart.state.ts'
import { useFreshPrices } from '../../features/cart/use-fresh-prices.ts'
import { clearActing } from '../../lib/acting.state.ts'
import { noticesState } from '../../lib/notices.state.ts'
import { show } from '../../testing/show.tsx'
import { actFor, actingFor, noteActingRefusal, stopActing } from './acting.ts'
import { queryClient } from './query-client.ts'

afterEach(() => {
  clearActing()
  noticesState.list = []
})

const larchfield = {
  name: 'Larchfield Butchers',
  customerNumber: 'LARCH',
  termsCode: 'PO',
  discountRate: 0.9,
  taxExemptStates: ['OH'],
} as const

async function openShop() {
  const shop = await openTestShop({ people: true, parts: [{ id: 1, priceCents: 1250 }] })
  const counter = await shop.person('counter')
  const company = await counter.accounts.internalCompanies.create({
    ...larchfield,
    taxExemptStates: [...larchfield.taxExemptStates],
  })
  return Object.assign(shop, { counter, company })
}

function Probe() {
  useFreshPrices()
  return (
    <p>
      {useCheckoutOptions().data?.payBy} {useActingCompany().data?.name ?? 'nobody'}
    </p>
  )
}

const shownBy = (shop: Awaited<ReturnType<typeof openShop>>) =>
  show(<Probe />, { fetch: shop.fetchAs('counter'), queryClient, actingFor })

describe('ordering for a company in a tab', () => {
  it('refetches everything for the company, and again after stopping', async () => {
    await using shop = await openShop()
    using page = shownBy(shop)
    await page.findByText('company_needed nobody')
    act(() => actFor(shop.company))
    await page.findByText('terms Larchfield Butchers')
    act(stopActing)
    await page.findByText('company_needed nobody')
  })

  it('prices the cart for the company and keeps its lines', async () => {
    await using shop = await openShop()
    const part = await shop.counter.catalog.part({ partId: 1 })
    addToCart({ part, quantity: 3, comments: ['left'] })
    using _page = shownBy(shop)
    const price = () => cartState.entries[1]?.part.priceCents
    act(() => actFor(shop.company))
    await expect.poll(price).toBe(1125)
    act(stopActing)
    await expect.poll(price).toBe(1250)
    expect(cartState.entries[1]).toMatchObject({ quantity: 3, comments: ['left'] })
  })

  it('ends with a notice when the company is deleted', async () => {
    await using shop = await openShop()
    const { company } = shop
    actFor(company)
    noteActingRefusal(noTerms())
    expect(actingFor()).toBe(company.id)
    await shop.counter.accounts.internalCompanies.remove({ internalCompanyId: company.id })
    noteActingRefusal(await shop.acting('counter', company.id).catch((error: unknown) => error))
    expect(actingFor()).toBeNull()
    expect(noticesState.list.map(({ text }) => text)).toEqual([actingEnded().message])
  })

  // Last, because it loads all modules anew.
  it('survives a reload', async () => {
    await using shop = await openShop()
    actFor(shop.company)
    vi.resetModules()
    const reloaded = await import('../../lib/acting.state.ts')
    expect(reloaded.actingState.company).toEqual(shop.company)
  })
})
