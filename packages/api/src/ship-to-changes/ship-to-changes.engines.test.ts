import { salesTotals } from '@mullion/db/analytics/analytics.tables'
import { markSalesUncounted, removeSales } from '@mullion/db/analytics/part-sales.repository'
import { mailMessages } from '@mullion/db/mail/mail.tables'
import { findPaymentOfOrder } from '@mullion/db/payments/payment.repository'
import { listAuditLines } from '@mullion/db/testing/stored-rows'
import type { OrderDocument } from '@mullion/domain/orders/order-document'
import type { ShipAddress } from '@mullion/domain/postal-address'
import type { ShipToQuote } from '@mullion/domain/ship-to-changes/ship-to-change'
import { createPdfPrinter } from '@mullion/integrations/documents/pdf-printer'
import { describe, expect, it } from 'vitest'
import { createOrderLinks } from '../orders/order-links.ts'
import { heldCents, orderRow, placeOrder } from '../testing/credit-notes.ts'
import { openTestShop } from '../testing/open-test-shop.ts'
import { columbus } from '../testing/order-form.ts'
import { refusedAs, type TestShop } from '../testing/ready-to-order.ts'

/** No sales tax, and far away. */
const portland: ShipAddress = {
  ...columbus,
  ...{ nameOrCompany: 'Arctic West', city: 'Portland', state: 'OR', postalCode: '97201' },
}
/** Taxed, and near. */
const raleigh: ShipAddress = {
  ...columbus,
  ...{ nameOrCompany: 'Arctic South', city: 'Raleigh', state: 'NC', postalCode: '27601' },
}

const linkKeyOf = (shop: TestShop, number: string) => {
  const { keySigner, siteUrl } = shop.deps
  return createOrderLinks({ keySigner, siteUrl }).keyOf(number)
}
const shownOf = ({ creditCents, addCents, waivedCents }: ShipToQuote) => ({
  ...{ creditCents, addCents, waivedCents },
})
const mailsOf = async (shop: TestShop) =>
  (await shop.db.read.select().from(mailMessages))
    .filter(({ event }) => event.startsWith('ship-to'))
    .map(({ event }) => event)

/** Rounds half up, without the product's own arithmetic. */
const percent = (cents: number, thousandths: number) => Math.floor((cents * thousandths + 50_000) / 100_000)

describe('a change of ship-to', () => {
  it('of a guest, by the link of the mail, gives back the tax of a state that has none', async () => {
    await using shop = await openTestShop({ people: true })
    const id = await placeOrder(shop, 1, [3])
    const before = await orderRow(shop, id)
    const key = linkKeyOf(shop, before.number)
    const guest = shop.guest()
    const preview = await guest.shipToChanges.previewLinked({ key, shipAddress: portland })
    expect(preview).toMatchObject({ taxDifference: -before.taxCents, payableCents: 0 })
    // Far away costs more, which nobody charges to a card.
    expect(preview.freightDifference).toBeGreaterThan(0)
    expect(preview.waivedCents).toBe(preview.freightDifference)
    await guest.shipToChanges.askLinked({ key, shipAddress: portland, note: 'We moved.' })
    expect(await guest.orders.tracked({ key })).toMatchObject({
      askedShipTo: { city: 'Portland', state: 'OR' },
    })
    const admin = await shop.person('admin')
    const { rows } = await admin.shipToChanges.desk.list()
    expect(rows).toMatchObject([{ orderNumber: before.number, to: { city: 'Portland', state: 'OR' } }])
    const changeId = rows[0]?.id ?? 0
    const quote = await admin.shipToChanges.desk.quote({ changeId })
    expect(quote).toMatchObject({ creditCents: before.taxCents, addCents: 0 })
    const approved = await admin.shipToChanges.desk.approve({ changeId, shown: shownOf(quote) })
    expect(approved).toMatchObject({ state: 'approved', creditNumber: 'CN100001', from: columbus })
    const after = await orderRow(shop, id)
    expect(after.shipAddress).toMatchObject({ nameOrCompany: 'Arctic West', state: 'OR' })
    expect(after.creditedGoodsTaxCents + after.creditedFreightTaxCents).toBe(before.taxCents)
    expect([after.creditedGoodsCents, after.creditedFreightCents]).toEqual([0, 0])
    expect(await heldCents(shop, id)).toBe(before.grandTotalCents - before.taxCents)
    expect((await mailsOf(shop)).toSorted()).toEqual([
      'ship-to-approved-buyer:1',
      'ship-to-asked-buyer:1',
      'ship-to-asked:1',
    ])
    const actions = (await listAuditLines(shop.db.read, 10)).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['ship_to_asked', 'ship_to_approved']))
    // What was approved is not approved again, and no note is made for it.
    await expect(admin.shipToChanges.desk.approve({ changeId, shown: shownOf(quote) })).rejects.toMatchObject(
      refusedAs('ship_to.not_waiting'),
    )
    // The totals are what a count from the start would be.
    const totals = async () =>
      (await shop.db.read.select().from(salesTotals)).map((row) => JSON.stringify(row)).toSorted()
    const moved = await totals()
    expect(moved.some((row) => row.includes('Portland') && !row.includes('Columbus'))).toBe(true)
    await shop.db.transaction(async (tx) => {
      await removeSales(tx)
      await markSalesUncounted(tx)
    })
    await shop.services.salesCount.countMissing()
    expect(await totals()).toEqual(moved)
    // The list of orders finds it by its new ZIP code only.
    const found = async (search: string) =>
      (await admin.orders.list({ scope: 'all', search })).orders.map((order) => order.id)
    expect([await found('97201'), await found('43215')]).toEqual([[id], []])
  })

  it('of an order on terms adds what the buyer agreed to, and no cent more', async () => {
    await using shop = await openTestShop({ people: true })
    const id = await placeOrder(shop, 1, [3], true)
    const before = await orderRow(shop, id)
    expect([before.taxExempt, before.taxCents]).toEqual([true, 0])
    const buyer = await shop.person('buyer')
    const preview = await buyer.shipToChanges.preview({ orderId: id, shipAddress: raleigh })
    // North Carolina takes 4.75% of goods and freight.
    const freightAfter = before.shippingCents + (preview.freightDifference ?? 0)
    const tax = percent(before.cartTotalCents, 4750) + percent(freightAfter, 4750)
    expect(preview.taxDifference).toBe(tax)
    expect(preview.payableCents).toBe(Math.max(0, preview.freightDifference ?? 0) + tax)
    const admin = await shop.person('admin')
    const asked = await buyer.shipToChanges.ask({
      ...{ orderId: id, shipAddress: raleigh, payUpToCents: preview.payableCents - 1 },
    })
    const added = await admin.shipToChanges.desk.quote({ changeId: asked.id, rise: 'add' })
    const approve = (changeId: number) =>
      admin.shipToChanges.desk.approve({ changeId, rise: 'add', shown: shownOf(added) })
    await expect(approve(asked.id)).rejects.toMatchObject(refusedAs('ship_to.more_than_agreed'))
    await buyer.shipToChanges.withdraw({ orderId: id })
    const again = await buyer.shipToChanges.ask({
      ...{ orderId: id, shipAddress: raleigh, payUpToCents: preview.payableCents },
    })
    await approve(again.id)
    const after = await orderRow(shop, id)
    const net = (order: typeof after) => order.grandTotalCents - order.creditedFreightCents
    expect(net(after)).toBe(before.cartTotalCents + freightAfter + tax)
    expect([after.taxExempt, after.taxCents]).toEqual([false, tax])
    expect((await findPaymentOfOrder(shop.db.read, id))?.amountCents).toBe(after.grandTotalCents)
  })

  it('is approved by one of two servers, and by none once a shipment has left', async () => {
    await using shop = await openTestShop({ people: true })
    const id = await placeOrder(shop, 1, [3], true)
    const buyer = await shop.person('buyer')
    const { id: changeId } = await buyer.shipToChanges.ask({ orderId: id, shipAddress: raleigh })
    const [one, other] = [await shop.person('admin'), await shop.person('super', shop.secondServer())]
    const shown = shownOf(await one.shipToChanges.desk.quote({ changeId }))
    const ends = await Promise.allSettled([
      one.shipToChanges.desk.approve({ changeId, shown }),
      other.shipToChanges.desk.approve({ changeId, shown }),
      other.shipToChanges.desk.refuse({ changeId, reason: 'Too late.' }),
    ])
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { state } = (await buyer.orders.details({ orderId: id })).shipToChanges[0] ?? {}
    const { shipAddress } = await orderRow(shop, id)
    expect(shipAddress.city).toBe(state === 'approved' ? 'Raleigh' : 'Columbus')
  })

  it('asked twice at once waits once', async () => {
    await using shop = await openTestShop({ people: true })
    const id = await placeOrder(shop, 1, [3], true)
    const [buyer, owner] = [await shop.person('buyer'), await shop.person('owner', shop.secondServer())]
    const ends = await Promise.allSettled([
      buyer.shipToChanges.ask({ orderId: id, shipAddress: raleigh }),
      owner.shipToChanges.ask({ orderId: id, shipAddress: portland }),
    ])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const waiting = (await buyer.orders.details({ orderId: id })).shipToChanges
    expect(waiting).toHaveLength(1)
    // The same address again is the same request.
    const shipAddress = waiting[0]?.to ?? raleigh
    expect((await buyer.shipToChanges.ask({ orderId: id, shipAddress })).id).toBe(waiting[0]?.id)
  })

  it('lapses when a part ships; the rest can be asked for, and each packing list has its own address', async () => {
    const printed: OrderDocument[] = []
    const documents = {
      ...createPdfPrinter(),
      orderDocument: async (printing: OrderDocument) => {
        printed.push(printing)
        return new Uint8Array()
      },
    }
    await using shop = await openTestShop({ people: true, deps: { documents } })
    const id = await placeOrder(shop, 1, [3], true)
    const [buyer, admin] = [await shop.person('buyer'), await shop.person('admin')]
    const { id: changeId } = await buyer.shipToChanges.ask({ orderId: id, shipAddress: raleigh })
    const shipment = (trackingNumber: string, quantity: number) =>
      admin.orders.desk.addShipment({
        ...{ orderId: id, carrier: 'UPS', trackingNumber, shippedOn: '2026-11-20' },
        lines: [{ lineNo: 1, quantity }],
      })
    const first = await shipment('1Z1', 1)
    const shown = { creditCents: 0, addCents: 0, waivedCents: 0 }
    await expect(admin.shipToChanges.desk.approve({ changeId, shown })).rejects.toMatchObject(
      refusedAs('ship_to.not_waiting'),
    )
    shop.pass(1000)
    const rest = await buyer.shipToChanges.ask({ orderId: id, shipAddress: raleigh })
    const quote = await admin.shipToChanges.desk.quote({ changeId: rest.id })
    await admin.shipToChanges.desk.approve({ changeId: rest.id, shown: shownOf(quote) })
    shop.pass(1000)
    const last = await shipment('1Z2', 2)
    for (const { id: shipmentId } of [first, last])
      await admin.orders.packingList({ orderId: id, shipmentId })
    expect(printed.map(({ shipTo }) => shipTo.at(-1))).toEqual(['Columbus, OH 43215', 'Raleigh, NC 27601'])
    expect(await buyer.orders.details({ orderId: id })).toMatchObject({
      readdressable: false,
      shipToChanges: [{ state: 'lapsed' }, { state: 'approved' }],
    })
    await expect(buyer.shipToChanges.ask({ orderId: id, shipAddress: portland })).rejects.toMatchObject(
      refusedAs('ship_to.too_late'),
    )
  })

  it('of another company is not found, of a canceled order is refused, and a lookup changes nothing', async () => {
    await using shop = await openTestShop({ people: true })
    const id = await placeOrder(shop, 1, [3], true)
    const { number, buyerEmail } = await orderRow(shop, id)
    const [buyer, stranger] = [await shop.person('buyer'), await shop.person('stranger')]
    const asked = { orderId: id, shipAddress: raleigh }
    await expect(stranger.shipToChanges.ask(asked)).rejects.toMatchObject(refusedAs('checkout.order_missing'))
    const { key } = await shop.guest().orders.track({ number, email: buyerEmail })
    await expect(
      shop.guest().shipToChanges.previewLinked({ key, shipAddress: raleigh }),
    ).rejects.toMatchObject(refusedAs('ship_to.by_mail_only'))
    await buyer.shipToChanges.ask(asked)
    await buyer.orders.cancel({ orderId: id, requestKey: 'cancel-key-0001' })
    expect((await buyer.orders.details({ orderId: id })).shipToChanges).toMatchObject([{ state: 'lapsed' }])
    await expect(buyer.shipToChanges.ask(asked)).rejects.toMatchObject(refusedAs('ship_to.canceled'))
  })
})
