import { describe, expect, it } from 'vitest'
import type { Store } from '../store.ts'
import { openTestStore } from '../testing/open-test-store.ts'
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

const keep = (store: Store, facts: Partial<NewAddress> = {}) =>
  store.transaction((tx) => createAddress(tx, { ...address, ...facts }))
const labels = async (store: Store, userId: number) =>
  (await listAddresses(store.read, userId)).map(({ label }) => label)

describe('saved addresses', () => {
  it("are a person's own, by label in any case", async () => {
    await using store = await openTestStore({ usersOf: [1, 1] })
    for (const label of ['warehouse', 'Dock', 'Zoo', 'attic', 'dock']) await keep(store, { label })
    await keep(store, { label: 'Elsewhere', userId: 2 })
    expect(await labels(store, 1)).toEqual(['attic', 'Dock', 'dock', 'warehouse', 'Zoo'])
    expect(await countAddresses(store.read, 1)).toBe(5)
    expect(await labels(store, 3)).toEqual([])
  })

  it('are changed and removed by their owner alone', async () => {
    await using store = await openTestStore({ usersOf: [1, 1] })
    const { id } = await keep(store)
    const { userId: _userId, createdAt: _createdAt, ...same } = address
    const later = new Date('2026-11-21T15:00:00Z')
    const change = { ...same, label: 'Gate', updatedAt: later }
    const as = (userId: number) => store.transaction((tx) => updateAddress(tx, { userId, id }, change))
    expect(await as(2)).toBeNull()
    expect(await labels(store, 1)).toEqual(['Dock'])
    expect(await as(1)).toEqual({ ...address, id, label: 'Gate', updatedAt: later })
    expect(await store.transaction((tx) => removeAddress(tx, 2, id))).toBe(false)
    expect(await labels(store, 1)).toEqual(['Gate'])
    expect(await store.transaction((tx) => removeAddress(tx, 1, id))).toBe(true)
    expect(await store.transaction((tx) => removeAddress(tx, 1, id))).toBe(false)
    expect(await labels(store, 1)).toEqual([])
  })
})
