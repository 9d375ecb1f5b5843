import type { DatabaseFigures } from '@mullion/domain/analytics/operations'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** What a repository reads from: the store outside a transaction, or a transaction. */
export type Reader = Pick<Database, 'select' | 'selectDistinct' | '$count'>

/** What a repository writes to; only a transaction gives one. */
export type Writer = Reader & Pick<Database, 'insert' | 'update' | 'delete'> & { readonly [writing]: true }

declare const writing: unique symbol

/** The whole public surface of persistence. */
export interface Store {
  readonly read: Reader
  /** Runs the work in one transaction, committed when it resolves; nested calls and waits on other things are refused. */
  transaction<T>(work: (tx: Writer) => Promise<T>): Promise<T>
  /** What the database tells of itself. */
  figures(): Promise<DatabaseFigures>
  /** True when the database answers; rejects while it does not, or while nothing can be stored. */
  ping(): Promise<boolean>
  close(): Promise<void>
}

/** Is told how long each statement took, in milliseconds. */
export type StatementListener = (ms: number) => void
