import type { OrderDocument } from '@mullion/domain/orders/order-document'
import { createPdfPrinter } from '@mullion/integrations/documents/pdf-printer'
import type { PaymentGateway } from '@mullion/integrations/payments/port'
import { expect, it } from 'vitest'
import { creditMails, creditRequest, issueCredit, orderRow, placeOrder } from '../testing/credit-notes.ts'
import { openTestShop } from '../testing/open-test-shop.ts'
import { columbus } from '../testing/order-form.ts'
import { refusedAs } from '../testing/ready-to-order.ts'

const one = { reason: 'returned', lines: [{ lineNo: 1, quantity: 1 }] } as const

const refusing = (sandbox: PaymentGateway): PaymentGateway => ({
  ...sandbox,
  credit: async () => ({ outcome: 'refused', reason: 'The card is closed.' }),
})

it('staff settle once what the gateway refuses, and the note says how and by whom', async () => {
  await using shop = await openTestShop({ people: true, gateway: refusing })
  const id = await placeOrder(shop, 1, [3])
  const { id: creditNoteId } = await issueCredit(shop, creditRequest(id, one))
  const [admin, other] = [await shop.person('admin'), await shop.person('super', shop.secondServer())]
  const waiting = await admin.creditNotes.list({ show: 'attention' })
  expect(waiting.rows).toMatchObject([{ number: 'CN100001', problem: 'The card is closed.', settled: null }])
  const ends = await Promise.allSettled([
    admin.creditNotes.settle({ creditNoteId, how: 'Check 4711' }),
    other.creditNotes.settle({ creditNoteId, how: 'Check 4712' }),
  ])
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const settled = await admin.creditNotes.byNumber({ number: 'cn100001' })
  expect(settled).toMatchObject({
    state: 'given',
    settled: { how: expect.stringMatching(/^Check 471[12]$/) },
  })
  expect(await creditMails(shop)).toHaveLength(1)
  await expect(admin.orders.desk.retryCredit({ creditNoteId })).rejects.toMatchObject(
    refusedAs('credits.not_in_trouble'),
  )
  expect((await admin.creditNotes.list({ show: 'attention' })).total).toBe(0)
  expect((await admin.creditNotes.list({ search: settled.orderNumber })).total).toBe(1)
  expect((await admin.creditNotes.list({ search: 'nobody' })).total).toBe(0)
})

it('credit notes go to accounting once, without what the order’s own file takes into account', async () => {
  await using shop = await openTestShop({ people: true })
  const id = await placeOrder(shop, 1, [3], true)
  const buyer = await shop.person('buyer')
  await buyer.orders.cancel({
    ...{ orderId: id, lines: [{ lineNo: 1, quantity: 1 }], requestKey: 'cancel-key-0001' },
  })
  const [admin, other] = [await shop.person('admin'), await shop.person('super', shop.secondServer())]
  await expect(admin.creditNotes.exports.generate()).rejects.toMatchObject(
    refusedAs('credits.nothing_to_export'),
  )
  await admin.orders.exports.generate()
  await issueCredit(shop, creditRequest(id, one))
  const ends = await Promise.allSettled([
    admin.creditNotes.exports.generate(),
    other.creditNotes.exports.generate(),
  ])
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const { rows } = await admin.creditNotes.exports.files()
  expect(rows).toMatchObject([{ noteCount: 1 }])
  const { content } = await admin.creditNotes.exports.file({ exportId: rows[0]?.id ?? 0 })
  const [head = '', row = '', ...more] = content.trim().split('\r\n')
  const cell = (name: string) => row.split(',')[head.split(',').indexOf(name)]
  expect(more).toEqual([])
  expect(['CreditNumber', 'OrderNumber', 'CustomerNo', 'QuantityCredited'].map(cell)).toEqual([
    ...['CN100002', (await orderRow(shop, id)).number, 'ARCTIC', '1'],
  ])
  const days = { from: '2026-11-20', to: '2026-11-20' }
  expect((await admin.creditNotes.exports.byDates(days)).content).toBe(content)
  const later = await admin.creditNotes.exports.byDates({ from: '2026-11-21', to: '2026-11-30' })
  expect(later.content.trim().split('\r\n')).toHaveLength(1)
  await expect(
    admin.creditNotes.exports.byDates({ from: '2026-11-21', to: '2026-11-20' }),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

it('what a new address gives back is in the order’s file if that comes later, and in the file of credits if not', async () => {
  await using shop = await openTestShop({ people: true })
  const admin = await shop.person('admin')
  const portland = { ...columbus, city: 'Portland', state: 'OR', postalCode: '97201' }
  const id = await placeOrder(shop, 1, [3])
  const { number, grandTotalCents, taxCents } = await orderRow(shop, id)
  await admin.shipToChanges.ask({ orderId: id, shipAddress: portland })
  const changeId = (await admin.shipToChanges.desk.list()).rows[0]?.id ?? 0
  const { creditCents, addCents, waivedCents } = await admin.shipToChanges.desk.quote({ changeId })
  const shown = { creditCents, addCents, waivedCents }
  await admin.shipToChanges.desk.approve({ changeId, shown })
  const net = grandTotalCents - taxCents
  expect(await admin.orders.exports.preview()).toMatchObject({ count: 1, totalCents: net })
  const file = await admin.orders.exports.generate({ shown: { count: 1, totalCents: net } })
  const { content } = await admin.orders.exports.file({ exportId: file.id })
  const [head = '', row = ''] = content.split('\r\n')
  const cell = (name: string) => row.split(',')[head.split(',').indexOf(name)]
  expect([cell('OrderNumber'), cell('OrderTotal'), cell('SalesTaxAmt'), cell('State')]).toEqual([
    ...[number, (net / 100).toFixed(2), '0.00', 'OR'],
  ])
  await expect(admin.creditNotes.exports.generate()).rejects.toMatchObject(
    refusedAs('credits.nothing_to_export'),
  )
})

it('a credit note is printed with what was given back and held back, for whoever may see the order', async () => {
  const printed: OrderDocument[] = []
  const documents = {
    ...createPdfPrinter(),
    async orderDocument(printing: OrderDocument) {
      printed.push(printing)
      return createPdfPrinter().orderDocument(printing)
    },
  }
  await using shop = await openTestShop({ people: true, deps: { documents } })
  const id = await placeOrder(shop, 1, [3], true)
  const lines = [{ lineNo: 1, quantity: 1, feeCents: 100 }]
  const note = await issueCredit(shop, creditRequest(id, { reason: 'returned', lines }))
  const [buyer, stranger] = [await shop.person('buyer'), await shop.person('stranger')]
  const asked = { orderId: id, creditNoteId: note.id }
  expect((await buyer.orders.creditNote(asked)).name).toBe('credit_note_CN100001.pdf')
  expect(printed).toMatchObject([
    {
      ...{ title: 'Credit note', number: 'CN100001', columns: ['Quantity', 'Fee', 'Credit'] },
      lines: [{ amounts: ['1 EA', '$1.00', expect.stringMatching(/^\$/)] }],
    },
  ])
  expect(printed[0]?.totals.at(-1)).toEqual(['Total credit', `$${(note.totalCents / 100).toFixed(2)}`])
  await expect(stranger.orders.creditNote(asked)).rejects.toMatchObject(refusedAs('checkout.order_missing'))
  await expect(buyer.orders.creditNote({ ...asked, creditNoteId: 99 })).rejects.toMatchObject(
    refusedAs('credits.note_missing'),
  )
})
