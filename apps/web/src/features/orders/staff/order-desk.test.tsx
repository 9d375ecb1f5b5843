import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { readyToOrder } from '@mullion/api/testing/ready-to-order'
import { listDueMail } from '@mullion/db/mail/mail.repository'
import { createOrder, type NewOrder } from '@mullion/db/orders/order.repository'
import { orderLineRow, orderRow } from '@mullion/db/testing/order-row'
import { shipmentMailWaitMs } from '@mullion/domain/orders/order-desk'
import { within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dismissNotice, noticesState } from '../../../lib/notices.state.ts'
import { show } from '../../../testing/show.tsx'
import { OrderDialog } from '../order-dialog.tsx'
import { PaymentsInTrouble } from './payments-in-trouble.tsx'

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  for (const { id } of [...noticesState.list]) dismissNotice(id)
})

const noticed = (text: string | RegExp) =>
  expect.poll(() => noticesState.list.at(-1)?.text ?? '').toMatch(text)

async function openDesk(facts: Partial<NewOrder> = {}) {
  const shop = await openTestShop({ people: true })
  const { id: orderId } = await shop.db.transaction((tx) =>
    createOrder(tx, orderRow({ userId: shop.ids.buyer, companyId: 2, ...facts }), [orderLineRow()]),
  )
  const admin = await shop.person('admin')
  const [order] = (await admin.orders.list({ scope: 'all' })).orders
  if (!order) throw new Error('The order is not listed.')
  const dialog = <OrderDialog order={order} opened onClose={() => {}} actions={{}} forStaff />
  return {
    ...shop,
    render: () => show(dialog, { fetch: shop.fetchAs('admin') }),
    details: () => admin.orders.details({ orderId }),
    mails: () => listDueMail(shop.db.read, new Date(shop.clock().getTime() + shipmentMailWaitMs), 50),
  }
}

describe('the order desk', () => {
  it('adds a shipment and a note, and resends the confirmation', async () => {
    await using shop = await openDesk()
    using page = shop.render()
    await page.findByRole('button', { name: 'Resend confirmation' })
    await page.user.click(page.getByRole('button', { name: 'Add shipment' }))
    await page.findByText('This field is required.')
    await page.fill(page.getByLabelText('Tracking number'), '1Z999')
    await page.fill(page.getByLabelText('Shipped on'), '2026-11-20')
    await page.user.click(page.getByRole('button', { name: 'Add shipment' }))
    await noticed('We’ll email the tracking of W100001 to the buyer in five minutes.')
    expect(await shop.details()).toMatchObject({
      status: 'Shipped',
      shipments: [{ carrier: 'UPS', trackingNumber: '1Z999' }],
    })

    await page.fill(page.getByLabelText(/^Note for staff/), 'Ships on Friday.')
    await page.user.click(page.getByRole('button', { name: 'Add note' }))
    const notes = page.getByRole('list', { name: 'Notes' })
    await expect.poll(() => notes.textContent).toContain('Ships on Friday.')
    expect(page.getByLabelText(/^Note for staff/)).toHaveProperty('value', '')

    const before = (await shop.mails()).length
    await page.user.click(page.getByRole('button', { name: 'Resend confirmation' }))
    await noticed(/^The confirmation was emailed to .+ again\.$/)
    expect((await shop.mails()).length).toBe(before + 1)
    expect(page.getByRole('link', { name: 'Get Invoice' }).getAttribute('href')).toBe('/api/orders/1/invoice')
  })

  it('undoes a shipment before its mail, and corrects and removes one after', async () => {
    await using shop = await openDesk()
    const { desk } = (await shop.person('admin')).orders
    const facts = { carrier: 'UPS', trackingNumber: '1Z999', shippedOn: '2026-11-20', orderId: 1 }
    await desk.addShipment(facts)
    using page = shop.render()
    await page.findByText('We’ll email the buyer at 10:05 AM.')
    await page.user.click(page.getByRole('button', { name: 'Undo shipment 1Z999' }))
    await noticed('The shipment was undone. The buyer gets no email about it.')
    expect((await shop.details()).shipments).toEqual([])

    await desk.addShipment(facts)
    shop.pass(300_000)
    await shop.services.mail.sendDue()
    page.unmount()
    using later = shop.render()
    await later.user.click(await later.findByRole('button', { name: 'Correct shipment 1Z999' }))
    const form = within(later.getByRole('form', { name: 'Correction of 1Z999' }))
    await later.fill(form.getByLabelText('Shipped on'), '2026-11-19')
    await later.user.click(form.getByRole('button', { name: 'Save correction' }))
    await form.findByText('Enter a date on or after the day of the order.')
    await later.fill(form.getByLabelText('Shipped on'), '2026-11-20')
    await later.fill(form.getByLabelText('Tracking number'), '1Z111')
    await later.user.click(form.getByRole('button', { name: 'Save correction' }))
    await noticed('The shipment was corrected. We’ll email the buyer in five minutes.')
    shop.pass(300_000)
    await shop.services.mail.sendDue()
    later.unmount()
    using last = shop.render()
    await last.user.click(await last.findByRole('button', { name: 'Remove shipment 1Z111' }))
    await last.user.click(await last.findByRole('button', { name: 'Remove' }))
    await noticed('The shipment was removed from W100001.')
    expect((await shop.details()).shipments).toEqual([])
  })

  it('ships a part of a line in two parcels, and says when the rest is expected', async () => {
    await using shop = await openDesk()
    using page = shop.render()
    await page.user.click(await page.findByRole('button', { name: 'Change the state of 1001-01' }))
    const state = within(page.getByRole('form', { name: 'State of line 1' }))
    await page.user.selectOptions(state.getByLabelText('State'), 'Back-ordered')
    await page.user.click(state.getByRole('button', { name: 'Save state' }))
    await state.findByText('This field is required.')
    await page.fill(state.getByLabelText('Expected on'), '2027-12-04')
    await page.user.click(state.getByRole('button', { name: 'Save state' }))
    await noticed('The state of 1001-01 was saved. We’ll email the buyer in five minutes.')

    const form = within(page.getByRole('form', { name: 'Shipment' }))
    await page.fill(form.getByLabelText('Tracking number'), '1Z1, 1Z2')
    await page.fill(form.getByLabelText('Shipped on'), '2026-11-20')
    await page.fill(form.getByLabelText('1001-01, of 2'), '3')
    await page.user.click(form.getByRole('button', { name: 'Add shipment' }))
    await form.findByText('Enter a quantity from 0 to 2.')
    await page.fill(form.getByLabelText('1001-01, of 2'), '1')
    await page.user.click(form.getByRole('button', { name: 'Add shipment' }))
    await noticed(/^We’ll email the tracking/)
    const { shipments, lines } = await shop.details()
    expect(shipments).toMatchObject([
      { parcels: [{ trackingNumber: '1Z1' }, { trackingNumber: '1Z2' }], lines: [{ quantity: 1 }] },
    ])
    expect(lines).toMatchObject([{ progress: { left: 1, backOrderedTo: '2027-12-04' } }])
    expect(form.getByLabelText('1001-01, of 1')).toHaveProperty('value', '')
  })

  it('marks an order as processed after a question', async () => {
    await using shop = await openDesk()
    using page = shop.render()
    await page.user.click(await page.findByRole('button', { name: 'Mark as processed' }))
    const question = within(await page.findByRole('dialog', { name: 'Mark as processed?' }))
    await page.user.click(question.getByRole('button', { name: 'Mark as processed' }))
    await noticed('W100001 is marked as processed.')
    expect(await shop.details()).toMatchObject({ status: 'Processed' })
  })

  it('names what is not saved yet when it is left', async () => {
    await using shop = await openDesk()
    using page = shop.render()
    await page.fill(await page.findByLabelText(/^Note for staff/), 'Ships on Friday.')
    page.unmount()
    await noticed('Your changes to the internal note on order W100001 aren’t saved yet.')
  })

  it('shows which freight carrier to book, its account, and whom it bills', async () => {
    const dock = { address1: '1 Dock Road', address2: '', city: 'Dayton', state: 'OH', zip: '45402' }
    await using shop = await openDesk({
      ...{ carrier: 'LTL', serviceType: 'LTL', billingOption: 'thirdParty' },
      ...{ freightCarrier: 'Estes', accountNumber: '123456' },
      thirdParty: { company: 'Frost Freight', ...dock, country: 'US' },
    })
    using page = shop.render()
    await page.findByText('LTL Freight, Estes, third party, account 123456')
    const payer = page.getByText('Bill freight to').parentElement
    expect(payer?.textContent).toContain('Frost Freight1 Dock RoadDayton, OH 45402')
    expect(await page.findByLabelText('Carrier')).toHaveProperty('value', 'Estes')
  })

  it('confirms open freight, and then offers the invoice', async () => {
    await using shop = await openDesk({
      freightToBeConfirmed: true,
      paymentState: 'terms',
      cardType: null,
      lastFour: null,
      shippingCents: 0,
      taxCents: 0,
      grandTotalCents: 2500,
    })
    using page = shop.render()
    await page.findByRole('button', { name: 'Resend confirmation' })
    expect(page.queryByRole('link', { name: 'Get Invoice' })).toBeNull()
    await page.fill(page.getByLabelText('Freight (US dollars)'), 'a lot')
    await page.user.click(page.getByRole('button', { name: 'Confirm freight' }))
    await page.findByText('Enter an amount such as 185 or 185.50.')
    await page.fill(page.getByLabelText('Freight (US dollars)'), '185.50')
    await page.user.click(page.getByRole('button', { name: 'Confirm freight' }))
    await page.findByRole('link', { name: 'Get Invoice' })
    expect(await shop.details()).toMatchObject({ shippingCents: 18_550, freightToBeConfirmed: false })
  })
})

describe('payments that need attention', () => {
  it('are listed, checked again, and voided after confirmation', async () => {
    let isCut = false
    const dead = () => Promise.reject(new Error('The line is dead.'))
    await using shop = await openTestShop({
      people: true,
      gateway: (sandbox) => ({
        ...sandbox,
        capture: (...args) => (isCut ? dead() : sandbox.capture(...args)),
        find: (...args) => (isCut ? dead() : sandbox.find(...args)),
      }),
    })
    const { guest, form } = await readyToOrder(shop)
    isCut = true
    await expect(guest.checkout.placeOrder(form)).rejects.toThrow()
    shop.pass(6 * 60_000)
    using page = show(<PaymentsInTrouble />, { fetch: shop.fetchAs('admin') })
    const list = await page.findByRole('table', { name: 'Payments needing attention' })
    expect(list.textContent).toMatch(/Ending in 2224.*\$\d+\.\d\d/)
    await page.user.click(page.getByRole('button', { name: /^Retry payment/ }))
    await noticed('Checked with the payment gateway again.')
    isCut = false
    shop.pass(60_000)
    await page.user.click(page.getByRole('button', { name: /^Void payment/ }))
    await page.user.click(await page.findByRole('button', { name: 'Void' }))
    await expect.poll(() => page.queryByRole('table', { name: 'Payments needing attention' })).toBeNull()
  })

  it('can be loaded again after a failure', async () => {
    using page = show(<PaymentsInTrouble />)
    await page.findByRole('button', { name: 'Retry' })
  })
})
