import type { RegisteredDoor } from '@mullion/domain/doors/registered-door'
import { asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Reader } from '../database.ts'
import { prepared } from '../prepared.ts'
import { doors } from './door.tables.ts'

const bySerial = prepared((db) =>
  db
    .select()
    .from(doors)
    .where(eq(doors.serialNumber, sql.placeholder('serialNumber')))
    .prepare('door_by_serial'),
)

export async function findDoorBySerial(db: Reader, serialNumber: string): Promise<RegisteredDoor | null> {
  const [row] = await bySerial(db).execute({ serialNumber })
  return row ?? null
}

const doorsPerStatement = 500

function chunks<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / doorsPerStatement) }, (_, at) =>
    all.slice(at * doorsPerStatement, (at + 1) * doorsPerStatement),
  )
}

/** Returns the doors with these serial numbers, in no particular order; unknown ones are skipped. */
export async function listDoorsBySerial(
  db: Reader,
  serialNumbers: readonly string[],
): Promise<RegisteredDoor[]> {
  const found: RegisteredDoor[] = []
  for (const some of chunks([...new Set(serialNumbers)]))
    found.push(...(await db.select().from(doors).where(inArray(doors.serialNumber, some))))
  return found
}

export function listDoorsAfter(db: Reader, serialNumber: string, limit: number): Promise<RegisteredDoor[]> {
  return db
    .select()
    .from(doors)
    .where(gt(doors.serialNumber, serialNumber))
    .orderBy(asc(doors.serialNumber))
    .limit(limit)
}

export function countDoors(db: Reader): Promise<number> {
  return db.$count(doors)
}
