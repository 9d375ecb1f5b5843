import { createOrder } from '@mullion/db/orders/order.repository'
import { orderLineRow, orderRow } from '@mullion/db/testing/order-row'
import { guest, type Member } from '@mullion/domain/accounts/actor'
import type { OrderDocument } from '@mullion/domain/orders/order-document'
import { demoStoreInfo } from '@mullion/domain/store-info'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { pdfText } from '../testing/pdf-text.ts'
import { refusedAs } from '../testing/ready-to-order.ts'
import { createOrderDocumentsService } from './order-documents.service.ts'

const parcel = { carrier: 'UPS', trackingNumber: '1Z1', shippedOn: '2026-11-20' }

/** An order of 5 hinges, shipped in two parts, with a way to see what is printed. */
async function openShop() {
  const shop = await openTestShop({ people: true })
  const facts = { userId: shop.ids.buyer, companyId: 2, createdAt: new Date('2026-11-20T13:00:00Z') }
  const { id: orderId } = await shop.db.transaction((tx) =>
    createOrder(tx, orderRow({ ...facts, poNumber: 'PO-7' }), [
      orderLineRow({ quantity: 5, lineTotalCents: 6250 }),
    ]),
  )
  const { desk } = (await shop.person('admin')).orders
  const first = await desk.addShipment({ ...parcel, orderId, lines: [{ lineNo: 1, quantity: 2 }] })
  const second = await desk.addShipment({ ...parcel, orderId, trackingNumber: '1Z2' })
  const printed: OrderDocument[] = []
  const documents = createOrderDocumentsService({
    db: shop.db,
    storeInfo: demoStoreInfo,
    documents: {
      orderDocument: async (document) => {
        printed.push(document)
        return new Uint8Array()
      },
      labels: async () => new Uint8Array(),
    },
  })
  const actor: Member = {
    ...{ ...guest('a-visitor', '192.0.2.1'), role: 'user', userId: shop.ids.buyer, companyId: 2 },
  }
  return { ...shop, orderId, actor, documents, printed, first, second }
}

describe('the documents of an order', () => {
  it('are its acknowledgement, a packing list for each shipment, and its invoice', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    expect(await buyer.orders.documents({ number: 'w100001' })).toMatchObject([
      { kind: 'acknowledgement', fileName: 'acknowledgement_W100001.pdf' },
      { kind: 'packing_list', label: 'Packing list, Nov 20, 2026' },
      { kind: 'packing_list', path: `/api/orders/1/shipments/${shop.second.id}/packing-list` },
      { kind: 'invoice' },
    ])
    const { bytes, contentType } = await buyer.orders.packingList({
      ...{ orderId: shop.orderId, shipmentId: shop.first.id },
    })
    expect([contentType, new TextDecoder().decode(bytes.slice(0, 5))]).toEqual(['application/pdf', '%PDF-'])
  })

  it('say what each shipment has and what was to follow it, without a price', async () => {
    await using shop = await openShop()
    const { actor } = shop
    for (const { id: shipmentId } of [shop.first, shop.second])
      await shop.documents.packingList(actor, { orderId: shop.orderId, shipmentId })
    expect(shop.printed.map(({ lines }) => lines.map(({ amounts }) => amounts))).toEqual([
      [['5 EA', '2 EA', '3 EA']],
      [['5 EA', '3 EA', '–']],
    ])
    expect(JSON.stringify(shop.printed)).not.toContain('$')
    expect(shop.printed[0]).toMatchObject({
      billTo: [],
      facts: expect.arrayContaining([['PO number', 'PO-7']]),
    })
  })

  it('acknowledge the order with its prices and total, and say that nothing is due by it', async () => {
    await using shop = await openShop()
    await shop.documents.acknowledgement(shop.actor, shop.orderId)
    expect(shop.printed).toMatchObject([
      { title: 'Order acknowledgement', lines: [{ amounts: ['5 EA', '$12.50', '$62.50'] }] },
    ])
    expect(shop.printed[0]?.notes[0]).toMatch(/This is not an invoice/)
  })

  it('print on the invoice who ordered and paid, where it went, and each line with its comment', async () => {
    await using shop = await openTestShop({ people: true })
    const facts = { userId: null, companyId: null, buyerEmail: 'dana@tidewater.example' }
    const comments = ['=SUM(A1), "dock" 3']
    const { id: orderId } = await shop.db.transaction((tx) =>
      createOrder(tx, orderRow(facts), [orderLineRow({ comments })]),
    )
    const text = await pdfText((await (await shop.person('admin')).orders.invoice({ orderId })).bytes)
    const said = [
      ...['INVOICE', 'W100001', 'Mullion Door Parts', 'BILL TO', facts.buyerEmail],
      ...['SHIP TO', 'Arctic Door Service', '1 Cold Street', 'Columbus, OH 43215', 'Visa ending in 2224'],
      ...['1001-01', '2 EA', '$12.50', ...comments, '$25.00', '$41.56', 'Page 1 of 1'],
    ]
    expect(said.filter((words) => !text.includes(words))).toEqual([])
  })

  it('are those of whoever may see the order, and a shipment is one of its own order', async () => {
    await using shop = await openShop()
    const { orderId, first } = shop
    const stranger = await shop.person('stranger')
    const one = { orderId, shipmentId: first.id }
    await expect(stranger.orders.acknowledgement({ orderId })).rejects.toMatchObject(
      refusedAs('checkout.order_missing'),
    )
    await expect(stranger.orders.packingList(one)).rejects.toMatchObject(refusedAs('checkout.order_missing'))
    await expect(stranger.orders.documents({ number: 'W100001' })).rejects.toMatchObject(
      refusedAs('checkout.order_missing'),
    )
    const buyer = await shop.person('buyer')
    await expect(buyer.orders.packingList({ ...one, shipmentId: 999 })).rejects.toMatchObject(
      refusedAs('orders.shipment_missing'),
    )
  })
})
