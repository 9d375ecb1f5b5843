import { type PaymentState, paymentMoves } from '@mullion/domain/payments/payment-state'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { createOrder } from '../orders/order.repository.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { orderRow } from '../testing/order-row.ts'
import {
  claimPayment,
  countCardAttempts,
  createPayment,
  findLatestAttempt,
  findPayment,
  findPaymentByReference,
  hasPaymentAttempt,
  listAbandonedPayments,
  movePayment,
  type NewPayment,
  type PaymentRow,
  releasePayment,
} from './payment.repository.ts'

const now = new Date('2026-11-20T15:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

const newPayment = (facts: Partial<NewPayment> = {}): NewPayment => ({
  reference: 'ref-1',
  actorId: 'guest:one',
  idempotencyKey: 'order-key-000000000001',
  attemptNumber: 1,
  payloadHash: 'hash',
  state: 'authorising',
  amountCents: 2500,
  draft: { lines: [] } as unknown as NewPayment['draft'],
  ipAddress: '203.0.113.7',
  leaseUntilAt: later(45),
  createdAt: now,
  updatedAt: now,
  ...facts,
})

const create = (db: Database, facts: Partial<NewPayment> = {}) =>
  db.transaction((tx) => createPayment(tx, newPayment(facts)))

async function created(db: Database, facts: Partial<NewPayment> = {}): Promise<PaymentRow> {
  const payment = await create(db, facts)
  if (!payment) throw new Error('The payment was not stored.')
  return payment
}

const move = (db: Database, payment: PaymentRow, to: PaymentState) =>
  db.transaction((tx) => movePayment(tx, payment, { to, at: later(1) }))
const claim = (db: Database, id: number, at: Date) =>
  db.transaction((tx) => claimPayment(tx, { id, now: at, leaseUntilAt: new Date(at.getTime() + 45_000) }))

describe('a payment attempt', () => {
  it('is stored once per actor, key and attempt number', async () => {
    await using db = await openTestDatabase()
    const tries = await Promise.all([create(db, { reference: 'a' }), create(db, { reference: 'b' })])
    expect(tries.filter((payment) => payment !== null)).toHaveLength(1)
    expect(await create(db, { reference: 'c', attemptNumber: 2 })).toMatchObject({ attemptNumber: 2 })
    expect(await create(db, { reference: 'd', actorId: 'guest:two' })).toMatchObject({
      actorId: 'guest:two',
    })
  })

  it('can be found by id, by reference, and as the latest for its key', async () => {
    await using db = await openTestDatabase()
    const { id } = await created(db)
    await created(db, { reference: 'ref-2', attemptNumber: 2 })
    expect(await findPayment(db.read, id)).toMatchObject({ reference: 'ref-1' })
    expect(await findPayment(db.read, 999)).toBeNull()
    expect(await findPaymentByReference(db.read, 'ref-2')).toMatchObject({ attemptNumber: 2 })
    expect(await findPaymentByReference(db.read, 'ref-9')).toBeNull()
    const key = 'order-key-000000000001'
    expect(await findLatestAttempt(db.read, 'guest:one', key)).toMatchObject({ attemptNumber: 2 })
    expect(await findLatestAttempt(db.read, 'guest:two', key)).toBeNull()
    expect(await hasPaymentAttempt(db.read, 'guest:one')).toBe(true)
    expect(await hasPaymentAttempt(db.read, 'guest:two')).toBe(false)
  })
})

describe('a payment’s state', () => {
  const states = Object.keys(paymentMoves) as PaymentState[]
  const all = states.flatMap((from) => states.map((to) => [from, to] as const))
  const isMove = (from: PaymentState, to: PaymentState) =>
    (paymentMoves[from] as readonly string[]).includes(to)

  it.each(all.filter(([from, to]) => isMove(from, to)))('can change from %s to %s', async (from, to) => {
    await using db = await openTestDatabase()
    const payment = await created(db, { state: from })
    expect(await move(db, payment, to)).toMatchObject({ state: to, updatedAt: later(1) })
  })

  it('cannot make any other change, which throws and changes nothing', async () => {
    await using db = await openTestDatabase()
    for (const [at, [from, to]] of all.filter(([from, to]) => !isMove(from, to)).entries()) {
      const payment = await created(db, { state: from, reference: `ref-${at}`, attemptNumber: at + 1 })
      await expect(move(db, payment, to)).rejects.toThrow(`cannot go from ${from} to ${to}`)
      expect(await findPayment(db.read, payment.id)).toMatchObject({ state: from })
    }
  })

  it('is changed by only one of two concurrent writers', async () => {
    await using db = await openTestDatabase()
    const payment = await created(db)
    const moved = await Promise.all([move(db, payment, 'authorised'), move(db, payment, 'voiding')])
    expect(moved.filter((row) => row !== null)).toHaveLength(1)
    const [winner] = moved.filter((row) => row !== null)
    expect(await findPayment(db.read, payment.id)).toMatchObject({ state: winner?.state })
  })

  it('is stored along with the gateway’s details', async () => {
    await using db = await openTestDatabase()
    const payment = await created(db)
    const guests = orderRow({ userId: null, companyId: null })
    const { id: orderId } = await db.transaction((tx) => createOrder(tx, guests, []))
    const facts = { gatewayId: 'gw-1', authCode: 'A1', cardType: 'V', lastFour: '2224', orderId }
    await db.transaction((tx) => movePayment(tx, payment, { to: 'authorised', at: now, facts }))
    expect(await findPayment(db.read, payment.id)).toMatchObject(facts)
  })
})

describe('claiming a payment', () => {
  it('has to wait until the current lease expires', async () => {
    await using db = await openTestDatabase()
    const { id } = await created(db, { leaseUntilAt: later(45) })
    expect(await claim(db, id, later(45))).toBeNull()
    expect(await claim(db, id, later(46))).toMatchObject({ leaseUntilAt: later(91) })
    expect(await claim(db, id, later(47))).toBeNull()
  })

  it('succeeds for only one of several workers', async () => {
    await using db = await openTestDatabase()
    const { id } = await created(db)
    const claims = await Promise.all(Array.from({ length: 5 }, () => claim(db, id, later(60))))
    expect(claims.filter((row) => row !== null)).toHaveLength(1)
  })

  it('is possible right after it is released', async () => {
    await using db = await openTestDatabase()
    const payment = await created(db)
    await db.transaction((tx) => releasePayment(tx, payment, later(10)))
    expect(await claim(db, payment.id, later(10))).toBeNull()
    expect(await claim(db, payment.id, later(11))).not.toBeNull()
  })

  it('prevents the previous holder from moving or releasing it', async () => {
    await using db = await openTestDatabase()
    const before = await created(db)
    const taken = await claim(db, before.id, later(60))
    expect(await move(db, before, 'authorised')).toBeNull()
    await db.transaction((tx) => releasePayment(tx, before, later(61)))
    expect(await findPayment(db.read, before.id)).toEqual(taken)
    expect(await move(db, taken!, 'authorised')).toMatchObject({ state: 'authorised' })
  })

  it.each(['captured', 'declined', 'voided'] as const)('is impossible when it is %s', async (state) => {
    await using db = await openTestDatabase()
    const { id } = await created(db, { state })
    expect(await claim(db, id, later(3600))).toBeNull()
    expect(await listAbandonedPayments(db.read, later(3600), 10)).toEqual([])
  })

  it('starts with the oldest abandoned one', async () => {
    await using db = await openTestDatabase()
    await created(db, { reference: 'busy', attemptNumber: 1, leaseUntilAt: later(100) })
    await created(db, { reference: 'first', attemptNumber: 2 })
    await created(db, { reference: 'done', attemptNumber: 3, state: 'captured' })
    await created(db, { reference: 'second', attemptNumber: 4, state: 'attention' })
    const references = async (limit: number) =>
      (await listAbandonedPayments(db.read, later(60), limit)).map(({ reference }) => reference)
    expect(await references(10)).toEqual(['first', 'second'])
    expect(await references(1)).toEqual(['first'])
  })

  it('starts with the one whose lease expired first, so that a hopeless one does not block the rest', async () => {
    await using db = await openTestDatabase()
    await created(db, { reference: 'hopeless', attemptNumber: 1, leaseUntilAt: later(50) })
    await created(db, { reference: 'waiting', attemptNumber: 2, leaseUntilAt: later(45) })
    const [next] = await listAbandonedPayments(db.read, later(60), 1)
    expect(next).toMatchObject({ reference: 'waiting' })
  })
})

describe('counting card attempts', () => {
  const by = { actorId: 'guest:one', ipAddress: '203.0.113.7' }
  const elsewhere = { ipAddress: '198.51.100.9' }
  const declined = { state: 'declined', declineReason: 'Do not honor' } as const

  it('counts declines by buyer and by IP address, each once, since a given time', async () => {
    await using db = await openTestDatabase()
    await created(db, { ...declined, reference: '1', attemptNumber: 1 })
    await created(db, { ...declined, reference: '2', attemptNumber: 2, ipAddress: '198.51.100.1' })
    await created(db, { ...declined, reference: '3', attemptNumber: 1, actorId: 'guest:two' })
    await created(db, { ...declined, reference: '4', attemptNumber: 3, createdAt: later(-1000) })
    await created(db, { reference: '5', attemptNumber: 4, state: 'captured' })
    await created(db, { ...declined, ...elsewhere, reference: '6', attemptNumber: 1, actorId: 'guest:three' })
    const declines = async (since: number, whose = by) =>
      (await countCardAttempts(db.read, { ...whose, since: later(since), now: later(0) })).declines
    expect(await declines(-900)).toBe(3)
    expect(await declines(-1000)).toBe(4)
    expect(await declines(-9999, { actorId: 'x', ipAddress: 'y' })).toBe(0)
  })

  const nothing = { declines: 0, pending: 0 }
  const decline = { declines: 1, pending: 0 }
  const pending = { declines: 0, pending: 1 }
  const worked = { state: 'authorising', leaseUntilAt: later(45) } as const
  it.each<[string, Partial<NewPayment>, typeof nothing]>([
    ['a voided partial approval', { state: 'voided', declineReason: 'A smaller amount.' }, decline],
    [
      'a partial approval whose void is being retried',
      { state: 'attention', declineReason: 'A smaller amount.' },
      decline,
    ],
    ['an order that could not be stored', { state: 'voided' }, nothing],
    ['an unanswered card of the buyer', { ...worked, ...elsewhere }, pending],
    [
      'an unanswered card of another buyer at the same IP address',
      { ...worked, actorId: 'guest:two' },
      pending,
    ],
    [
      'an unanswered card of another buyer elsewhere',
      { ...worked, ...elsewhere, actorId: 'guest:two' },
      nothing,
    ],
    ['an interrupted attempt', { state: 'authorising', leaseUntilAt: later(-1) }, nothing],
    ['an attempt about to be sent', { ...worked, state: 'created' }, pending],
    ['an attempt stored but never sent', { state: 'created', leaseUntilAt: later(-1) }, nothing],
    ['an attempt that never reached the gateway', { state: 'abandoned' }, nothing],
    ['a card held for an order', { ...worked, state: 'held' }, nothing],
    ['an order being captured', { state: 'authorised' }, nothing],
  ])('handles %s', async (_, facts, counted) => {
    await using db = await openTestDatabase()
    await created(db, facts)
    expect(await countCardAttempts(db.read, { ...by, since: later(-900), now: later(0) })).toEqual(counted)
  })
})
