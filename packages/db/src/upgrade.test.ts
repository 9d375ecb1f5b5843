import { expect, it } from 'vitest'
import { addresses } from './accounts/accounts.tables.ts'
import { createAddress } from './accounts/address.repository.ts'
import type { Database } from './database.ts'
import { MigrationError } from './dialect/migrations.ts'
import { findOrder } from './orders/order.repository.ts'
import { listOrderLines } from './orders/order-line.repository.ts'
import { oldStore, openOldDatabase } from './testing/old-database.ts'

type Row = Readonly<Record<string, unknown>>
type Tables = Readonly<Record<string, readonly Row[]>>
type Old = Awaited<ReturnType<typeof openOldDatabase>>

const byText = (a: Row, b: Row) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

const counted = (tables: Tables) => Object.entries(tables).map(([table, rows]) => [table, rows.length])

/** Values the upgrade cannot migrate, and what its error message must say. */
const broken = [
  ['orders', 'company_id', 999, ['orders', 'company_id', 'companies']],
  ['order_lines', 'order_id', 999, ['order_lines', 'order_id', 'orders']],
  ['sessions', 'user_id', 999, ['sessions', 'user_id', 'users']],
  ['orders', 'tax_cents', 1, ['orders_grand_total_cents_sum']],
  ['parts', 'price_cents', -1, ['parts_price_cents_not_negative']],
  ['users', 'role', `'boss'`, ['users_role_listed']],
] as const

async function expectRefused(old: Old, [table, column, wrong, said]: (typeof broken)[number]): Promise<void> {
  const [row] = await old.query(`select id, ${column} as was from ${table} where ${column} is not null`)
  const set = (value: unknown) => old.query(`update ${table} set ${column} = ${value} where id = ${row?.id}`)
  await set(wrong)
  const before = await old.rows()
  const error = await old.upgrade().then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(MigrationError)
  for (const part of ['nothing in it has changed', ...said]) expect(String(error)).toContain(part)
  expect(await old.rows()).toEqual(before)
  await set(typeof wrong === 'string' ? `'${row?.was}'` : row?.was)
}

/** Columns that the upgrade moves into rows of other tables, by their old table. */
const moved: Readonly<Record<string, readonly string[]>> = {
  orders: ['ship_address', 'ship_address1', 'ship_postal_code', 'billing'],
  order_lines: ['comments', 'configurations'],
}

/** A value for a column that orders no longer have and that the old store did not have yet. */
const thirdParty = {
  company: 'Polar Foods',
  address1: '9 Ice Road',
  address2: '',
  city: 'Dayton',
  state: 'OH',
  zip: '45402',
  country: 'US',
}

const without = (names: readonly string[] | undefined, row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names?.includes(name)))

/** Returns the rows without the columns that the upgrade moves, in a fixed order. */
const stayed = (tables: Tables) =>
  Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => [
      table,
      rows.map((row) => without(moved[table], row)).toSorted(byText),
    ]),
  )

const parsed = (json: unknown) => (typeof json === 'string' ? JSON.parse(json) : json)
const byId = (a: Row, b: Row) => Number(a.id) - Number(b.id)

/**
 * Expects the addresses, comments and configurations of every order to read as before, although they are now
 * stored elsewhere.
 */
async function expectOrdersAsBefore(db: Database, { orders = [], order_lines: lines = [] }: Tables) {
  expect(orders.length).toBeGreaterThan(1)
  for (const old of orders) {
    const order = await findOrder(db.read, Number(old.id))
    const shipTo = parsed(old.ship_address)
    expect(order?.shipAddress).toEqual(shipTo)
    expect([shipTo.address1, shipTo.postalCode]).toEqual([old.ship_address1, old.ship_postal_code])
    expect(order?.billing).toEqual(parsed(old.billing))
    const ofOrder = lines.filter(({ order_id }) => Number(order_id) === Number(old.id)).toSorted(byId)
    const kept = await listOrderLines(db.read, Number(old.id))
    expect(kept.map(({ comments }) => comments)).toEqual(ofOrder.map(({ comments }) => parsed(comments)))
    expect(kept.map(({ configurations }) => configurations)).toEqual(
      ofOrder.map(({ configurations }) => parsed(configurations)),
    )
  }
}

/** Adds data to migrate that the old store does not have. */
async function addRemarks(old: Old): Promise<void> {
  const hand = { kind: 'direction', left: 1, right: 1 }
  const cuts = [
    { lengthInches: 36.125, wallThicknessInches: 4, count: 2 },
    { lengthInches: 10, wallThicknessInches: null, count: 1 },
  ]
  const [first, second] = await old.query('select id from order_lines order by id')
  const set = (row: Row | undefined, column: string, value: unknown) =>
    old.query(`update order_lines set ${column} = '${JSON.stringify(value)}' where id = ${row?.id}`)
  await set(first, 'comments', ['Left side', 'Dock 4'])
  await set(first, 'configurations', [hand, { kind: 'cuts', cuts }])
  await set(second, 'configurations', [{ kind: 'cuts', cuts }])
}

/**
 * Expects the next address to get id 3, because the old store deleted its second address and ids are not
 * reused.
 */
async function expectNextAddressIsThird(db: Database): Promise<void> {
  const [stored] = await db.read.select().from(addresses)
  if (!stored) throw new Error('There is no address.')
  const { id: _, ...address } = stored
  expect(await db.transaction((tx) => createAddress(tx, address))).toMatchObject({ id: 3 })
}

it('an old order without name, street, city, state and ZIP code does not stop an upgrade, and says what it lacks', async () => {
  await using old = await openOldDatabase()
  await old.query(`update orders set ship_address = '{"nameOrCompany":"","address2":"Dock 4"}' where id = 1`)
  await old.upgrade()
  const db = await old.open()
  const missing = '(not given)'
  expect((await findOrder(db.read, 1))?.shipAddress).toMatchObject({
    ...{ nameOrCompany: missing, address1: missing, city: missing, state: missing, postalCode: missing },
    ...{ address2: 'Dock 4', label: '' },
  })
  await db.close()
}, 90_000)

it('upgrading an old store changes nothing while rows violate foreign keys, then keeps every row', async () => {
  await using old = await openOldDatabase()
  await addRemarks(old)
  const before = await old.rows()
  expect(counted(before)).toEqual(counted(oldStore.tables))
  expect(counted(before)).not.toContainEqual([expect.anything(), 0])
  for (const value of broken) await expectRefused(old, value)
  expect(await old.rows()).toEqual(before)
  await old.upgrade('0028_import_progress')
  await old.query(`update orders set third_party = '${JSON.stringify(thirdParty)}' where id = 1`)
  await old.upgrade()
  expect(stayed(await old.rows(moved))).toEqual(stayed(before))
  const db = await old.open()
  await expectOrdersAsBefore(db, before)
  expect(await findOrder(db.read, 1)).toMatchObject({ thirdParty })
  await expectNextAddressIsThird(db)
  await db.close()
}, 90_000)
