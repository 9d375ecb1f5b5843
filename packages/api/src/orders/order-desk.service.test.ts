import { listDueMail } from '@mullion/db/mail/mail.repository'
import { createOrder, type NewOrder } from '@mullion/db/orders/order.repository'
import { orderLineRow, orderRow } from '@mullion/db/testing/order-row'
import { shipmentMailWaitMs } from '@mullion/domain/orders/order-desk'
import { pdfPages } from '@mullion/integrations/documents/testing/pdf-pages'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { larchfield } from '../testing/people.ts'
import { refusedAs } from '../testing/ready-to-order.ts'

async function openShop(facts: Partial<NewOrder> = {}) {
  const shop = await openTestShop({ people: true })
  const { id: orderId } = await shop.db.transaction((tx) =>
    createOrder(tx, orderRow({ userId: shop.ids.buyer, companyId: 2, ...facts }), [orderLineRow()]),
  )
  const { orders } = await shop.person('admin')
  const mails = () => listDueMail(shop.db.read, new Date(shop.clock().getTime() + shipmentMailWaitMs), 50)
  return { ...shop, orders, orderId, mails }
}

describe('an order on the staff side', () => {
  it('shows as Shipped with its tracking number, and emails the buyer once', async () => {
    await using shop = await openShop()
    const shipment = { carrier: 'UPS', trackingNumber: '1Z999', shippedOn: '2026-11-20' }
    await shop.orders.desk.addShipment({ ...shipment, orderId: shop.orderId })
    const buyer = await shop.person('buyer')
    expect(await buyer.orders.details({ orderId: shop.orderId })).toMatchObject({
      status: 'Shipped',
      shipments: [shipment],
    })
    await expect(shop.orders.desk.addShipment({ ...shipment, orderId: shop.orderId })).rejects.toMatchObject(
      refusedAs('orders.shipment_known'),
    )
    const mails = (await shop.mails()).filter((mail) => mail.subject.includes('has shipped'))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('1Z999')
  })

  it('also emails shipments to the customer staff ordered for', async () => {
    await using shop = await openShop({
      buyerEmail: 'counter@house.example',
      internalBuyerEmail: 'pat@larch.example',
    })
    const shipment = { carrier: 'UPS', trackingNumber: '1Z999', shippedOn: '2026-11-20' } as const
    await shop.orders.desk.addShipment({ ...shipment, orderId: shop.orderId })
    const mail = (await shop.mails()).find(({ subject }) => subject.includes('has shipped'))
    expect(mail?.recipients).toEqual(['counter@house.example', 'pat@larch.example'])
  })

  it('keeps staff notes with their author, newest first', async () => {
    await using shop = await openShop()
    const { orderId } = shop
    await shop.orders.desk.addNote({ orderId, text: 'Called the buyer.' })
    await shop.orders.desk.addNote({ orderId, text: 'Ships on Friday.' })
    const { notes } = await shop.orders.desk.details({ orderId })
    expect(notes.map(({ text }) => text)).toEqual(['Ships on Friday.', 'Called the buyer.'])
    expect(notes[0]?.by).toMatch(/^\w+ \w+$/)
    const owner = await shop.person('buyer')
    expect(JSON.stringify(await owner.orders.details({ orderId }))).not.toContain('Ships on Friday')
  })

  it('can have its confirmation emailed again any number of times', async () => {
    await using shop = await openShop()
    const before = (await shop.mails()).length
    await shop.orders.desk.resendConfirmation({ orderId: shop.orderId })
    await shop.orders.desk.resendConfirmation({ orderId: shop.orderId })
    expect((await shop.mails()).length).toBe(before + 2)
  })

  it('can be found by number, PO, customer and email', async () => {
    await using shop = await openShop({ poNumber: 'PO-7788', buyerEmail: 'ray@icebox.example' })
    for (const search of ['W100001', 'po-7788', 'arctic', 'icebox']) {
      const { orders } = await shop.orders.list({ scope: 'all', search })
      expect(
        orders.map(({ id }) => id),
        search,
      ).toEqual([shop.orderId])
    }
    expect((await shop.orders.list({ scope: 'all', search: 'nowhere' })).total).toBe(0)
  })
})

describe('an order for an internal company deleted since', () => {
  it('still shows and bills that company', async () => {
    await using shop = await openShop()
    const { internalCompanies } = (await shop.person('counter')).accounts
    const { id } = await internalCompanies.create(larchfield)
    const staffOrder = { userId: shop.ids.counter, companyId: 1, companyInternalId: id }
    const { id: orderId } = await shop.db.transaction((tx) =>
      createOrder(tx, orderRow({ ...staffOrder, paymentState: 'terms', cardType: null }), [orderLineRow()]),
    )
    await internalCompanies.remove({ internalCompanyId: id })
    expect(await shop.orders.desk.details({ orderId })).toMatchObject({
      customer: 'Larchfield Butchers (LARCH)',
    })
    const [text] = await pdfPages((await shop.orders.invoice({ orderId })).bytes)
    expect(text).toMatch(/BILL TO.*Larchfield Butchers.*Customer LARCH/s)
  })
})

describe('the invoice of an order', () => {
  const card = { cardType: 'V', lastFour: '2224', paymentState: 'captured' } as const

  it('is a PDF named after the order, available to its buyer when paid by card', async () => {
    await using shop = await openShop(card)
    const { invoice } = (await shop.person('buyer')).orders
    const { name, contentType, bytes } = await invoice({ orderId: shop.orderId })
    expect([name, contentType]).toEqual(['invoice_W100001.pdf', 'application/pdf'])
    expect(Buffer.from(bytes).toString('latin1', 0, 5)).toBe('%PDF-')
  })

  it('on terms is available to administrators only', async () => {
    await using shop = await openShop({ cardType: null, paymentState: 'terms', poNumber: 'PO-1' })
    const { invoice } = (await shop.person('buyer')).orders
    await expect(invoice({ orderId: shop.orderId })).rejects.toMatchObject(
      refusedAs('orders.invoice_not_offered'),
    )
    expect((await shop.orders.invoice({ orderId: shop.orderId })).name).toBe('invoice_W100001.pdf')
  })

  it('is not available before freight is confirmed, or to another company', async () => {
    await using shop = await openShop({ ...card, freightToBeConfirmed: true })
    const input = { orderId: shop.orderId }
    await expect(shop.orders.invoice(input)).rejects.toMatchObject(refusedAs('orders.freight_still_open'))
    const { invoice } = (await shop.person('stranger')).orders
    await expect(invoice(input)).rejects.toMatchObject(refusedAs('checkout.order_missing'))
  })
})
