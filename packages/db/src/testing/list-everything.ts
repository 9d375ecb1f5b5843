import { getTableName, is, Table } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Reader } from '../database.ts'
import * as schema from '../schema.ts'

/** Returns all rows of all tables by the table's name, to search them for what must not be there. */
export async function listEverything(db: Reader): Promise<Record<string, unknown[]>> {
  const tables = Object.values(schema).filter((each) => is(each, Table)) as PgTable[]
  const all: Record<string, unknown[]> = {}
  for (const table of tables) all[getTableName(table)] = await db.select().from(table)
  return all
}
