import { listPartsAfter } from '@mullion/db/catalog/catalog.repository'
import type { Database } from '@mullion/db/database'
import { listDoorsAfter } from '@mullion/db/doors/door.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import { guardedCell } from '@mullion/domain/formula-cell'
import { importLayouts } from '@mullion/domain/import-files/import-layouts'
import { writeDoorRow } from '@mullion/domain/imports/door-csv'
import type { ExportPageInput, ImportKind } from '@mullion/domain/imports/import'
import { writePartRow } from '@mullion/domain/imports/part-csv'
import { stringify } from 'csv-stringify/sync'
import type { Clock } from '../clock.ts'
import { audit } from '../security/audit.ts'
import type { AccountRecordKind } from './account-record-kind.ts'
import { accountRecordKinds, isAccountRecordKind } from './account-record-kinds.ts'
import { recordOf } from './part-import-plan.ts'

/** Small enough that a page takes a few hundredths of a second. */
const recordsPerPage = 200

export interface ExportPage {
  /** Lines of the file; the first page starts with the heading. */
  readonly csv: string
  /** Value of `after` for the next page; null on the last one. */
  readonly next: string | null
}

interface Records {
  readonly rows: readonly Readonly<Record<string, string>>[]
  readonly last: string | null
}

/** The catalog, the door register and the accounts as files. Importing an unedited export changes nothing. */
export function createExportService({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  async function accountRecords(kind: AccountRecordKind, after: string | undefined): Promise<Records> {
    const page = { after: Number(after ?? 0) || 0, limit: recordsPerPage }
    const found = await kind.find(db.read, page)
    return { rows: found.map(({ record }) => kind.file.write(record)), last: String(found.at(-1)?.id ?? '') }
  }

  async function records(kind: ImportKind, after: string | undefined): Promise<Records> {
    if (isAccountRecordKind(kind)) return accountRecords(accountRecordKinds[kind], after)
    if (kind === 'doors') {
      const doors = await listDoorsAfter(db.read, after ?? '', recordsPerPage)
      return { rows: doors.map(writeDoorRow), last: doors.at(-1)?.serialNumber ?? null }
    }
    const parts = await listPartsAfter(db.read, Number(after ?? 0) || 0, recordsPerPage)
    return {
      rows: parts.map((part) => writePartRow(recordOf(part))),
      last: String(parts.at(-1)?.position ?? ''),
    }
  }

  function noteExport(actor: Member, kind: ImportKind): Promise<void> {
    const action = isAccountRecordKind(kind) ? 'accounts_exported' : 'catalog_exported'
    const facts = { subject: `export:${kind}`, companyId: null, at: clock() }
    return db.transaction((tx) => audit(tx, actor, { action, ...facts }))
  }

  return {
    /** Returns a page of an export, in order of part number, serial number or age. */
    async page(actor: Member, { kind, after }: ExportPageInput): Promise<ExportPage> {
      if (after === undefined) await noteExport(actor, kind)
      const { rows, last } = await records(kind, after)
      const { columns } = importLayouts[kind]
      const lines = rows.map((row) => columns.map((column) => guardedCell(row[column] ?? '')))
      const heading = after === undefined ? [[...columns]] : []
      const csv = stringify([...heading, ...lines], { record_delimiter: 'windows' })
      return { csv, next: rows.length < recordsPerPage ? null : last }
    },
  }
}
