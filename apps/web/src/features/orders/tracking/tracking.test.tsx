import { createOrderLinks } from '@mullion/api/orders/order-links'
import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { createOrder } from '@mullion/db/orders/order.repository'
import { orderLineRow, orderRow } from '@mullion/db/testing/order-row'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { TrackOrder } from './track-order.tsx'
import { TrackedOrderView } from './tracked-order.tsx'

/** The panel, with the key of its address kept as state. */
function Panel({ at = null }: { readonly at?: string | null }) {
  const [key, setKey] = useState(at)
  if (key === null) return <TrackOrder onFound={setKey} />
  return <TrackedOrderView orderKey={key} onReturn={() => {}} onAnother={() => setKey(null)} />
}

async function openOrder() {
  const shop = await openTestShop({ people: true })
  await shop.db.transaction((tx) =>
    createOrder(tx, orderRow({ buyerEmail: 'pat@arctic.example' }), [orderLineRow()]),
  )
  return shop
}

describe('the status of an order for guests', () => {
  it('is found by number and email address, and shows parcels and parts but no price', async () => {
    await using shop = await openOrder()
    const { orders } = await shop.person('admin')
    await orders.desk.addShipment({
      orderId: 1,
      carrier: 'UPS',
      trackingNumber: '1Z999',
      shippedOn: '2026-11-20',
    })
    using page = show(<Panel />, { fetch: shop.fetchAs('guest') })
    await page.user.type(page.getByLabelText(/Order number/), '100001')
    await page.user.type(page.getByLabelText(/Email address/), 'Pat@arctic.example{Enter}')
    const heading = await page.findByRole('heading', { name: 'Order W100001' })
    expect(document.activeElement).toBe(heading)
    const { href } = page.getByRole('link', { name: '1Z999' }) as HTMLAnchorElement
    expect(href).toContain('ups.com')
    expect(page.getByText('Your order is on its way.').textContent).toBeTruthy()
    expect(document.body.textContent).not.toContain('$')
  })

  it('shows what shipped so far and when the rest is expected', async () => {
    await using shop = await openOrder()
    const { desk } = (await shop.person('admin')).orders
    await desk.markLine({ orderId: 1, lineNo: 1, mark: 'back_ordered', backOrderedTo: '2026-12-04' })
    await desk.addShipment({
      ...{ orderId: 1, carrier: 'UPS', trackingNumber: '1Z1', shippedOn: '2026-11-20' },
      ...{ otherTrackingNumbers: ['1Z2'], lines: [{ lineNo: 1, quantity: 1 }] },
    })
    const { key } = await (await shop.person('buyer')).orders.track({
      ...{ number: 'W100001', email: 'pat@arctic.example' },
    })
    using page = show(<Panel at={key} />, { fetch: shop.fetchAs('guest') })
    await page.findByText('Part of your order is on its way. The rest follows.')
    page.getByText('Shipped 1 of 2, the rest back-ordered to Dec 4, 2026')
    page.getByRole('link', { name: '1Z1' })
    page.getByRole('link', { name: '1Z2' })
  })

  it('cancels what is chosen, after it showed what comes back, with the link of the mail only', async () => {
    await using shop = await openOrder()
    const { keySigner, siteUrl } = shop.deps
    using page = show(<Panel at={createOrderLinks({ keySigner, siteUrl }).keyOf('W100001')} />, {
      fetch: shop.fetchAs('guest'),
    })
    await page.user.click(await page.findByRole('button', { name: 'Cancel order…' }))
    const cancel = await page.findByRole('button', { name: 'Cancel the order' })
    await page.findByText('You get back')
    await page.user.click(cancel)
    await page.findByText('This order was canceled.')
    expect(page.queryByRole('button', { name: 'Cancel order…' })).toBeNull()
    const { key } = await shop.guest().orders.track({ number: 'W100001', email: 'pat@arctic.example' })
    expect(await shop.guest().orders.tracked({ key })).toMatchObject({ cancelable: false })
  })

  it('cancels some of a line, of which nothing is chosen at first', async () => {
    await using shop = await openOrder()
    const { keySigner, siteUrl } = shop.deps
    using page = show(<Panel at={createOrderLinks({ keySigner, siteUrl }).keyOf('W100001')} />, {
      fetch: shop.fetchAs('guest'),
    })
    await page.user.click(await page.findByRole('button', { name: 'Cancel order…' }))
    await page.user.click(await page.findByLabelText('Some of the parts'))
    page.getByText('Enter how many of each part to cancel.')
    await page.fill(page.getByRole('textbox'), '1')
    const cancel = page.getByRole('button', { name: 'Cancel these parts' }) as HTMLButtonElement
    await expect.poll(() => cancel.disabled).toBe(false)
    await page.user.click(cancel)
    await page.findByText('Ordered (1 canceled)')
    await page.findByRole('button', { name: 'Cancel order…' })
  })

  it('says what is wrong in the form and keeps what was typed', async () => {
    await using shop = await openOrder()
    using page = show(<Panel />, { fetch: shop.fetchAs('guest') })
    await page.user.click(page.getByRole('button', { name: 'See status' }))
    await page.findAllByText('This field is required.')
    await page.user.type(page.getByLabelText(/Order number/), 'W100001')
    await page.user.type(page.getByLabelText(/Email address/), 'other@else.example{Enter}')
    await page.findByText(/No order has this number and email address/)
    expect((page.getByLabelText(/Order number/) as HTMLInputElement).value).toBe('W100001')
  })

  it('leads from a damaged link to the form', async () => {
    await using shop = await openOrder()
    using page = show(<Panel at="W100001.damaged" />, { fetch: shop.fetchAs('guest') })
    await page.findByText(/This link has expired or is damaged/)
    await page.user.click(page.getByRole('button', { name: 'Look up another order' }))
    page.getByRole('button', { name: 'See status' })
  })
})
