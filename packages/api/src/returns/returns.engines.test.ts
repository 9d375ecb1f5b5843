import { listDueMail } from '@mullion/db/mail/mail.repository'
import { listReturnedQuantities } from '@mullion/db/returns/returned-quantity.repository'
import { listAuditLines } from '@mullion/db/testing/stored-rows'
import { topInput } from '@mullion/domain/analytics/inputs'
import { describe, expect, it } from 'vitest'
import { createOrderLinks } from '../orders/order-links.ts'
import { openTestShop } from '../testing/open-test-shop.ts'
import { pdfText } from '../testing/pdf-text.ts'
import { refusedAs } from '../testing/ready-to-order.ts'
import { placeShipped, returnOf } from '../testing/returns.ts'

const day = 86_400_000
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])

/** A store with a shipped order of five hinges, 7.5 feet of cut gasket and two closers. */
async function openShop(facts: { readonly ship?: boolean } = {}) {
  const shop = await openTestShop({ people: true })
  const { id: orderId, number } = await placeShipped(shop, { userId: shop.ids.buyer, companyId: 2 }, facts)
  const buyer = await shop.person('buyer')
  const admin = await shop.person('admin')
  return {
    ...shop,
    ...{ orderId, number, buyer, admin, desk: admin.returns.desk },
    links: createOrderLinks(shop.deps),
    async left() {
      const { lines } = await buyer.returns.offer({ orderId })
      return lines.map(({ returnable }) => returnable)
    },
    async held() {
      return [...(await listReturnedQuantities(shop.db.read, [1, 2, 3])).values()]
    },
    async subjects() {
      const mails = await listDueMail(shop.db.read, new Date('2100-01-01'), 99)
      return mails
        .map(({ subject, recipients }) => `${recipients.join()}: ${subject}`)
        .filter((each) => !each.includes('shipped'))
    },
    async audited() {
      const lines = (await listAuditLines(shop.db.read, 99)).toReversed()
      return lines.map(({ action }) => action).filter((each) => each.startsWith('return_'))
    },
  }
}

describe('a return that the rules decide', () => {
  it('is approved at once, with its label, and refused in the words of the policy', async () => {
    await using shop = await openShop()
    const approved = await shop.buyer.returns.ask(returnOf(shop.orderId))
    expect(approved).toMatchObject({
      ...{ number: 'RMA1001', state: 'approved', arriveBy: '2026-12-20', orderNumber: 'W100001' },
      lines: [
        {
          ...{ lineNo: 1, quantity: 2, decision: 'approved', rule: 'standard', feePercent: 15 },
          answer: 'You can return unused standard items within 30 days.',
        },
      ],
      actions: ['cancel'],
      hasLabel: true,
      events: [
        { kind: 'requested', by: 'Bea Test' },
        { kind: 'approved', by: null },
      ],
    })
    const refused = await shop.buyer.returns.ask(
      returnOf(shop.orderId, [{ lineNo: 2, quantity: 7.5, reason: 'does_not_fit' }]),
    )
    expect(refused).toMatchObject({
      ...{ state: 'refused', arriveBy: null, hasLabel: false, actions: [] },
      lines: [
        {
          answer: 'Custom and cut-to-order items are made for your door and cannot be returned.',
          rule: 'made_to_order',
        },
      ],
    })
    expect(await shop.left()).toEqual([3, 7.5, 2])
    expect(await shop.subjects()).toEqual([
      'pat@arctic.example: Your return RMA1001 is approved',
      'pat@arctic.example: About your return RMA1002',
    ])
    shop.pass(31 * day)
    const late = await shop.buyer.returns.ask(returnOf(shop.orderId))
    expect(late).toMatchObject({ state: 'refused', lines: [{ rule: 'too_late' }] })
  })

  it('waits for staff where a person must look, with the photos that came with it', async () => {
    await using shop = await openShop()
    const { photoId } = await shop.buyer.returns.upload({ name: 'dent.jpg', bytes: png })
    const asked = await shop.buyer.returns.ask({
      ...returnOf(shop.orderId, [
        { lineNo: 1, quantity: 1, reason: 'not_needed' },
        { lineNo: 2, quantity: 7.5, reason: 'damaged' },
      ]),
      ...{ note: 'The box was open.', photoIds: [photoId] },
    })
    expect(asked).toMatchObject({
      state: 'requested',
      lines: [{ decision: 'approved' }, { decision: 'waiting', rule: 'damaged', feePercent: 0 }],
      photos: [{ id: photoId, name: 'dent.jpg.png', sizeBytes: png.length }],
    })
    const photo = await shop.admin.returns.photo({ returnId: asked.id, photoId })
    expect([...photo.bytes]).toEqual([...png])
    expect(await shop.subjects()).toEqual([
      'pat@arctic.example: We received your return RMA1001',
      'orders@mullion.example: Return requested: RMA1001, Arctic Door Service',
    ])
    await expect(shop.buyer.returns.label({ returnId: asked.id })).rejects.toMatchObject(
      refusedAs('returns.label_not_offered'),
    )
    await expect(
      shop.buyer.returns.upload({ name: 'a.pdf', bytes: new TextEncoder().encode('%PDF-1.7') }),
    ).rejects.toMatchObject(refusedAs('returns.photo_refused'))
    await expect(
      shop.buyer.returns.ask({ ...returnOf(shop.orderId), photoIds: [photoId] }),
    ).rejects.toMatchObject(refusedAs('returns.photo_missing'))
    expect(await shop.left()).toEqual([4, 0, 2])
  })

  it('is refused for what has not shipped, for part of a piece, and for lines that the order has not', async () => {
    await using shop = await openShop({ ship: false })
    const { orders } = shop.admin
    await orders.desk.addShipment({
      ...{ orderId: shop.orderId, carrier: 'UPS', trackingNumber: '1Z9', shippedOn: '2026-11-20' },
      lines: [{ lineNo: 1, quantity: 2 }],
    })
    expect(await shop.left()).toEqual([2, 0, 0])
    const ask = (lineNo: number, quantity: number) =>
      shop.buyer.returns.ask(returnOf(shop.orderId, [{ lineNo, quantity, reason: 'not_needed' }]))
    await expect(ask(1, 3)).rejects.toMatchObject(refusedAs('returns.over_returned'))
    await expect(ask(3, 1)).rejects.toMatchObject(refusedAs('returns.over_returned'))
    await expect(ask(1, 0.5)).rejects.toMatchObject(refusedAs('returns.line_refused'))
    await expect(ask(9, 1)).rejects.toMatchObject(refusedAs('returns.line_refused'))
    await ask(1, 2)
    expect(await shop.left()).toEqual([0, 0, 0])
  })
})

describe('who may return', () => {
  it('is whoever may see the order: its buyer, the admins of their company, and staff', async () => {
    await using shop = await openShop()
    const { id } = await shop.buyer.returns.ask(returnOf(shop.orderId))
    const owner = await shop.person('owner')
    expect((await owner.returns.list({ scope: 'company' })).returns).toMatchObject([{ number: 'RMA1001' }])
    expect((await owner.returns.list({})).returns).toEqual([])
    expect((await shop.buyer.returns.list({})).returns).toMatchObject([{ lineCount: 1 }])
    expect((await owner.returns.byId({ returnId: id })).actions).toEqual(['cancel'])
    expect((await shop.admin.returns.byId({ returnId: id })).actions).toEqual(['decide', 'receive', 'close'])
    for (const other of ['stranger', 'otherOwner', 'counter'] as const) {
      const { returns } = await shop.person(other)
      await expect(returns.byId({ returnId: id })).rejects.toMatchObject(refusedAs('returns.missing'))
      await expect(returns.offer({ orderId: shop.orderId })).rejects.toMatchObject(
        refusedAs('checkout.order_missing'),
      )
      await expect(returns.ask(returnOf(shop.orderId))).rejects.toMatchObject(
        refusedAs('checkout.order_missing'),
      )
    }
    await expect(shop.admin.returns.cancel({ returnId: id, revision: 1 })).rejects.toMatchObject(
      refusedAs('accounts.not_allowed'),
    )
    expect(await shop.admin.returns.ask(returnOf(shop.orderId))).toMatchObject({ number: 'RMA1002' })
  })

  it('is a guest with the link of their own order, and of no order of an account', async () => {
    await using shop = await openShop()
    const order = await placeShipped(shop, null)
    const guest = shop.guest()
    const { keyOf } = shop.links
    const orderKey = keyOf(order.number)
    const { orderId: _, ...input } = returnOf(order.id)
    const asked = await guest.returns.ask({ ...input, orderKey })
    expect(await guest.returns.byId({ returnId: asked.id, orderKey })).toMatchObject({
      ...{ contactEmail: 'pat@arctic.example', state: 'approved' },
    })
    const mails = await listDueMail(shop.db.read, new Date('2100-01-01'), 99)
    const mail = mails.find(({ subject }) => subject.includes('RMA1001'))
    expect(mail?.text).toContain(`panel=return&id=${asked.id}&orderKey=${encodeURIComponent(orderKey)}`)
    await expect(guest.returns.byId({ returnId: asked.id })).rejects.toMatchObject(
      refusedAs('returns.missing'),
    )
    const ofAccount = { ...input, requestKey: 'another-return-key', orderKey: keyOf(shop.number) }
    await expect(guest.returns.ask(ofAccount)).rejects.toMatchObject(refusedAs('checkout.order_missing'))
    await expect(
      guest.returns.byId({ returnId: asked.id, orderKey: keyOf(shop.number) }),
    ).rejects.toMatchObject(refusedAs('returns.missing'))
    shop.pass(401 * day)
    await expect(guest.returns.byId({ returnId: asked.id, orderKey })).rejects.toMatchObject(
      refusedAs('returns.missing'),
    )
  })
})

describe('a line', () => {
  it('never comes back more than once, however many ask at the same time on two servers', async () => {
    await using shop = await openShop()
    const second = await shop.person('buyer', shop.secondServer())
    const owner = await shop.person('owner')
    const asking = [shop.buyer, second, owner, second].map((each) =>
      each.returns.ask(
        returnOf(shop.orderId, [
          { lineNo: 3, quantity: 1, reason: 'not_needed' },
          { lineNo: 1, quantity: 2, reason: 'ordered_too_many' },
        ]),
      ),
    )
    const settled = await Promise.allSettled(asking)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    for (const each of settled)
      if (each.status === 'rejected') expect(each.reason).toMatchObject(refusedAs('returns.over_returned'))
    expect(await shop.left()).toEqual([1, 7.5, 0])
  })

  it('is returned once by a request that is sent three times', async () => {
    await using shop = await openShop()
    const second = await shop.person('buyer', shop.secondServer())
    const input = returnOf(shop.orderId)
    const answers = await Promise.all([shop.buyer, second, shop.buyer].map((each) => each.returns.ask(input)))
    expect(answers.map(({ id }) => id)).toEqual([1, 1, 1])
    expect(await shop.left()).toEqual([3, 7.5, 2])
    expect(await shop.subjects()).toHaveLength(1)
  })

  it('can be returned again after its return was canceled, refused, closed or has expired', async () => {
    await using shop = await openShop()
    const all = () => returnOf(shop.orderId, [{ lineNo: 1, quantity: 5, reason: 'not_needed' }])
    const first = await shop.buyer.returns.ask(all())
    await shop.buyer.returns.cancel({ returnId: first.id, revision: 1 })
    const second = await shop.buyer.returns.ask(all())
    const refused = [{ lineNo: 1, approve: false, answer: 'These were installed.' }]
    await shop.desk.decide({ returnId: second.id, revision: 1, lines: refused })
    const third = await shop.buyer.returns.ask(all())
    await shop.desk.close({ returnId: third.id, revision: 1, note: 'Kept after all.' })
    const fourth = await shop.buyer.returns.ask(all())
    expect(await shop.held()).toEqual([5])
    shop.pass(24 * day)
    await shop.services.returnDesk.remindAndExpire()
    shop.pass(7 * day)
    await shop.services.returnDesk.remindAndExpire()
    expect(await shop.held()).toEqual([0])
    const { state, events } = await shop.buyer.returns.byId({ returnId: fourth.id })
    expect([state, ...events.map(({ kind }) => kind)]).toEqual([
      ...['expired', 'requested', 'approved', 'reminded', 'expired'],
    ])
    expect((await shop.subjects()).slice(-2)).toEqual([
      'pat@arctic.example: Your return RMA1004 has to arrive by Dec 20, 2026',
      'pat@arctic.example: Your return RMA1004 has expired',
    ])
    expect(await shop.desk.receive({ returnId: fourth.id, revision: 2 })).toMatchObject({ state: 'received' })
    expect(await shop.held()).toEqual([5])
  })
})

describe('the desk', () => {
  it('decides, receives and inspects a return, and tells the buyer each time', async () => {
    await using shop = await openShop()
    const asked = await shop.buyer.returns.ask(
      returnOf(shop.orderId, [
        { lineNo: 1, quantity: 4, reason: 'not_needed' },
        { lineNo: 2, quantity: 7.5, reason: 'damaged' },
        { lineNo: 3, quantity: 2, reason: 'failed' },
      ]),
    )
    const returnId = asked.id
    expect((await shop.desk.list({})).rows).toMatchObject([
      { number: 'RMA1001', companyName: 'Arctic Door Service' },
    ])
    await expect(
      shop.desk.decide({ returnId, revision: 1, lines: [{ lineNo: 2, approve: true }] }),
    ).rejects.toMatchObject(refusedAs('returns.line_refused'))
    await expect(
      shop.desk.decide({ returnId, revision: 1, lines: [{ lineNo: 3, approve: false }] }),
    ).rejects.toMatchObject(refusedAs('returns.line_refused'))
    const decided = await shop.desk.decide({
      ...{ returnId, revision: 1 },
      lines: [
        { lineNo: 2, approve: true, answer: 'Sorry about that.' },
        { lineNo: 3, approve: false, answer: 'Worn out.' },
      ],
    })
    expect(decided).toMatchObject({ state: 'approved', revision: 2 })
    await expect(shop.desk.receive({ returnId, revision: 1 })).rejects.toMatchObject(
      refusedAs('returns.changed'),
    )
    const label = await pdfText((await shop.buyer.returns.label({ returnId })).bytes)
    const words = [
      'RETURN TO',
      '100 Cooler Way',
      'RMA1001',
      'W100001',
      '1001-01',
      '0210-01',
      'Arrived damaged',
    ]
    expect(words.filter((each) => !label.includes(each))).toEqual([])
    expect(label).not.toContain('0330-02')

    await expect(
      shop.desk.receive({ returnId, revision: 2, lines: [{ lineNo: 1, quantity: 5 }] }),
    ).rejects.toMatchObject(refusedAs('returns.line_refused'))
    await shop.desk.receive({
      ...{ returnId, revision: 2 },
      lines: [
        { lineNo: 1, quantity: 3 },
        { lineNo: 2, quantity: 7.5 },
      ],
    })
    await expect(shop.buyer.returns.cancel({ returnId, revision: 3 })).rejects.toMatchObject(
      refusedAs('returns.closed'),
    )
    await expect(
      shop.desk.inspect({
        ...{ returnId, revision: 3 },
        lines: [
          { lineNo: 1, result: 'ok', creditQuantity: 4 },
          { lineNo: 2, result: 'damaged', creditQuantity: 7.5 },
        ],
      }),
    ).rejects.toMatchObject(refusedAs('returns.line_refused'))
    const inspected = await shop.desk.inspect({
      ...{ returnId, revision: 3, note: 'One hinge is not one of ours.' },
      lines: [
        { lineNo: 1, result: 'ok', creditQuantity: 2 },
        { lineNo: 2, result: 'not_ours', creditQuantity: 0 },
      ],
    })
    expect(inspected).toMatchObject({
      state: 'inspected',
      lines: [
        { receivedQuantity: 3, result: 'ok', creditQuantity: 2, feePercent: 15 },
        { receivedQuantity: 7.5, result: 'not_ours', creditQuantity: 0 },
        { receivedQuantity: 0, result: null, creditQuantity: null },
      ],
    })
    // What never came and what is not ours can be returned; what came cannot.
    expect(await shop.left()).toEqual([2, 7.5, 2])
    await shop.desk.close({ returnId, revision: 4, note: 'Credited by phone.' })
    expect((await shop.desk.list({ scope: 'closed' })).total).toBe(1)
    expect((await shop.subjects()).filter((each) => each.startsWith('pat'))).toEqual([
      'pat@arctic.example: We received your return RMA1001',
      'pat@arctic.example: Your return RMA1001 is approved',
      'pat@arctic.example: We received the parts of your return RMA1001',
      'pat@arctic.example: We checked the parts of your return RMA1001',
      'pat@arctic.example: Your return RMA1001 is closed',
    ])
    expect(await shop.audited()).toEqual([
      ...['return_requested', 'return_decided', 'return_received', 'return_inspected', 'return_closed'],
    ])
  })

  it('counts the reasons next to the part and next to what was sold of it', async () => {
    await using shop = await openShop()
    await shop.services.salesCount.countMissing()
    const ask = (quantity: number, reason: 'does_not_fit' | 'not_needed', lineNo = 1) =>
      shop.buyer.returns.ask(returnOf(shop.orderId, [{ lineNo, quantity, reason }]))
    await ask(1, 'does_not_fit')
    await ask(1, 'not_needed')
    await ask(2, 'not_needed', 3)
    const { id, revision } = await ask(3, 'does_not_fit')
    await shop.buyer.returns.cancel({ returnId: id, revision })
    const november = topInput.parse({ startDate: '2026-11-01', endDate: '2026-11-30' })
    expect(await shop.services.returnReasons.read(november)).toMatchObject([
      {
        ...{ partNumber: '1001-01', returnedQuantity: 2, returnCount: 2, soldQuantity: 5, percent: 40 },
        reasons: [
          { reason: 'does_not_fit', quantity: 1 },
          { reason: 'not_needed', quantity: 1 },
        ],
      },
      { partNumber: '0330-02', reasons: [{ reason: 'not_needed', quantity: 2 }], percent: 100 },
    ])
    const october = topInput.parse({ startDate: '2026-10-01', endDate: '2026-10-31' })
    expect(await shop.services.returnReasons.read(october)).toEqual([])
    expect(await shop.desk.ofPart({ partId: 3 })).toEqual([{ reason: 'not_needed', quantity: 2 }])
  })

  it('may approve what the rules refused', async () => {
    await using shop = await openShop()
    const refused = await shop.buyer.returns.ask(
      returnOf(shop.orderId, [{ lineNo: 2, quantity: 7.5, reason: 'not_needed' }]),
    )
    const lines = [{ lineNo: 2, approve: true, answer: 'As agreed on the phone.', fee: false }]
    const decided = await shop.desk.decide({ returnId: refused.id, revision: 1, lines })
    expect(decided).toMatchObject({ state: 'approved', lines: [{ rule: 'staff', feePercent: 0 }] })
    expect(await shop.left()).toEqual([5, 0, 2])
  })
})
