import type { Reader, Writer } from '@mullion/db/database'
import type { RecordQuery } from '@mullion/db/imports/account-records.repository'
import type { RecordFile } from '@mullion/domain/admin/account-csv'
import type { ImportRefusal } from '@mullion/domain/imports/import'
import type { AuditAction } from '@mullion/domain/security/audit'
import type { CsvLayout, CsvRow } from './csv-file.ts'
import type { ImportProblem } from './import-plan.ts'

export interface StoredRecord<R> {
  readonly id: number
  readonly record: R
}

/** A row that could be read, and the stored record it is about. */
export interface MatchedRow<R> {
  readonly row: number
  readonly record: R
  readonly stored: StoredRecord<R> | undefined
}

/** What is valid of a row, and the stored record it is about. */
export type ReadRow<R> = Pick<MatchedRow<R>, 'row' | 'stored'> & { readonly record: Partial<R> }

interface Step {
  readonly at: Date
  /** The name of whoever sent the file. */
  readonly by: string
}

/** How companies, customers, users or addresses are found, compared and changed by an import. */
export interface AccountRecordKind<R extends object = object> {
  readonly name: Exclude<CsvLayout['file'], 'parts' | 'doors'>
  readonly file: RecordFile<R>
  /** The key that `find` takes, normalized; the cells may be invalid. */
  keyOf(cells: Readonly<Record<string, string>>): string
  /** What lists call the record, unique within a file. */
  labelOf(record: R): string
  /** The fields that an import compares and changes. */
  readonly fields: readonly string[]
  find(db: Reader, query: RecordQuery): Promise<StoredRecord<R>[]>
  /** The stored record that a row is about, among those with its key; by default the only one. */
  match?(cells: CsvRow['cells'], found: readonly StoredRecord<R>[]): StoredRecord<R> | undefined
  /** The record to store for a row, where it depends on the stored one. */
  merge?(record: R, stored: R): R
  /** Problems of single rows with the records they name; other cells of a row may be invalid. */
  references?(db: Reader, rows: readonly ReadRow<R>[]): Promise<ImportProblem[]>
  /** Problems of valid rows that need other rows or records to be seen. */
  problems?(db: Reader, rows: readonly MatchedRow<R>[]): Promise<ImportProblem[]>
  /** Adds a record and returns its id; null if its key was taken meanwhile. */
  create(tx: Writer, record: R, step: Step): Promise<number | null>
  /** Writes a record; false if it was changed at the same moment. */
  update(tx: Writer, stored: StoredRecord<R>, change: { readonly record: R } & Step): Promise<boolean>
  /** Removes a record that an import added; why not, if something refers to it. */
  remove(
    tx: Writer,
    stored: StoredRecord<R>,
    step: Step & { readonly addedAt: Date },
  ): Promise<ImportRefusal | null>
  readonly audited: {
    /** Such as `user`, for the subject `user:12`. */
    readonly subject: string
    readonly created: AuditAction
    readonly changed: AuditAction
    readonly removed: AuditAction
  }
}
