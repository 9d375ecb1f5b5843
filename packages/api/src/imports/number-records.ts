import {
  createOtherNumber,
  listOtherNumbers,
  listOtherNumbersLeadingTo,
  type OtherNumberRow,
  removeOtherNumber,
  updateOtherNumber,
} from '@mullion/db/catalog/other-number.repository'
import { listPartsByNumber } from '@mullion/db/catalog/part-number.repository'
import type { Writer } from '@mullion/db/database'
import { type NumberRecord, numberFile } from '@mullion/domain/admin/number-csv'
import { leadProblem } from '@mullion/domain/catalog/number-lead'
import { numberKey } from '@mullion/domain/catalog/part-number'
import { noteLeadsChanged } from '../catalog/number-changes.ts'
import { numberWeb } from '../catalog/number-leads.ts'
import type { AccountRecordKind, StoredRecord } from './account-record-kind.ts'
import { pick } from './import-plan.ts'

/** Of the numbers that lead to one, at most these are looked at. */
const maxLeading = 1000

const storedAs = (row: OtherNumberRow): StoredRecord<NumberRecord> => ({
  id: row.id,
  record: pick({ ...row }, numberFile.columns) as NumberRecord,
})

async function changed(tx: Writer, records: readonly NumberRecord[], at: Date): Promise<void> {
  await noteLeadsChanged(tx, { keys: records.map(({ leadsTo }) => numberKey(leadsTo)), at })
}

/** Old and foreign numbers. The rows of a file may lead to each other. */
export const numberRecords: AccountRecordKind<NumberRecord> = {
  name: 'numbers',
  file: numberFile,
  fields: numberFile.columns,
  audited: {
    subject: 'number',
    created: 'number_added',
    changed: 'number_changed',
    removed: 'number_removed',
  },
  keyOf: ({ number = '' }) => numberKey(number),
  labelOf: ({ number }) => number,
  find: async (db, query) => (await listOtherNumbers(db, query)).map(storedAs),
  async problems(db, rows) {
    const inFile = new Map(rows.map(({ record }) => [numberKey(record.number), record]))
    const keys = rows.flatMap(({ record }) => [numberKey(record.number), numberKey(record.leadsTo)])
    const web = await numberWeb(db, keys)
    const known = { ...web, stepOf: (key: string) => inFile.get(key) ?? web.stepOf(key) }
    return rows.flatMap(({ row, record }) => {
      const found = leadProblem(record, known)
      return found ? [{ row, column: found.field, message: found.message }] : []
    })
  },
  async create(tx, record, { at, by }) {
    const row = await createOtherNumber(tx, { input: record, at, by })
    if (row) await changed(tx, [record], at)
    return row?.id ?? null
  },
  async update(tx, { id, record: before }, { record, at, by }) {
    const row = await updateOtherNumber(tx, id, { input: record, at, by })
    if (row) await changed(tx, [before, record], at)
    return row !== null
  },
  async remove(tx, { id, record }, { at, addedAt }) {
    const key = numberKey(record.number)
    // Those of the same file go too; a number entered later would lead nowhere.
    const leading = await listOtherNumbersLeadingTo(tx, key, maxLeading)
    const isUsed = leading.some(({ changedAt }) => changedAt > addedAt)
    if (isUsed && (await listPartsByNumber(tx, [key], false)).length === 0) return 'used since'
    await removeOtherNumber(tx, { id, numberKey: key })
    await changed(tx, [record], at)
    return null
  },
}
