import { describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import {
  countAddresses,
  createAddress,
  listAddresses,
  type NewAddress,
  removeAddress,
  updateAddress,
} from './address.repository.ts'

const madeAt = new Date('2026-11-20T15:00:00Z')

const address: NewAddress = {
  userId: 1,
  label: 'Dock',
  nameOrCompany: 'Arctic Door Service',
  attention: '',
  address1: '1 Cold Street',
  address2: '',
  address3: '',
  country: 'US',
  postalCode: '43215',
  city: 'Columbus',
  state: 'OH',
  telephone: '',
  createdAt: madeAt,
  updatedAt: madeAt,
}

const save = (db: Database, facts: Partial<NewAddress> = {}) =>
  db.transaction((tx) => createAddress(tx, { ...address, ...facts }))
const labels = async (db: Database, userId: number) =>
  (await listAddresses(db.read, userId)).map(({ label }) => label)

describe('saved addresses', () => {
  it('are listed for their user by label, in any case', async () => {
    await using db = await openTestDatabase({ usersOf: [1, 1] })
    for (const label of ['warehouse', 'Dock', 'Zoo', 'attic', 'dock']) await save(db, { label })
    await save(db, { label: 'Elsewhere', userId: 2 })
    expect(await labels(db, 1)).toEqual(['attic', 'dock', 'Dock', 'warehouse', 'Zoo'])
    expect(await countAddresses(db.read, 1)).toBe(5)
    expect(await labels(db, 3)).toEqual([])
  })

  it('can be changed and removed only by their owner', async () => {
    await using db = await openTestDatabase({ usersOf: [1, 1] })
    const { id } = await save(db)
    const { userId: _userId, createdAt: _createdAt, ...same } = address
    const later = new Date('2026-11-21T15:00:00Z')
    const change = { ...same, label: 'Gate', updatedAt: later }
    const as = (userId: number) => db.transaction((tx) => updateAddress(tx, { userId, id }, change))
    expect(await as(2)).toBeNull()
    expect(await labels(db, 1)).toEqual(['Dock'])
    expect(await as(1)).toMatchObject({ ...address, id, label: 'Gate', updatedAt: later })
    expect(await db.transaction((tx) => removeAddress(tx, 2, id))).toBe(false)
    expect(await labels(db, 1)).toEqual(['Gate'])
    expect(await db.transaction((tx) => removeAddress(tx, 1, id))).toBe(true)
    expect(await db.transaction((tx) => removeAddress(tx, 1, id))).toBe(false)
    expect(await labels(db, 1)).toEqual([])
  })
})
