import { openTestShop } from '@mullion/api/testing/open-test-shop'
import type { Vendor } from '@mullion/domain/analytics/vendor-health'
import { describe, expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { VendorHealthView } from './vendor-health.tsx'

const days = { startDate: '2026-11-20', endDate: '2026-11-20' }
const ups: Vendor = { subject: 'parcel-rates', adapter: 'UPS', builtIn: false }
const noScanner: Vendor = { subject: 'upload-scan', adapter: 'None', builtIn: false, off: true }
const tax: Vendor = { subject: 'tax', adapter: 'Built-in', builtIn: true }

describe('the services of the store', () => {
  it('are shown with their state, calls, failures, last answer and last error', async () => {
    await using shop = await openTestShop({ people: true })
    const { vendorCalls } = shop.deps
    for (const vendor of [noScanner, tax, ups]) vendorCalls.register(vendor)
    vendorCalls.add(tax, { ms: 1, failure: null })
    const failure = { kind: 'refused', code: 'HTTP 401' } as const
    for (const _call of [1, 2]) {
      vendorCalls.add(ups, { ms: 90, failure, openForMs: 600_000 })
      shop.pass(5 * 60_000)
    }
    await shop.services.vendorHealth.flush()
    await shop.services.vendorHealth.watch()
    using page = show(<VendorHealthView days={days} />, { fetch: shop.fetchAs('super') })
    const table = await page.findByRole('table', { name: 'Outside services' })
    const [, parcels, taxes, scanner] = [...table.querySelectorAll('tr')].map(
      ({ textContent }) => textContent,
    )
    expect(parcels).toMatch(/Parcel rates.*UPS.*Down.*since Nov 20, 2026.*Open.*2.*2 refused.*None.*HTTP 401/)
    expect(taxes).toMatch(/Sales tax.*Built-in.*Closed.*1.*0.*Nov 20, 2026.*None/)
    expect(scanner).toMatch(/Virus scan of uploads.*None.*Not set up/)
  })

  it('are said to be none, and can be loaded again after a failure', async () => {
    await using shop = await openTestShop({ people: true })
    using page = show(<VendorHealthView days={days} />, { fetch: shop.fetchAs('super') })
    await page.findByText('This server uses no outside service.')
    using failed = show(<VendorHealthView days={days} />)
    await failed.findByText('Error Loading Operational Data')
  })
})
