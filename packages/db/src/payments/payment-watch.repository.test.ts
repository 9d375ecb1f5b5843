import { expect, it } from 'vitest'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { createPayment, type NewPayment } from './payment.repository.ts'
import { listPaymentsBesideOrders } from './payment-watch.repository.ts'

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
