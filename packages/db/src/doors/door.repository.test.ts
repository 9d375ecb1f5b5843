import type { RegisteredDoor } from '@mullion/domain/doors/registered-door'
import { describe, expect, it } from 'vitest'
import type { Store } from '../store.ts'
import { doorRow } from '../testing/door-row.ts'
import { openTestStore } from '../testing/open-test-store.ts'
import { countDoors, findDoorBySerial, listDoorsBySerial, saveDoors } from './door.repository.ts'

const swing = doorRow({ serialNumber: '15-0001', widthInches: 36.125, gaskets: 'Magnetic' })
const sectional: RegisteredDoor = {
  ...swing,
  serialNumber: '20-0001',
  doorType: 'so',
  build: 'Sectional',
  direction: null,
  bottom: null,
  powerOperated: true,
}

const save = (store: Store, ...doors: RegisteredDoor[]) => store.transaction((tx) => saveDoors(tx, doors))
const numbered = (count: number, facts: Partial<RegisteredDoor> = {}) =>
  Array.from({ length: count }, (_, at) => ({
    ...swing,
    serialNumber: `20-${String(at).padStart(4, '0')}`,
    ...facts,
  }))

describe('the door register', () => {
  it('finds a door by its serial number, as it was stored', async () => {
    await using store = await openTestStore()
    await save(store, swing, sectional)
    expect(await findDoorBySerial(store.read, '15-0001')).toEqual(swing)
    expect(await findDoorBySerial(store.read, '20-0001')).toEqual(sectional)
    expect(await findDoorBySerial(store.read, '15-000')).toBeNull()
    expect(await findDoorBySerial(store.read, '15-0002')).toBeNull()
  })

  it('finds a door that the same transaction has stored', async () => {
    await using store = await openTestStore()
    const found = await store.transaction(async (tx) => {
      await saveDoors(tx, [swing])
      return findDoorBySerial(tx, '15-0001')
    })
    expect(found).toEqual(swing)
  })

  it('replaces every field of a door that it has, and leaves the others', async () => {
    await using store = await openTestStore()
    await save(store, swing, { ...swing, serialNumber: '15-0002' })
    const rebuilt = {
      ...sectional,
      serialNumber: '15-0001',
      coolingType: 'Freezer',
      widthInches: 96,
      heightInches: 120.375,
      gaskets: '',
    } as const
    await save(store, rebuilt, sectional)
    expect(await findDoorBySerial(store.read, '15-0001')).toEqual(rebuilt)
    expect(await findDoorBySerial(store.read, '15-0002')).toEqual({ ...swing, serialNumber: '15-0002' })
    expect(await countDoors(store.read)).toBe(3)
  })

  it('leaves of a known door what it is to keep, and stores all of a new one', async () => {
    await using store = await openTestStore()
    await save(store, sectional)
    const manual = { ...sectional, powerOperated: false, widthInches: 96 }
    const other = { ...manual, serialNumber: '20-0002', powerOperated: true }
    await store.transaction((tx) => saveDoors(tx, [manual, other], { kept: ['powerOperated'] }))
    expect(await findDoorBySerial(store.read, '20-0001')).toEqual({ ...manual, powerOperated: true })
    expect(await findDoorBySerial(store.read, '20-0002')).toEqual(other)
  })

  it('stores and lists more doors than one statement takes', async () => {
    await using store = await openTestStore()
    const doors = numbered(1203)
    await save(store, ...doors.toReversed())
    expect(await countDoors(store.read)).toBe(1203)
    const wanted = [...doors.map(({ serialNumber }) => serialNumber), '99-0000', '20-0000']
    const found = await listDoorsBySerial(store.read, wanted)
    expect(found.toSorted((a, b) => (a.serialNumber < b.serialNumber ? -1 : 1))).toEqual(doors)
    await save(store, ...numbered(1203, { coolingType: 'Freezer' }))
    const changed = await listDoorsBySerial(store.read, ['20-0000', '20-1202'])
    expect(changed.map(({ coolingType }) => coolingType)).toEqual(['Freezer', 'Freezer'])
    expect(await countDoors(store.read)).toBe(1203)
  })

  it('takes two imports of the same doors at once', async () => {
    await using store = await openTestStore()
    await Promise.all([save(store, ...numbered(700)), save(store, ...numbered(700).toReversed())])
    expect(await countDoors(store.read)).toBe(700)
  })

  it('may be given and asked for nothing', async () => {
    await using store = await openTestStore()
    await save(store)
    expect(await listDoorsBySerial(store.read, [])).toEqual([])
    expect(await countDoors(store.read)).toBe(0)
  })
})
