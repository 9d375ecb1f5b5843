import type { SQL } from 'drizzle-orm'
import type { Writer } from './database.ts'
import { engine } from './dialect/engine.ts'

interface RawSqlite {
  run(query: SQL): unknown
}
interface RawPostgres {
  execute(query: SQL): Promise<unknown>
}

/** Runs raw SQL that drizzle cannot express, such as on the text index. */
export async function run(tx: Writer, query: SQL): Promise<void> {
  if (engine === 'sqlite') (tx as unknown as RawSqlite).run(query)
  else await (tx as unknown as RawPostgres).execute(query)
}
