import { isDeepStrictEqual } from 'node:util'
import { creditRequest, issueCredit } from '@mullion/api/testing/credit-notes'
import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { columbus, quoteForm, termsOrder } from '@mullion/api/testing/order-form'
import { acceptance, quotedFor } from '@mullion/api/testing/price-quotes'
import { readyToOrder } from '@mullion/api/testing/ready-to-order'
import { confirmationOf, dayMs, repeatedList } from '@mullion/api/testing/recurring-orders'
import { placeShipped, returnOf } from '@mullion/api/testing/returns'
import { addEndpoint, deliverDue } from '@mullion/api/testing/webhooks'
import { type DeliveredEvent, offeredEvents } from '@mullion/domain/webhooks/webhook-event'
import type { PaymentGateway } from '@mullion/integrations/payments/port'
import { startReceiver } from '@mullion/integrations/webhooks/testing/receiver'
import { describe, expect, it } from 'vitest'
import { webhookDocumentation } from './webhook-schemas.ts'

const company = {
  name: 'Frost Doors',
  customerNumber: 'FROST',
  accountingEmail: 'ap@frost.example',
  termsCode: 'PO' as const,
  discountRate: 0.9 as const,
  phone: '6145550100',
  address1: '1 Freezer Street',
  city: 'Columbus',
  state: 'OH',
  zipCode: '43004',
  firstname: 'Fay',
  lastname: 'Frost',
}

/** A credit of this amount is refused. */
const refusedCents = 1

/** Cuts the line to the gateway when a test says so. */
function cutGateway() {
  const line = { cut: false }
  const dead = () => Promise.reject(new Error('The line is dead.'))
  const gateway = (sandbox: PaymentGateway): PaymentGateway => ({
    ...sandbox,
    capture: (...call) => (line.cut ? dead() : sandbox.capture(...call)),
    void: (...call) => (line.cut ? dead() : sandbox.void(...call)),
    credit: async (asked) =>
      asked.amountCents === refusedCents
        ? { outcome: 'refused', reason: 'The card is closed.' }
        : sandbox.credit(asked),
  })
  return { line, gateway }
}

describe('the body of a webhook', () => {
  it('has the documented fields and no others, for every event that the store sends', async () => {
    await using receiver = await startReceiver()
    const { line, gateway } = cutGateway()
    await using shop = await openTestShop({ people: true, gateway })
    const { id: endpointId } = await addEndpoint(shop, { url: receiver.url, events: [...offeredEvents] })
    const admin = await shop.person('admin')
    await admin.webhooks.sendTest({ endpointId })
    await admin.admin.companies.create({ form: company })
    await admin.admin.parts.markProprietary({ partId: 1, proprietary: true })
    const added =
      'part_number,part_name,part_units,part_tags,part_tags_doors\n0300-01,LATCH,EA,Hinges,Swing\n'
    await shop.services.imports.run('parts', added)
    await shop.services.imports.undoLast()
    const first = await readyToOrder(shop)
    await first.guest.checkout.placeOrder(first.form)
    await admin.orders.exports.generate()
    const shipAddress = { ...columbus, address1: '2 Cold Street' }
    await admin.shipToChanges.ask({ orderId: 1, shipAddress })
    const { creditCents, addCents, waivedCents } = await admin.shipToChanges.desk.quote({ changeId: 1 })
    const shown = { creditCents, addCents, waivedCents }
    await admin.shipToChanges.desk.approve({ changeId: 1, shown })
    const shipment = { carrier: 'UPS', trackingNumber: '1Z', shippedOn: '2026-11-20' }
    await admin.orders.desk.addShipment({ ...shipment, orderId: 1 })
    await issueCredit(shop, creditRequest(1, { lines: [{ lineNo: 1, quantity: 1 }] }))
    await issueCredit(shop, creditRequest(1, { requestKey: 'request-2', freight: refusedCents }))
    const asking = await shop.person('buyer')
    const { form } = await acceptance(asking, await quotedFor(shop, asking))
    await asking.checkout.placeOrder(form)
    line.cut = true
    const second = await readyToOrder(shop, { idempotencyKey: 'another-order-0000001' })
    await second.guest.checkout.placeOrder(second.form).catch(() => undefined)
    shop.pass(60_000)
    await admin.checkout.payments.void({ paymentId: 3 })
    const owner = await shop.person('owner')
    const limits = { monthLimitCents: null, asksAdmins: true, approverIds: [] }
    await owner.approvals.saveLimits({ userId: shop.ids.buyer, orderLimitCents: 0, ...limits })
    const buyer = await shop.person('buyer')
    const quote = await buyer.checkout.quote(quoteForm())
    await buyer.checkout.placeOrder(termsOrder(quote, quoteForm(), { idempotencyKey: 'needs-approval-001' }))
    await owner.approvals.reject({ requestId: 1, version: 1, reason: 'We have two.' })
    const { id: sold } = await placeShipped(shop, { userId: shop.ids.buyer, companyId: 2 })
    const { id: returnId } = await buyer.returns.ask(returnOf(sold))
    await admin.returns.desk.receive({ returnId, revision: 1 })
    const checked = [{ lineNo: 1, result: 'ok' as const, creditQuantity: 2 }]
    await admin.returns.desk.inspect({ returnId, revision: 2, lines: checked })
    await admin.returns.desk.credit({ returnId, revision: 3 })
    await admin.credit.setLimit({ owner: { companyId: 2 }, limitCents: 0 })
    const held = await owner.checkout.quote(quoteForm())
    await owner.checkout.placeOrder(termsOrder(held, quoteForm(), { idempotencyKey: 'over-the-limit-01' }))
    const [over] = (await admin.credit.held.list()).rows
    await admin.credit.held.refuse({ orderId: over?.orderId ?? 0, reason: 'Past due' })
    const file = { name: 'certificate.pdf', bytes: new TextEncoder().encode('%PDF-1.7 a certificate') }
    const send = (validUntil: string) =>
      owner.taxCertificates.send({
        fields: { state: 'MI', number: 'MI-4711', validFrom: '2026-01-01', validUntil },
        file,
      })
    const ending = await send('2026-12-01')
    await admin.taxCertificates.desk.accept({ certificateId: ending.id })
    await shop.services.certificateReminders.remindAndExpire()
    await owner.taxCertificates.withdraw({ certificateId: ending.id })
    const refused = await send('2027-12-01')
    await admin.taxCertificates.desk.refuse({ certificateId: refused.id, reason: 'Not signed.' })
    await admin.credit.setLimit({ owner: { companyId: 2 }, limitCents: null })
    await owner.approvals.saveLimits({ userId: shop.ids.buyer, orderLimitCents: null, ...limits })
    const { recurring, buyer: repeating } = await repeatedList(shop)
    await shop.services.recurringSweep.run()
    await repeating.recurringOrders.drafts.confirm((await confirmationOf(repeating, 1)).input)
    await repeating.partLists.remove({ listId: recurring.listId ?? 0 })
    shop.pass(14 * dayMs)
    await shop.services.recurringSweep.run()
    // The order that could not be placed is left to expire.
    shop.pass(14 * dayMs)
    await shop.services.recurringSweep.run()
    await deliverDue(shop)

    const sent = new Set(receiver.events().map(({ type }) => type))
    expect([...sent].toSorted()).toEqual(['webhook.test', ...offeredEvents].toSorted())
    for (const body of receiver.events()) {
      const read = webhookDocumentation.get(body.type as DeliveredEvent)?.schema.safeParse(body)
      expect(read?.error, body.type).toBeUndefined()
      expect(isDeepStrictEqual(read?.data, body), `${body.type} has other fields`).toBe(true)
    }
  })
})
