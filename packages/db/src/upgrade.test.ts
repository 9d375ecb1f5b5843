import { expect, it } from 'vitest'
import { addresses } from './accounts/accounts.tables.ts'
import { createAddress } from './accounts/address.repository.ts'
import { MigrationError } from './dialect/migrations.ts'
import type { Store } from './store.ts'
import { oldStore, openOldStore } from './testing/old-store.ts'

type Tables = Readonly<Record<string, readonly unknown[]>>
type Old = Awaited<ReturnType<typeof openOldStore>>

const counted = (tables: Tables) => Object.entries(tables).map(([table, rows]) => [table, rows.length])

/** Values that the upgrade cannot take, and what its message has to say of them. */
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

/** The old store has removed its second address. */
async function expectNextAddressIsThird(store: Store): Promise<void> {
  const [kept] = await store.read.select().from(addresses)
  if (!kept) throw new Error('There is no address.')
  const { id: _, ...address } = kept
  expect(await store.transaction((tx) => createAddress(tx, address))).toMatchObject({ id: 3 })
}

it('a store from before foreign keys is left as it is while rows break them, and then keeps every row', async () => {
  await using old = await openOldStore()
  const before = await old.rows()
  expect(counted(before)).toEqual(counted(oldStore.tables))
  expect(counted(before)).not.toContainEqual([expect.anything(), 0])
  for (const value of broken) await expectRefused(old, value)
  expect(await old.rows()).toEqual(before)
  await old.upgrade()
  expect(await old.rows()).toEqual(before)
  const store = await old.open()
  await expectNextAddressIsThird(store)
  await store.close()
}, 90_000)
