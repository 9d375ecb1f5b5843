import type { RegisteredDoor } from '@mullion/domain/doors/registered-door'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { Writer } from '../database.ts'
import { doors } from '../doors/door.tables.ts'
import { bulkInsert } from '../prepared-writes.ts'
import { run } from '../raw.ts'
import { stagedDoors } from './import.tables.ts'

export type DoorToStage = RegisteredDoor & { readonly action: 'save' | 'remove' }

const insertStaged = bulkInsert(stagedDoors)

export function stageDoors(tx: Writer, importId: number, rows: readonly DoorToStage[]): Promise<void> {
  return insertStaged(
    tx,
    rows.map((row) => ({ ...row, importId })),
  )
}

const columns = Object.keys(getTableColumns(doors)).map(toSnakeCase)
const columnList = sql.raw(columns.join(', '))
const assignments = sql.raw(
  columns
    .filter((column) => column !== 'serial_number')
    .map((column) => `${column} = excluded.${column}`)
    .join(', '),
)

/** Applies the staged doors to the register, in two statements. */
export async function switchDoors(tx: Writer, importId: number): Promise<void> {
  await run(
    tx,
    sql`delete from doors where serial_number in
      (select serial_number from staged_doors where import_id = ${importId} and action = 'remove')`,
  )
  await run(
    tx,
    sql`insert into doors (${columnList}) select ${columnList} from staged_doors
      where import_id = ${importId} and action = 'save'
      on conflict (serial_number) do update set ${assignments}`,
  )
}

export async function removeSomeStagedDoors(tx: Writer, importId: number, limit: number): Promise<boolean> {
  const ofImport = eq(stagedDoors.importId, importId)
  const some = tx.select({ serial: stagedDoors.serialNumber }).from(stagedDoors).where(ofImport).limit(limit)
  const removed = await tx
    .delete(stagedDoors)
    .where(and(ofImport, inArray(stagedDoors.serialNumber, some)))
    .returning({ serial: stagedDoors.serialNumber })
  return removed.length > 0
}
