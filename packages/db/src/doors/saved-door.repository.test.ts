import type { Door } from '@mullion/domain/doors/door'
import { describe, expect, it } from 'vitest'
import { createUser, updateUser } from '../accounts/user.repository.ts'
import type { Database } from '../database.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { userRow } from '../testing/people.ts'
import { violated } from '../violated.ts'
import {
  countSavedDoors,
  createSavedDoor,
  findSavedDoor,
  listSavedDoors,
  type NewSavedDoor,
  removeSavedDoor,
  updateSavedDoor,
} from './saved-door.repository.ts'

const savedAt = new Date('2026-11-20T15:00:00Z')
const door: Door = {
  doorType: 'swing',
  build: 'Traditional',
  double: false,
  bottom: 'Sweep Bottom',
  hinge: null,
  powerOperated: false,
  gasketing: 'Magnetic',
  widthInches: 36.125,
  heightInches: 84,
}
const walkIn: NewSavedDoor = {
  companyId: 2,
  name: 'Walk-in',
  site: 'Depot',
  serialNumber: '15-0001',
  door,
  savedAt,
  savedById: 1,
}

const save = (db: Database, facts: Partial<NewSavedDoor> = {}) =>
  db.transaction((tx) => createSavedDoor(tx, { ...walkIn, ...facts }))
const page = { offset: 0, limit: 100 }
const all = { companyId: 2, text: '' }
const listed = async (db: Database, companyId: number) =>
  (await listSavedDoors(db.read, { companyId, text: '' }, page)).map(({ saved }) => [saved.site, saved.name])

describe('saved doors', () => {
  it('are listed per company by site and then name, in any case', async () => {
    await using db = await openTestDatabase({ usersOf: [2, 3] })
    const saved = [
      ['depot', 'b'],
      ['Annex', 'z'],
      ['Depot', 'A'],
      ['', 'Spare'],
      ['annex', 'Y'],
    ] as const
    for (const [site, name] of saved) await save(db, { site, name })
    await save(db, { companyId: 3, name: 'Elsewhere' })
    expect(await listed(db, 2)).toEqual([
      ['', 'Spare'],
      ['annex', 'Y'],
      ['Annex', 'z'],
      ['Depot', 'A'],
      ['depot', 'b'],
    ])
    expect(await countSavedDoors(db.read, all)).toBe(5)
    expect(await listed(db, 4)).toEqual([])
  })

  it('are stored unchanged, with or without a serial number', async () => {
    await using db = await openTestDatabase({ usersOf: [2, 3] })
    const typed = await save(db, { serialNumber: null })
    expect(typed).toEqual({ ...walkIn, id: typed.id, serialNumber: null })
    const known = await save(db, { site: 'Annex' })
    expect((await findSavedDoor(db.read, { companyId: 2, id: known.id }))?.saved).toEqual(known)
    expect(known.door).toEqual(door)
  })

  it('are unique by name and site in any case; duplicates violate the unique constraint', async () => {
    await using db = await openTestDatabase({ usersOf: [2, 3] })
    await save(db, { name: 'Öffnung' })
    const { id } = await save(db, { name: 'Other' })
    const refused = (work: Promise<unknown>) => work.then(() => 'kept', violated)
    expect(await refused(save(db, { name: 'öFFNUNG', site: 'DEPOT' }))).toBe('unique')
    const { companyId, ...same } = walkIn
    const rename = db.transaction((tx) =>
      updateSavedDoor(tx, { companyId, id }, { ...same, name: 'ÖFFNUNG' }),
    )
    expect(await refused(rename)).toBe('unique')
    expect(await refused(save(db, { name: 'öffnung', site: '' }))).toBe('kept')
    expect(await refused(save(db, { name: 'öffnung', companyId: 3 }))).toBe('kept')
    expect(await refused(Promise.reject(new Error('another one')))).toBeNull()
  })

  it('can be renamed without changing the door, and stay unique per site', async () => {
    await using db = await openTestDatabase({ usersOf: [2, 3] })
    const { id } = await save(db)
    await save(db, { name: 'Other' })
    const named = (name: string, site: string) =>
      db.transaction((tx) => updateSavedDoor(tx, { companyId: 2, id }, { name, site }))
    expect(await named('Freezer', 'Annex')).toEqual({
      ...walkIn,
      id,
      name: 'Freezer',
      site: 'Annex',
    })
    expect(await listed(db, 2)).toEqual([
      ['Annex', 'Freezer'],
      ['Depot', 'Other'],
    ])
    expect(await named('OTHER', 'depot').then(() => 'kept', violated)).toBe('unique')
  })

  it('show who saved them, even after that user is deleted', async () => {
    await using db = await openTestDatabase({ usersOf: [2, 3] })
    const pat = await db.transaction((tx) =>
      createUser(
        tx,
        userRow({ email: 'pat@arctic.example', companyId: 2, firstname: 'Pat', lastname: 'Buyer' }),
      ),
    )
    const { id } = await save(db, { savedById: pat?.id ?? 0 })
    await save(db, { name: 'Zoo' })
    const people = async () => (await listSavedDoors(db.read, all, page)).map(({ person }) => person)
    const named = { firstname: 'Pat', lastname: 'Buyer' }
    const other = { firstname: 'Pat', lastname: 'Quinn' }
    expect(await people()).toEqual([named, other])
    expect((await findSavedDoor(db.read, { companyId: 2, id }))?.person).toEqual(named)
    await db.transaction((tx) => updateUser(tx, pat?.id ?? 0, { removedAt: savedAt }))
    expect(await people()).toEqual([named, other])
  })

  it('can be found, changed and removed only by their company', async () => {
    await using db = await openTestDatabase({ usersOf: [2, 3] })
    const { id } = await save(db)
    const [own, others] = [
      { companyId: 2, id },
      { companyId: 3, id },
    ]
    expect(await findSavedDoor(db.read, others)).toBeNull()
    const { companyId: _, ...same } = walkIn
    const change = { ...same, name: 'Freezer', door: { ...door, widthInches: 48 }, savedById: 2 }
    const as = (which: typeof own) => db.transaction((tx) => updateSavedDoor(tx, which, change))
    expect(await as(others)).toBeNull()
    expect(await listed(db, 2)).toEqual([['Depot', 'Walk-in']])
    expect(await as(own)).toEqual({ ...walkIn, ...change, id })
    expect(await listed(db, 2)).toEqual([['Depot', 'Freezer']])
    const remove = (which: typeof own) => db.transaction((tx) => removeSavedDoor(tx, which))
    expect(await remove(others)).toBe(false)
    expect(await remove(own)).toBe(true)
    expect(await remove(own)).toBe(false)
    expect(await countSavedDoors(db.read, all)).toBe(0)
  })
})
