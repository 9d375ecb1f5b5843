import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { readyToOrder } from '@mullion/api/testing/ready-to-order'
import { noAnswer } from '@mullion/integrations/payments/errors'
import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { PaymentDifferences } from './payment-differences.tsx'

const day = '2026-11-20'

/** A shop the day after an order whose transaction the gateway hides while `hides`. */
async function shopAfterOrder(gatewayIs: { hides: boolean; silent: boolean }) {
  const shop = await openTestShop({
    people: true,
    gateway: (sandbox) => ({
      ...sandbox,
      find: async (reference) => (gatewayIs.hides ? null : sandbox.find(reference)),
      async listTransactions(range) {
        if (gatewayIs.silent) throw noAnswer()
        return gatewayIs.hides ? [] : sandbox.listTransactions(range)
      },
    }),
  })
  const { guest, form } = await readyToOrder(shop)
  await guest.checkout.placeOrder(form)
  shop.pass(24 * 3_600_000)
  await (await shop.person('admin')).checkout.payments.reconcileDay({ day })
  return shop
}

describe('payments compared with the gateway', () => {
  it('lists a difference with what to do, and resolves it with a note', async () => {
    await using shop = await shopAfterOrder({ hides: true, silent: false })
    using page = show(<PaymentDifferences />, { fetch: shop.fetchAs('admin') })
    const table = await page.findByRole('table', { name: 'Payment differences' })
    expect(table.textContent).toMatch(/Missing at the gateway.*Nov 20, 2026.*W100001.*captured.*Nothing/)
    await page.user.click(within(table).getByRole('button', { name: 'Missing at the gateway' }))
    const dialog = within(await page.findByRole('dialog'))
    dialog.getByText(/Hold the shipment/)
    await page.user.click(dialog.getByRole('button', { name: 'Resolve' }))
    await dialog.findByText('This field is required.')
    await page.fill(dialog.getByLabelText('What you found or did'), 'Paid by check.')
    await page.user.click(dialog.getByRole('button', { name: 'Resolve' }))
    await page.findByText('Payments and the gateway agree.')
    await page.user.click(page.getByRole('switch', { name: 'Show resolved' }))
    await page.user.click(await page.findByRole('button', { name: 'Missing at the gateway' }))
    await page.findByText(/Paid by check\./)
  })

  it('names a day that waits for the gateway, and compares it when asked to', async () => {
    const gatewayIs = { hides: false, silent: true }
    await using shop = await shopAfterOrder(gatewayIs)
    using page = show(<PaymentDifferences />, { fetch: shop.fetchAs('admin') })
    await page.findByText('The payments of Nov 20, 2026 are not compared yet')
    gatewayIs.silent = false
    await page.user.click(page.getByRole('button', { name: 'Compare now' }))
    await page.findByText('Last compared: Nov 20, 2026, 1 card payments.')
    expect(page.queryByText(/not compared yet/)).toBeNull()
  })

  it('are not mentioned before there are any, and can be loaded again after a failure', async () => {
    await using shop = await openTestShop({ people: true })
    using page = show(<PaymentDifferences />, { fetch: shop.fetchAs('admin') })
    await expect.poll(() => page.container.querySelector('section')).toBeNull()
    using failed = show(<PaymentDifferences />)
    await failed.findByRole('button', { name: 'Retry' })
  })
})
