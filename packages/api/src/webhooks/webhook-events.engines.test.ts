import type { NewCompanyForm } from '@mullion/domain/admin/company-form'
import { offeredEvents } from '@mullion/domain/webhooks/webhook-event'
import type { PaymentGateway } from '@mullion/integrations/payments/port'
import { startReceiver } from '@mullion/integrations/webhooks/testing/receiver'
import { describe, expect, it } from 'vitest'
import { openTestShop, type ShopFacts } from '../testing/open-test-shop.ts'
import { quoteForm, termsOrder } from '../testing/order-form.ts'
import { larchfield } from '../testing/people.ts'
import { orderIn, readyToOrder } from '../testing/ready-to-order.ts'
import { addEndpoint, deliverDue } from '../testing/webhooks.ts'

const part = { number: '0100-01', name: 'HNG STRAP', priceCents: 1000 }

/** A shop with an endpoint that wants everything. */
async function openShop(receiver: { readonly url: string }, facts: ShopFacts = {}) {
  const shop = await openTestShop({
    people: true,
    parts: [
      { id: 1, ...part },
      { id: 2, number: '0200-01' },
    ],
    ...facts,
  })
  await addEndpoint(shop, { url: receiver.url, events: [...offeredEvents] })
  return shop
}

const company: NewCompanyForm = {
  name: 'Frost Doors',
  customerNumber: 'FROST',
  accountingEmail: 'ap@frost.example',
  termsCode: 'PO',
  discountRate: 0.9,
  phone: '6145550100',
  address1: '1 Freezer Street',
  address2: '',
  city: 'Columbus',
  state: 'OH',
  zipCode: '43004',
  country: 'US',
  taxExemptStates: [],
  poRequired: false,
  iseMember: false,
  firstname: 'Fay',
  lastname: 'Frost',
  contactEmail: '',
}

describe('events', () => {
  it('of an order carry it as the call for one order answered at that time', async () => {
    await using receiver = await startReceiver()
    await using shop = await openShop(receiver)
    const admin = await shop.person('admin')
    const { guest, form } = await readyToOrder(shop)
    const { orderNumber } = orderIn(await guest.checkout.placeOrder(form))
    const placed = await admin.orders.byNumber({ number: orderNumber })
    await admin.orders.exports.generate()
    const processed = await admin.orders.byNumber({ number: orderNumber })
    const shipment = { carrier: 'UPS', trackingNumber: '1Z', shippedOn: '2026-11-20' }
    await admin.orders.desk.addShipment({ ...shipment, orderId: placed.id })
    const shipped = await admin.orders.byNumber({ number: orderNumber })
    await deliverDue(shop)
    expect(receiver.events()).toEqual(
      [placed, processed, shipped].map((data, at) => ({
        type: ['order.placed', 'order.processed', 'order.shipped'][at],
        timestamp: shop.clock().toISOString(),
        data,
      })),
    )
    expect([placed, processed, shipped].map(({ status }) => status)).toEqual([
      'Pending',
      'Processed',
      'Shipped',
    ])
  })

  it('of orders of a company, and of staff for one, name both as the call does', async () => {
    await using receiver = await startReceiver()
    await using shop = await openShop(receiver)
    const admin = await shop.person('admin')
    const counter = await shop.person('counter')
    const { id } = await counter.accounts.internalCompanies.create(larchfield)
    const records: unknown[] = []
    for (const caller of [await shop.person('buyer'), await shop.acting('counter', id)]) {
      const input = quoteForm([{ partId: 1, quantity: 2, comments: ['for dock 3'] }])
      const form = termsOrder(await caller.checkout.quote(input), input)
      const { orderNumber } = orderIn(await caller.checkout.placeOrder(form))
      records.push(await admin.orders.byNumber({ number: orderNumber }))
    }
    await deliverDue(shop)
    expect(receiver.events().map(({ data }) => data)).toEqual(records)
    expect(records).toMatchObject([{ internalCompanyName: null }, { internalCompanyName: larchfield.name }])
  })

  it('carry no card data', async () => {
    await using receiver = await startReceiver()
    await using shop = await openShop(receiver)
    const { guest, form } = await readyToOrder(shop)
    await guest.checkout.placeOrder(form)
    await deliverDue(shop)
    const [{ body } = { body: '' }] = receiver.book
    expect(body).toContain('order.placed')
    expect(body).not.toMatch(/2224|VISA|lastFour|cardType/i)
  })

  it('of a company carry it as administrators see it', async () => {
    await using receiver = await startReceiver()
    await using shop = await openShop(receiver)
    const admin = await shop.person('admin')
    const { id: companyId } = await admin.admin.companies.create({ form: company })
    const created = await admin.admin.companies.details({ companyId })
    await deliverDue(shop)
    expect(receiver.events()).toMatchObject([{ type: 'company.created', data: created }])
  })

  it('of parts carry them at list price, those of an import as they are when sent; removed ones with their id only', async () => {
    await using receiver = await startReceiver()
    await using shop = await openShop(receiver)
    const admin = await shop.person('admin')
    await admin.admin.parts.markProprietary({ partId: 1, proprietary: true })
    await shop.services.imports.run('prices', 'part_number,part_price\n0100-01,12.50\n0200-01,20\n')
    const added =
      'part_number,part_name,part_units,part_tags,part_tags_doors,part_price\n0300-01,LATCH,EA,Hinges,Swing,3\n'
    await shop.services.imports.run('parts', added)
    await deliverDue(shop)
    await shop.services.imports.undoLast()
    await deliverDue(shop)
    const told = receiver.events().map(({ type, data }) => [type, data.id, data.priceCents])
    expect(told).toEqual([
      ['part.changed', 1, 1000],
      ['part.changed', 1, 1250],
      ['part.changed', 2, 2000],
      ['part.changed', 3, 300],
      ['part.removed', 3, undefined],
    ])
    expect(new Set(receiver.accepted()).size).toBe(5)
    await shop.services.imports.run('parts', added.replace('0300', '0400'))
    await shop.services.imports.undoLast()
    await deliverDue(shop)
    expect(receiver.events().slice(5)).toMatchObject([{ type: 'part.removed' }])
  })

  it('of a payment whose void failed carry ids and the amount', async () => {
    await using receiver = await startReceiver()
    const gateway = (sandbox: PaymentGateway): PaymentGateway => ({
      ...sandbox,
      capture: () => Promise.reject(new Error('The line is dead.')),
      void: () => Promise.reject(new Error('The line is dead.')),
    })
    await using shop = await openShop(receiver, { gateway })
    const { guest, form } = await readyToOrder(shop)
    await guest.checkout.placeOrder(form).catch(() => undefined)
    const admin = await shop.person('admin')
    shop.pass(60_000)
    await admin.checkout.payments.void({ paymentId: 1 })
    await deliverDue(shop)
    const [event, ...more] = receiver.events()
    expect(more).toEqual([])
    expect(event).toMatchObject({
      type: 'payment.troubled',
      data: { id: 1, state: 'attention', orderNumber: 'W100001', amountCents: expect.any(Number) },
    })
    expect(JSON.stringify(event)).not.toMatch(/2224|VISA/)
  })

  it('of approvals say what waits, who decided and the order it became', async () => {
    await using receiver = await startReceiver()
    await using shop = await openShop(receiver)
    const owner = await shop.person('owner')
    const limits = { monthLimitCents: null, asksAdmins: true, approverIds: [] }
    await owner.approvals.saveLimits({ userId: shop.ids.buyer, orderLimitCents: 0, ...limits })
    const buyer = await shop.person('buyer')
    const ask = async (idempotencyKey: string) => {
      const quote = await buyer.checkout.quote(quoteForm())
      await buyer.checkout.placeOrder(termsOrder(quote, quoteForm(), { idempotencyKey }))
      return { version: 1, grandTotalCents: quote.grandTotalCents }
    }
    await owner.approvals.approve({ requestId: 1, ...(await ask('first-order-000001')) })
    const { version } = await ask('second-order-00001')
    await owner.approvals.reject({ requestId: 2, version, reason: 'We have two.' })
    await ask('third-order-000001')
    await buyer.approvals.cancel({ requestId: 3, version })
    await deliverDue(shop)
    const told = receiver.events().filter(({ type }) => type.startsWith('approval'))
    expect(told.map(({ type, data }) => [type, data.id, data.state, data.decidedBy])).toEqual([
      ['approval.requested', 1, 'waiting', null],
      ['approval.decided', 1, 'approved', 'Olga Test'],
      ['approval.requested', 2, 'waiting', null],
      ['approval.decided', 2, 'rejected', 'Olga Test'],
      ['approval.requested', 3, 'waiting', null],
      ['approval.decided', 3, 'canceled', null],
    ])
    expect(told[0]?.data).toMatchObject({
      companyName: 'Arctic Door Service',
      requester: 'Bea Test',
      orderNumber: null,
      lines: [{ partId: 1, quantity: 2 }],
    })
    expect(told[1]?.data).toMatchObject({ orderNumber: 'W100001' })
    expect(told[3]?.data).toMatchObject({ rejection: 'We have two.' })
  })

  it('go only to endpoints that asked for them, with the same id for each', async () => {
    await using receiver = await startReceiver()
    await using other = await startReceiver()
    await using none = await startReceiver()
    await using shop = await openShop(receiver)
    await addEndpoint(shop, { url: other.url, events: ['order.placed'] })
    await addEndpoint(shop, { url: none.url, events: ['part.changed'] })
    const { guest, form } = await readyToOrder(shop)
    await guest.checkout.placeOrder(form)
    await deliverDue(shop)
    expect(receiver.accepted()).toHaveLength(1)
    expect(other.accepted()).toEqual(receiver.accepted())
    expect(none.book).toEqual([])
  })
})
