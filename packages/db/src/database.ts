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
  /** Statements of all servers that wait for a lock now; 0 on SQLite, whose writers queue instead. */
  lockWaits(): Promise<number>
  /** What is waiting for the database in this process, without asking it. */
  load(): DatabaseLoad
  /** Resolves to true if the database answers; rejects if it does not, or if it cannot store anything. */
  ping(): Promise<boolean>
  close(): Promise<void>
}

export interface DatabaseLoad {
  /** Transactions that wait for the writer of SQLite, or work that waits for a connection of the pool. */
  readonly waiting: number
  /** The pool of PostgreSQL; null for SQLite. */
  readonly pool: { readonly open: number; readonly idle: number; readonly most: number } | null
}

/** Receives the duration of each statement, in milliseconds, and its text without values. */
export type StatementListener = (ms: number, text: string) => void

/** Receives how long work waited for the writer of SQLite, or for a connection of the pool, in milliseconds. */
export type WaitListener = (ms: number) => void
