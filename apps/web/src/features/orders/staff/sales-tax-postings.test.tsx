import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { readyToOrder } from '@mullion/api/testing/ready-to-order'
import { taxRetriesAfterMs } from '@mullion/domain/payments/tax-posting'
import type { TaxSales } from '@mullion/integrations/tax/port'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { SalesTaxPostings } from './sales-tax-postings.tsx'

/** A shop with a sale that the tax service refused until it was given up. */
async function shopAfterGivingUp(taxSales: TaxSales) {
  const shop = await openTestShop({
    people: true,
    gateway: (sandbox) => ({ ...sandbox, sandbox: false }),
    deps: { taxSales },
  })
  const { guest, form } = await readyToOrder(shop)
  await guest.checkout.placeOrder(form)
  for (const wait of [0, ...taxRetriesAfterMs]) {
    shop.pass(wait)
    await shop.services.taxPostings.postDue()
  }
  return shop
}

it('a sale that the tax service did not record is listed with the problem, and sent again', async () => {
  const sold: string[] = []
  let refuses = true
  await using shop = await shopAfterGivingUp({
    async commit({ orderNumber, goodsTaxCents, freightTaxCents }) {
      if (refuses) throw new Error('The tax account is closed.')
      sold.push(orderNumber)
      return { taxCents: goodsTaxCents + freightTaxCents }
    },
    cancel: async () => undefined,
  })
  using page = show(<SalesTaxPostings />, { fetch: shop.fetchAs('admin') })
  const table = await page.findByRole('table', { name: 'Sales tax not recorded' })
  expect(table.textContent).toMatch(/W100001.*Record the sale.*The tax account is closed\..*11/)
  refuses = false
  await page.user.click(within(table).getByRole('button', { name: 'Send again: sales tax of W100001' }))
  await page.findByText('The tax service has every sale.')
  expect(document.activeElement).toBe(
    page.getByRole('heading', { name: 'Sales tax not recorded by the tax service' }),
  )
  await shop.services.taxPostings.postDue()
  expect(sold).toEqual(['W100001'])
  using later = show(<SalesTaxPostings />, { fetch: shop.fetchAs('admin') })
  await expect.poll(() => later.container.querySelector('section')).toBeNull()
})
