import type { Reader } from './database.ts'

/** What a database says about itself. */
export interface DatabaseFacts {
  /** Name and version, such as `SQLite 3.53.2`. */
  readonly engine: string
  readonly sizeBytes: number
  readonly migrations: MigrationFacts
  /** Settings of the database with which a crash can lose what was committed; empty if there are none. */
  readonly risks: readonly string[]
  /** Bytes that wait to be written to the main file; null if the engine has no such file here. */
  readonly walBytes: number | null
  /** The clock of the database server; null for a database on this machine's clock. */
  readonly serverTime: Date | null
}

export interface MigrationFacts {
  readonly applied: number
  /** Names of those that the next start applies, in order. */
  readonly pending: readonly string[]
  /** Applied by a newer version of the store. */
  readonly unknown: number
}

/** Told of each migration once its statements have run; all of them are committed together, at the end. */
export type MigrationListener = (step: {
  readonly name: string
  /** From 1 on. */
  readonly number: number
  readonly of: number
}) => void

/** A database opened for questions: nothing is created, and nothing is migrated. */
export interface InspectedDatabase extends AsyncDisposable {
  readonly read: Reader
  facts(): Promise<DatabaseFacts>
  /** Creates a table, writes a row and rolls both back; rejects if the database cannot be written to. */
  tryWrite(): Promise<void>
}
