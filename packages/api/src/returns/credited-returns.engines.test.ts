import { listCreditNotesOfOrder } from '@mullion/db/credit-notes/credit-note.repository'
import { listDueMail } from '@mullion/db/mail/mail.repository'
import { formatMoney } from '@mullion/domain/money'
import { noAnswer } from '@mullion/integrations/payments/errors'
import type { PaymentGateway } from '@mullion/integrations/payments/port'
import { describe, expect, it } from 'vitest'
import { creditMails, heldCents, orderRow, placeOrder } from '../testing/credit-notes.ts'
import { openTestShop, type ShopFacts } from '../testing/open-test-shop.ts'
import { refusedAs } from '../testing/ready-to-order.ts'
import { returnOf } from '../testing/returns.ts'

type Reason = Parameters<typeof returnOf>[1] extends readonly (infer L)[] | undefined
  ? L extends { reason: infer R }
    ? R
    : never
  : never

/** A store with an order of four parts, by card unless on terms, of which two came back and are to be credited. */
async function openShop({
  terms = false,
  reason = 'not_needed',
  ...facts
}: ShopFacts & { terms?: boolean; reason?: Reason } = {}) {
  const shop = await openTestShop({ people: true, ...facts })
  const orderId = await placeOrder(shop, 1, [4], terms)
  const admin = await shop.person('admin')
  const shipment = { orderId, carrier: 'UPS', trackingNumber: '1Z1', shippedOn: '2026-11-20' }
  await admin.orders.desk.addShipment(shipment)
  const lines = [{ lineNo: 1, quantity: 2, reason }] as const
  const { id: returnId, revision } = await admin.returns.ask(returnOf(orderId, lines))
  const { desk } = admin.returns
  let seen = revision
  if (reason === 'damaged') {
    const decided = [{ lineNo: 1, approve: true }]
    seen = (await desk.decide({ returnId, revision, lines: decided })).revision
  }
  await desk.receive({ returnId, revision: seen })
  const inspected = [{ lineNo: 1, result: 'ok' as const, creditQuantity: 2 }]
  const { revision: last } = await desk.inspect({ returnId, revision: seen + 1, lines: inspected })
  const order = await orderRow(shop, orderId)
  return { ...shop, orderId, desk, returnId, revision: last, order }
}

describe('the credit of a return', () => {
  it('gives the price less the restocking fee back to the card, once for two clicks on two servers', async () => {
    await using shop = await openShop()
    const { desk, returnId, revision, order } = shop
    const goods = order.cartTotalCents / 2
    const fee = Math.round(goods * 0.15)
    const preview = await desk.creditPreview({ returnId })
    expect(preview).toMatchObject({ goodsCents: goods - fee, feeCents: fee, freightCents: 0 })
    expect(preview.totalCents).toBe(goods - fee + preview.taxCents)
    const second = (await shop.person('admin', shop.secondServer())).returns.desk
    const clicks = [desk, second, desk].map((each) => each.credit({ returnId, revision }))
    const settled = await Promise.allSettled(clicks)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const notes = await listCreditNotesOfOrder(shop.db.read, shop.orderId)
    expect(notes).toMatchObject([
      { means: 'card', state: 'given', reason: 'returned', totalCents: preview.totalCents },
    ])
    expect(await heldCents(shop, shop.orderId)).toBe(order.grandTotalCents - preview.totalCents)
    expect(await (await shop.person('admin')).returns.byId({ returnId })).toMatchObject({
      ...{ state: 'credited', actions: [], creditNote: { number: 'CN100001' } },
    })
    expect(await creditMails(shop)).toEqual(['Credit CN100001 for your order W100001'])
    await expect(desk.credit({ returnId, revision: revision + 1 })).rejects.toMatchObject(
      refusedAs('returns.closed'),
    )
  })

  it('is on account for an order on terms, and without a fee and with the freight for what was damaged', async () => {
    await using shop = await openShop({ terms: true, reason: 'damaged' })
    const { desk, returnId, revision, order } = shop
    await desk.credit({ returnId, revision, withFreight: true })
    expect(await listCreditNotesOfOrder(shop.db.read, shop.orderId)).toMatchObject([
      {
        ...{ means: 'account', goodsCents: order.cartTotalCents / 2, freightCents: order.shippingCents },
        lines: [{ feeCents: 0 }],
      },
    ])
  })

  it('is for the good ones of a line of which some were refused, and those that stay here are not returned again', async () => {
    await using shop = await openTestShop({ people: true })
    const orderId = await placeOrder(shop, 1, [4], true)
    const admin = await shop.person('admin')
    const shipment = { orderId, carrier: 'UPS', trackingNumber: '1Z1', shippedOn: '2026-11-20' }
    await admin.orders.desk.addShipment(shipment)
    const lines = [{ lineNo: 1, quantity: 3, reason: 'not_needed' }] as const
    const { id: returnId } = await admin.returns.ask(returnOf(orderId, lines))
    const { desk } = admin.returns
    await desk.receive({ returnId, revision: 1 })
    const checked = [{ lineNo: 1, result: 'damaged' as const, creditQuantity: 2 }]
    const { revision } = await desk.inspect({ returnId, revision: 2, lines: checked })
    await desk.credit({ returnId, revision })
    const { cartTotalCents } = await orderRow(shop, orderId)
    const goods = cartTotalCents / 2
    const feeCents = Math.round(goods * 0.15)
    expect(await listCreditNotesOfOrder(shop.db.read, orderId)).toMatchObject([
      { goodsCents: goods - feeCents, lines: [{ quantity: 2, feeCents }] },
    ])
    const mails = await listDueMail(shop.db.read, new Date('2100-01-01'), 99)
    expect(mails.find(({ event }) => event.startsWith('credit_note:'))?.text).toContain(
      `Items total: ${formatMoney(goods)}\nRestocking fee: −${formatMoney(feeCents)}\n`,
    )
    expect((await admin.returns.offer({ orderId })).lines).toMatchObject([{ lineNo: 1, returnable: 1 }])
  })

  it('never gives freight back for what was not needed', async () => {
    await using shop = await openShop()
    const { desk, returnId, revision } = shop
    await expect(desk.credit({ returnId, revision, withFreight: true })).rejects.toMatchObject(
      refusedAs('returns.freight_not_ours'),
    )
  })

  it('is given by the repair if the gateway did not answer', async () => {
    const line = { cut: true }
    const gateway = (sandbox: PaymentGateway): PaymentGateway => ({
      ...sandbox,
      credit: (...call) => (line.cut ? Promise.reject(noAnswer()) : sandbox.credit(...call)),
    })
    await using shop = await openShop({ gateway })
    const { desk, returnId, revision, order } = shop
    const { creditNote, state } = await desk.credit({ returnId, revision })
    expect(state).toBe('credited')
    line.cut = false
    // The first looks the credit up, the second sends it again.
    shop.pass(16 * 60_000)
    for (const _ of [1, 2]) await shop.services.creditNotes.repair()
    expect(await heldCents(shop, shop.orderId)).toBe(order.grandTotalCents - (creditNote?.totalCents ?? 0))
    expect(await listCreditNotesOfOrder(shop.db.read, shop.orderId)).toMatchObject([{ state: 'given' }])
  })
})
