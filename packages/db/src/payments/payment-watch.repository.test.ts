import { expect, it } from 'vitest'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { createPayment, type NewPayment } from './payment.repository.ts'
import { listPaymentsBesideOrders, listPaymentsInTrouble } from './payment-watch.repository.ts'

const now = new Date('2026-11-20T15:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

const paymentRow = (reference: string, updatedAt: Date): NewPayment => ({
  reference,
  actorId: 'guest:one',
  idempotencyKey: `order-key-${reference}`,
  attemptNumber: 1,
  payloadHash: 'hash',
  state: 'captured',
  amountCents: 2500,
  draft: { lines: [] } as unknown as NewPayment['draft'],
  ipAddress: '203.0.113.7',
  leaseUntilAt: now,
  createdAt: now,
  updatedAt,
})

it('changed payments come page by page in the order in which they changed, each once', async () => {
  await using db = await openTestDatabase()
  const changed = { late: 60, early: -1, a: 10, first: 0, b: 10, c: 10, end: 59 }
  await db.transaction(async (tx) => {
    for (const [name, at] of Object.entries(changed)) await createPayment(tx, paymentRow(name, later(at)))
  })
  const found: string[] = []
  let after = null
  for (;;) {
    const range = { since: now, until: later(60), after, limit: 2 }
    const page: Awaited<ReturnType<typeof listPaymentsBesideOrders>> = await listPaymentsBesideOrders(
      db.read,
      range,
    )
    found.push(...page.map(({ reference }) => reference))
    after = page.at(-1) ?? null
    if (page.length < range.limit) break
  }
  expect(found).toEqual(['first', 'a', 'b', 'c', 'end'])
})

it('thousands of payments in trouble are searched, sorted and paged by the database', async () => {
  await using db = await openTestDatabase()
  const many = 2003
  const row = (no: number): NewPayment => ({
    ...paymentRow(`ref-${no}`, now),
    state: no % 2 === 0 ? 'attention' : 'authorised',
    amountCents: 100_000 + no,
    draft: { buyerEmail: no === 7 ? 'Ada@frost.example' : `buyer${no}@frost.example` } as NewPayment['draft'],
    createdAt: later(no),
  })
  await db.transaction(async (tx) => {
    for (let no = 1; no <= many; no += 1) await createPayment(tx, row(no))
    await createPayment(tx, { ...row(1), reference: 'settled', idempotencyKey: 'another', state: 'captured' })
  })
  const list = async (listing: object, limit = 3) => {
    const asked = { search: '', descending: false, offset: 0, limit, ...listing }
    const { rows, total } = await listPaymentsInTrouble(db.read, later(many), asked)
    return [total, ...rows.map(({ reference }) => reference)]
  }
  // The newest attempt is open for too short a time.
  expect(await list({})).toEqual([many - 1, 'ref-1', 'ref-2', 'ref-3'])
  expect(await list({ offset: many - 2 })).toEqual([many - 1, 'ref-2002'])
  expect(await list({ sort: 'createdAt', descending: true }, 1)).toEqual([many - 1, 'ref-2002'])
  expect(await list({ sort: 'amount', descending: true }, 1)).toEqual([many - 1, 'ref-2002'])
  expect(await list({ sort: 'buyer' }, 1)).toEqual([many - 1, 'ref-7'])
  expect(await list({ search: 'ADA@' })).toEqual([1, 'ref-7'])
  for (const search of ['$1,000.07', '1,000.07', '1000.07', 'REF-7'])
    expect((await list({ search, sort: 'createdAt' }))[1]).toBe('ref-7')
  expect(await list({ search: '%' })).toEqual([0])
})
