import type { RegisteredDoor } from '@mullion/domain/doors/registered-door'
import { registeredDoor } from '@mullion/domain/testing/doors'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { saveDoors } from '../testing/save-doors.ts'
import { countDoors, findDoorBySerial, listDoorsBySerial } from './door.repository.ts'

const swing = registeredDoor({ serialNumber: '15-0001', widthInches: 36.125, gaskets: 'Magnetic' })
const sectional: RegisteredDoor = {
  ...swing,
  serialNumber: '20-0001',
  doorType: 'so',
  build: 'Sectional',
  direction: null,
  bottom: null,
  powerOperated: true,
}

const save = (db: Database, ...doors: RegisteredDoor[]) => db.transaction((tx) => saveDoors(tx, doors))
const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...swing,
    serialNumber: `20-${String(at).padStart(4, '0')}`,
  }))

describe('door records', () => {
  it('are found by serial number, as stored', async () => {
    await using db = await openTestDatabase()
    await save(db, swing, sectional)
    expect(await findDoorBySerial(db.read, '15-0001')).toEqual(swing)
    expect(await findDoorBySerial(db.read, '20-0001')).toEqual(sectional)
    expect(await findDoorBySerial(db.read, '15-000')).toBeNull()
    expect(await findDoorBySerial(db.read, '15-0002')).toBeNull()
  })

  it('are found within the transaction that stored them', async () => {
    await using db = await openTestDatabase()
    const found = await db.transaction(async (tx) => {
      await saveDoors(tx, [swing])
      return findDoorBySerial(tx, '15-0001')
    })
    expect(found).toEqual(swing)
  })

  it('can be listed beyond the limit of one statement', async () => {
    await using db = await openTestDatabase()
    const doors = numbered(1203)
    await save(db, ...doors.toReversed())
    expect(await countDoors(db.read)).toBe(1203)
    const wanted = [...doors.map(({ serialNumber }) => serialNumber), '99-0000', '20-0000']
    const found = await listDoorsBySerial(db.read, wanted)
    expect(found.toSorted((a, b) => (a.serialNumber < b.serialNumber ? -1 : 1))).toEqual(doors)
  })

  it('can be saved and listed as empty lists', async () => {
    await using db = await openTestDatabase()
    await save(db)
    expect(await listDoorsBySerial(db.read, [])).toEqual([])
    expect(await countDoors(db.read)).toBe(0)
  })
})
