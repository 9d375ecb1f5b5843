import type { Writer } from '@mullion/db/database'
import { type ImportChange, updateImportChange } from '@mullion/db/imports/import.repository'
import { createAuditLine, findLastAuditLine } from '@mullion/db/security/audit.repository'
import { AppError } from '@mullion/domain/error'
import type { AuditAction } from '@mullion/domain/security/audit'
import { operator } from '../accounts/operator.ts'
import type { AccountRecordKind, StoredRecord } from './account-record-kind.ts'
import {
  asFields,
  beforeNote,
  changedSince,
  changePages,
  type ImportStep,
  isUntouched,
} from './import-step.ts'

export interface RecordSwitch {
  readonly kind: AccountRecordKind
  readonly undo: boolean
  /** Ends the step, in the same transaction. */
  readonly end: (tx: Writer) => Promise<void>
}

function overtaken({ label }: ImportChange): AppError {
  const message = `${label} was added or changed after the file was read. Please send the file again.`
  return new AppError('conflict', 'admin.import_overtaken', message, { label })
}

/** Returns a function that audits a changed record as done by whoever started this step. */
async function auditOf(tx: Writer, { row, at }: ImportStep, { audited }: AccountRecordKind) {
  const subject = `import:${row.id}`
  const by = await findLastAuditLine(tx, subject)
  const { actorId, role, ipAddress } = by ?? { actorId: operator.id, role: operator.role, ipAddress: '' }
  return (action: AuditAction, id: number, { label }: ImportChange) =>
    createAuditLine(tx, {
      ...{ at, actorId, role, ipAddress, action, companyId: null },
      subject: `${audited.subject}:${id}`,
      details: { import: row.id, label },
    })
}

type Audit = Awaited<ReturnType<typeof auditOf>>
interface Work {
  readonly tx: Writer
  readonly step: ImportStep
  readonly kind: AccountRecordKind
  readonly note: Audit
}

const byOf = ({ row }: ImportStep) => row.startedBy ?? 'Command line'

async function apply({ tx, step, kind, note }: Work, change: ImportChange, stored?: StoredRecord<object>) {
  const about = { at: step.at, by: byOf(step) }
  if (change.before === null) {
    const id = await kind.create(tx, change.after, about)
    if (id === null) throw overtaken(change)
    await updateImportChange(tx, change, { recordId: id })
    return note(kind.audited.created, id, change)
  }
  if (!stored) throw changedSince(change)
  const changed = beforeNote(change, asFields(stored.record))
  if (changed) await updateImportChange(tx, change, changed.found)
  const record = { ...stored.record, ...change.after }
  if (!(await kind.update(tx, stored, { record, ...about }))) throw overtaken(change)
  return note(kind.audited.changed, stored.id, change)
}

async function undo({ tx, step, kind, note }: Work, change: ImportChange, stored?: StoredRecord<object>) {
  const { at, row } = step
  const refuse = (refusal: ImportChange['refusal']) => updateImportChange(tx, change, { refusal })
  if (!stored || !isUntouched(change, asFields(stored.record))) return refuse('changed since')
  if (change.before !== null) {
    const record = { ...stored.record, ...change.before }
    if (!(await kind.update(tx, stored, { record, at, by: byOf(step) }))) return refuse('changed since')
    return note(kind.audited.changed, stored.id, change)
  }
  const refusal = await kind.remove(tx, stored, { at, by: byOf(step), addedAt: row.endedAt ?? row.startedAt })
  return refusal ? refuse(refusal) : note(kind.audited.removed, stored.id, change)
}

/**
 * Applies an import of account records or undoes it, in one transaction: the number of rows is bounded, and users or
 * orders must never see half of it.
 */
export function switchRecords(step: ImportStep, { kind, undo: undoing, end }: RecordSwitch): Promise<void> {
  return step.db.transaction(async (tx) => {
    const work = { tx, step, kind, note: await auditOf(tx, step, kind) }
    for await (const page of changePages(tx, step.row.id)) {
      const ids = page.flatMap(({ recordId }) => recordId ?? [])
      const stored = new Map((await kind.find(tx, { ids })).map((each) => [each.id, each]))
      for (const change of page) {
        const current = stored.get(change.recordId ?? 0)
        await (undoing ? undo(work, change, current) : apply(work, change, current))
      }
    }
    await end(tx)
  })
}
