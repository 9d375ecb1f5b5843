import type { OrderColumn } from '@mullion/domain/orders/order-list'
import { describe, expect, it } from 'vitest'
import { createCompany } from '../accounts/company.repository.ts'
import { createUser, updateUser } from '../accounts/user.repository.ts'
import type { Database } from '../database.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { orderLineRow, orderRow, shipTo } from '../testing/order-row.ts'
import { companyRow, userRow } from '../testing/people.ts'
import { createOrder, type NewOrder } from './order.repository.ts'
import { listLinesByOrder } from './order-line.repository.ts'
import { findPlacedOrder, listPlacedOrders } from './order-list.repository.ts'
import type { OrderFilter } from './order-search.repository.ts'

const mine: OrderFilter = { of: { userId: 1 }, text: null, from: null, before: null }
/** Users 1 to 3 belong to company 2. */
const usersOf = [2, 2, 2, 4]
const firstPage = { offset: 0, limit: 10 }

async function place(db: Database, ...orders: Partial<NewOrder>[]): Promise<void> {
  for (const facts of orders) {
    await db.transaction((tx) => createOrder(tx, orderRow(facts), [orderLineRow()]))
  }
}

async function found(db: Database, filter: Partial<OrderFilter>): Promise<string[]> {
  const query = { ...mine, ...filter }
  const { rows, total, more } = await listPlacedOrders(db.read, query, firstPage)
  expect([total, more]).toEqual([rows.length, false])
  return rows.map(({ order }) => order.number)
}

describe('the order list', () => {
  it("holds a user's or a company's orders and no others", async () => {
    await using db = await openTestDatabase({ usersOf })
    await place(db, {}, { userId: 3 }, { userId: 1, companyId: 4 }, { userId: null, companyId: null })
    expect(await found(db, {})).toEqual(['W100003', 'W100001'])
    expect(await found(db, { of: { companyId: 2 } })).toEqual(['W100002', 'W100001'])
    expect(await found(db, { of: { companyId: 9 } })).toEqual([])
  })

  it('shows only paid orders and orders on terms', async () => {
    await using db = await openTestDatabase({ usersOf })
    await place(
      db,
      ...(['terms', 'authorised', 'captured', 'voided', 'attention'] as const).map((paymentState) => ({
        paymentState,
      })),
    )
    expect(await found(db, {})).toEqual(['W100003', 'W100001'])
    expect(await findPlacedOrder(db.read, 2)).toBeNull()
    expect(await findPlacedOrder(db.read, 3)).toMatchObject({ order: { number: 'W100003' } })
  })

  it('is sorted newest first, and pages miss no orders with equal times', async () => {
    await using db = await openTestDatabase({ usersOf })
    const [early, late] = [new Date('2026-11-01T15:00:00Z'), new Date('2026-11-02T15:00:00Z')]
    await place(db, { createdAt: late }, { createdAt: early }, { createdAt: late }, { createdAt: late })
    for (const filter of [mine, { ...mine, text: 'W100' }]) {
      const page = async (offset: number) => {
        const { rows, total } = await listPlacedOrders(db.read, filter, { offset, limit: 2 })
        return { ids: rows.map(({ order }) => order.id), total }
      }
      expect(await page(0)).toEqual({ ids: [4, 3], total: 4 })
      expect(await page(2)).toEqual({ ids: [1, 2], total: 4 })
      expect(await page(4)).toEqual({ ids: [], total: 4 })
    }
  })

  it('can be sorted by any column in both directions, with missing PO numbers last', async () => {
    await using db = await openTestDatabase({ usersOf })
    const shipAddress = (address1: string, postalCode: string) => shipTo({ address1, postalCode })
    await place(
      db,
      { poNumber: 'b-2', cartTotalCents: 900, grandTotalCents: 900, shippingCents: 0, taxCents: 0 },
      { poNumber: null, shippedAt: new Date(), shipAddress: shipAddress('1 Ash Lane', '99999') },
      { poNumber: 'A-1', processed: true, shipAddress: shipAddress('zenith Way', '00501') },
    )
    await place(db, {
      poNumber: 'c-3',
      createdAt: new Date('2020-01-01'),
      shipAddress: shipAddress('Bay', '5'),
    })
    const sorted = async (sort: OrderColumn, descending: boolean, text: string | null = null) => {
      const page = { ...firstPage, limit: 3, sort, descending }
      const { rows, total } = await listPlacedOrders(db.read, { ...mine, of: 'all', text }, page)
      expect(total).toBe(4)
      return rows.map(({ order }) => order.id)
    }
    for (const text of [null, 'W1000']) {
      expect(await sorted('number', false, text)).toEqual([1, 2, 3])
      expect(await sorted('number', true, text)).toEqual([4, 3, 2])
      expect(await sorted('poNumber', false, text)).toEqual([3, 1, 4])
      expect(await sorted('poNumber', true, text)).toEqual([4, 1, 3])
      expect((await sorted('createdAt', false, text))[0]).toBe(4)
      expect((await sorted('total', false, text))[0]).toBe(1)
      expect(await sorted('shipPostalCode', false, text)).toEqual([3, 1, 4])
      expect((await sorted('shipAddress1', true, text))[0]).toBe(3)
      expect(await sorted('status', true, text)).toEqual([2, 3, 4])
    }
  })

  it('names the user and company of an order, even when the user is deleted', async () => {
    await using db = await openTestDatabase()
    await db.transaction(async (tx) => {
      const company = await createCompany(tx, companyRow({ name: 'Arctic Door Service' }))
      const facts = { email: 'bea@arctic.example', companyId: company.id, firstname: 'Bea', lastname: 'Test' }
      await createUser(tx, userRow(facts))
      await updateUser(tx, 1, { removedAt: new Date() })
    })
    await place(db, { companyId: 1 }, { userId: null, companyId: null })
    const { rows } = await listPlacedOrders(db.read, mine, firstPage)
    const [row] = rows
    const names = { person: { firstname: 'Bea', lastname: 'Test' }, companyName: 'Arctic Door Service' }
    expect(row).toMatchObject(names)
    expect(await findPlacedOrder(db.read, 2)).toMatchObject({ person: null, companyName: null })
  })

  it('returns the lines of several orders, each in order', async () => {
    await using db = await openTestDatabase({ usersOf })
    const lines = [orderLineRow({ partId: 7 }), orderLineRow({ partId: 5 })]
    for (let at = 0; at < 3; at += 1) await db.transaction((tx) => createOrder(tx, orderRow(), lines))
    const found = await listLinesByOrder(db.read, [3, 1])
    expect([...found.keys()].toSorted()).toEqual([1, 3])
    for (const its of found.values()) expect(its.map(({ partId }) => partId)).toEqual([7, 5])
    expect(await listLinesByOrder(db.read, [])).toEqual(new Map())
  })

  it('returns the lines of more orders than a statement has parameters for', async () => {
    await using db = await openTestDatabase({ usersOf })
    await place(db, {}, {})
    const ids = Array.from({ length: 33_000 }, (_, at) => 33_000 - at)
    expect([...(await listLinesByOrder(db.read, ids)).keys()]).toEqual([1, 2])
  })
})

describe('an order search', () => {
  const orders: Partial<NewOrder>[] = [
    { poNumber: 'PO-7788', shipAddress: shipTo({ address1: '12 Freezer Lane', postalCode: '43215' }) },
    { poNumber: 'po_50%', shipAddress: shipTo({ address1: '9 École Road', postalCode: '28570-1234' }) },
    { poNumber: null, shipAddress: shipTo({ address1: '500 Main\\Back', postalCode: '10001' }) },
  ]

  it.each([
    ['w100002', ['W100002']],
    ['W10000', ['W100003', 'W100002', 'W100001']],
    ['7788', ['W100001']],
    ['freezer LANE', ['W100001']],
    ['570-1', ['W100002']],
    ['École', ['W100002']],
    ['o_5', ['W100002']],
    ['50%', ['W100002']],
    ['n\\b', ['W100003']],
    ['_', ['W100002']],
    ['%%%', []],
    ['___', []],
    ["' or 1=1 --", []],
    ['Columbus', []],
  ])('for %s finds %j', async (text, numbers) => {
    await using db = await openTestDatabase({ usersOf })
    await place(db, ...orders, { userId: 3, poNumber: 'PO-7788' })
    expect(await found(db, { text })).toEqual(numbers)
  })

  it('includes the start time and excludes the end time', async () => {
    await using db = await openTestDatabase({ usersOf })
    const at = (time: string) => new Date(`2026-11-${time}Z`)
    await place(
      db,
      { createdAt: at('02T04:59:59.999') },
      { createdAt: at('02T05:00:00.000') },
      { createdAt: at('03T04:59:59.999') },
      { createdAt: at('03T05:00:00.000') },
    )
    const day = { from: at('02T05:00:00'), before: at('03T05:00:00') }
    expect(await found(db, day)).toEqual(['W100003', 'W100002'])
    expect(await found(db, { from: day.before })).toEqual(['W100004'])
    expect(await found(db, { before: day.from })).toEqual(['W100001'])
    expect(await found(db, { ...day, text: '100002' })).toEqual(['W100002'])
  })
})
