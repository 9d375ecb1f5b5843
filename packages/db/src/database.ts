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
  /** Runs the work in one transaction, committed when it resolves; rejects nested calls and waits on anything else. */
  transaction<T>(work: (tx: Writer) => Promise<T>): Promise<T>
  figures(): Promise<DatabaseFigures>
  /** True if the database answers; rejects while it does not, or while it cannot store anything. */
  ping(): Promise<boolean>
  close(): Promise<void>
}

/** Receives the duration of each statement, in milliseconds. */
export type StatementListener = (ms: number) => void
