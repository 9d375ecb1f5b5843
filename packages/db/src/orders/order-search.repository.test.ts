import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createInternalCompany } from '../accounts/internal-company.repository.ts'
import { run } from '../raw.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { orderLineRow, orderRow, shipTo } from '../testing/order-row.ts'
import { createOrder } from './order.repository.ts'
import { importOrders } from './order-import.repository.ts'
import { foundAtATime, listPlacedOrders } from './order-list.repository.ts'
import { indexEarlierOrders } from './order-search.repository.ts'

const everywhere = { of: 'all', from: null, before: null } as const
const page = { offset: 0, limit: 10 }

it('orders from before the search index are found once indexed, and new ones at once', async () => {
  await using db = await openTestDatabase({ usersOf: [1, 2] })
  const place = (poNumber: string) =>
    db.transaction((tx) => createOrder(tx, orderRow({ poNumber }), [orderLineRow()]))
  const find = async (text: string) => {
    const { rows } = await listPlacedOrders(db.read, { ...everywhere, text }, page)
    return rows.map(({ order }) => order.poNumber)
  }
  for (const number of ['OLD-1', 'OLD-2', 'OLD-3']) await place(number)
  await db.transaction((tx) => run(tx, sql`delete from orders_search`))
  await place('NEW-4')
  expect([await find('old-'), await find('new-')]).toEqual([[], ['NEW-4']])
  const some = () => db.transaction((tx) => indexEarlierOrders(tx, 2))
  expect([await some(), await some(), await some()]).toEqual([2, 1, 0])
  expect(await find('old-')).toEqual(['OLD-3', 'OLD-2', 'OLD-1'])
})

it('a text that most orders match finds all of them page by page, a thousand at a time', async () => {
  await using db = await openTestDatabase({ usersOf: [1, 2] })
  const at = (no: number) => new Date(Date.parse('2026-01-01T12:00:00Z') + no * 60_000)
  const many = Array.from({ length: foundAtATime + 100 }, (_, no) => ({
    order: orderRow({
      createdAt: at(no),
      shipAddress: shipTo({ address1: no < 20 ? '9 Rare Lane' : '9 Common Lane' }),
    }),
    lines: [],
  }))
  await db.transaction((tx) => importOrders(tx, many))
  const found = await listPlacedOrders(db.read, { ...everywhere, text: 'common l' }, page)
  expect(found).toMatchObject({ total: foundAtATime, more: true, newestOnly: false })
  expect(found.rows[0]?.order.createdAt).toEqual(at(foundAtATime + 99))
  const common = { ...everywhere, text: 'common l' }
  const before = await listPlacedOrders(db.read, common, { offset: foundAtATime - 10, limit: 10 })
  expect(before).toMatchObject({ total: foundAtATime + 80, more: false })
  const beyond = await listPlacedOrders(db.read, common, { offset: foundAtATime + 70, limit: 20 })
  expect(beyond.rows.map(({ order }) => order.id)).toEqual([30, 29, 28, 27, 26, 25, 24, 23, 22, 21])
  const oldest = { ...page, sort: 'createdAt', descending: false } as const
  const sorted = await listPlacedOrders(db.read, common, oldest)
  expect(sorted).toMatchObject({ total: foundAtATime + 80, more: false })
  expect(sorted.rows[0]?.order.id).toBe(21)
  const counted = await listPlacedOrders(db.read, common, { ...page, countAll: true })
  expect(counted).toMatchObject({ total: foundAtATime + 80, more: false })
  const rare = { ...everywhere, text: 'rare' }
  expect(await listPlacedOrders(db.read, rare, page)).toMatchObject({ total: 20, more: false })
  const ofNobody = { ...rare, of: { companyId: 1 } }
  expect(await listPlacedOrders(db.read, ofNobody, page)).toMatchObject({ total: 0, more: false })
  const early = { ...rare, from: at(5), before: at(8) }
  expect(await listPlacedOrders(db.read, early, page)).toMatchObject({ total: 3, more: false })
})

it('staff find the orders of an internal company by its name', async () => {
  await using db = await openTestDatabase({ usersOf: [1, 2] })
  const at = new Date('2026-11-20T15:00:00Z')
  const terms = {
    termsCode: 'PO',
    discountRate: 1,
    taxExemptStates: [] as string[],
    poRequired: false,
    iseMember: false,
  } as const
  const times = { createdAt: at, updatedAt: at }
  await db.transaction(async (tx) => {
    await createInternalCompany(tx, {
      name: 'Larchfield Butchers',
      customerNumber: 'LARCH',
      ...terms,
      ...times,
    })
    await createOrder(tx, orderRow({ companyId: 1, companyInternalId: 1 }), [orderLineRow()])
    await createOrder(tx, orderRow({ companyId: 2 }), [orderLineRow()])
  })
  const { rows } = await listPlacedOrders(db.read, { ...everywhere, text: 'larchfield' }, page)
  expect(rows.map((row) => row.internalCompanyName)).toEqual(['Larchfield Butchers'])
})

it('staff find a customer’s orders by the customer’s name', async () => {
  await using db = await openTestDatabase({ usersOf: [1, 2] })
  await db.transaction((tx) =>
    createOrder(tx, orderRow({ companyId: 2, shipAddress: shipTo({ address1: '9 Dock Road' }) }), [
      orderLineRow(),
    ]),
  )
  const found = (of: 'all' | { readonly companyId: number }) =>
    listPlacedOrders(db.read, { ...everywhere, of, text: 'Cold' }, page)
  expect(await found('all')).toMatchObject({ total: 1 })
  expect(await found({ companyId: 2 })).toMatchObject({ total: 0 })
})
