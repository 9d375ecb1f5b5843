import type { DatabaseFigures } from '@mullion/domain/analytics/operations'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

type DrizzleDatabase = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** For reads: the database outside a transaction, or a transaction. */
export type Reader = Pick<DrizzleDatabase, 'select' | 'selectDistinct' | '$count'>

/** For writes; only a transaction provides one. */
export type Writer = Reader &
  Pick<DrizzleDatabase, 'insert' | 'update' | 'delete'> & { readonly [writing]: true }

declare const writing: unique symbol

/** The public API of persistence. */
export interface Database {
  readonly read: Reader
  /**
   * Runs the work in one transaction and commits it when the work resolves. Rejects nested transactions; in tests on
   * SQLite, also work that waits on anything but the database.
   */
  transaction<T>(work: (tx: Writer) => Promise<T>): Promise<T>
  figures(): Promise<DatabaseFigures>
  /** Returns the time of the database server; this machine's where the database is a file. */
  now(): Promise<Date>
  /** Resolves to true if the database answers; rejects if it does not, or if it cannot store anything. */
  ping(): Promise<boolean>
  close(): Promise<void>
}

/** Receives the duration of each statement, in milliseconds. */
export type StatementListener = (ms: number) => void
