import { describe, expect, it } from 'vitest'
import { addresses } from './accounts/accounts.tables.ts'
import { createAddress } from './accounts/address.repository.ts'
import { MigrationError } from './dialect/migrations.ts'
import { oldStore, openUpgradedStore } from './testing/open-upgraded-store.ts'

describe('a store from before foreign keys', () => {
  it('keeps every row of every table through the upgrade', async () => {
    await using store = await openUpgradedStore()
    const counts = Object.entries(store.before as Record<string, unknown[]>).map(([table, rows]) => [
      table,
      rows.length,
    ])
    expect(counts).toEqual(Object.entries(oldStore.tables).map(([table, rows]) => [table, rows.length]))
    expect(counts.filter(([, rows]) => rows === 0)).toEqual([])
    expect(store.after).toEqual(store.before)
  })

  it('does not give out again the id of a row that was removed', async () => {
    await using store = await openUpgradedStore()
    const [kept] = await store.read.select().from(addresses)
    if (!kept) throw new Error('There is no address.')
    const { id: _, ...address } = kept
    expect(await store.transaction((tx) => createAddress(tx, address))).toMatchObject({ id: 3 })
  })

  it.each([
    ['orders', 'company_id', 'companies', 'update orders set company_id = 999 where id = 1'],
    ['order_lines', 'order_id', 'orders', 'delete from orders where id = 2'],
    ['sessions', 'user_id', 'users', 'update sessions set user_id = 999'],
  ])('is left as it is, with a clear message, when %s.%s names none of its %s', async (...facts) => {
    const [table, column, parent, spoil] = facts
    const upgrade = openUpgradedStore((raw) => raw.query(spoil))
    await expect(upgrade).rejects.toThrow(MigrationError)
    for (const part of ['nothing in it has changed', table, column, parent])
      await expect(upgrade).rejects.toThrow(part)
  })

  it.each([
    ['orders_grand_total_cents_sum', 'update orders set tax_cents = tax_cents + 1 where id = 1'],
    ['parts_price_cents_not_negative', 'update parts set price_cents = -1 where id = 1'],
    ['users_role_listed', `update users set role = 'boss' where id = 1`],
  ])('is left as it is, with a clear message, when a row breaks %s', async (constraint, spoil) => {
    const upgrade = openUpgradedStore((raw) => raw.query(spoil))
    await expect(upgrade).rejects.toThrow(MigrationError)
    await expect(upgrade).rejects.toThrow(constraint)
  })
})
