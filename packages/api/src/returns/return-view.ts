import { findCreditNote } from '@mullion/db/credit-notes/credit-note.repository'
import type { Reader } from '@mullion/db/database'
import {
  type ListedReturn,
  listReturnEvents,
  listReturnLines,
  type ReturnLineRow,
} from '@mullion/db/returns/return.repository'
import { listReturnPhotos } from '@mullion/db/returns/return-photo.repository'
import { displayName } from '@mullion/domain/catalog/part-title'
import {
  labelStates,
  type ReturnParty,
  type ReturnState,
  returnActionsOf,
} from '@mullion/domain/returns/return-state'
import type { PartReturn, ReturnEvent, ReturnLine, ReturnSummary } from '@mullion/domain/returns/return-view'

/** A return as lists show it. */
export function viewReturnSummary({ row, orderNumber, lineCount }: ListedReturn): ReturnSummary {
  const { id, number, state, revision, orderId, contactName, companyName, arriveBy } = row
  return {
    ...{ id, number: number ?? '', state, revision, orderId, orderNumber, contactName, companyName },
    ...{ lineCount, arriveBy },
    requestedAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  }
}

export function viewReturnLine(row: ReturnLineRow): ReturnLine {
  const { lineNo, partId, number, unit, quantity, reason, decision, rule, answer } = row
  const { feePercent, receivedQuantity, result, creditQuantity } = row
  return {
    ...{ lineNo, partId, number, name: displayName(row), unit, quantity, reason, decision, rule, answer },
    ...{ feePercent, receivedQuantity, result, creditQuantity },
  }
}

async function eventsOf(db: Reader, id: number): Promise<ReturnEvent[]> {
  const rows = await listReturnEvents(db, id)
  return rows.map(({ kind, at, note, by }) => ({
    ...{ kind, note },
    at: at.toISOString(),
    by: by ? `${by.firstname} ${by.lastname}`.trim() : null,
  }))
}

/** A return in full. */
export async function viewReturn(db: Reader, listed: ListedReturn, party: ReturnParty): Promise<PartReturn> {
  const { id, state, contactEmail, note, creditNoteId } = listed.row
  const creditNote = creditNoteId === null ? null : await findCreditNote(db, creditNoteId)
  const lines = await listReturnLines(db, id)
  const photos = await listReturnPhotos(db, id)
  return {
    ...viewReturnSummary(listed),
    ...{ contactEmail, note },
    lines: lines.map(viewReturnLine),
    photos: photos.map((photo) => ({ id: photo.id, name: photo.name, sizeBytes: photo.sizeBytes })),
    events: await eventsOf(db, id),
    actions: returnActionsOf(state, party),
    hasLabel: labelStates.includes(state),
    creditNote: creditNote && { number: creditNote.number, totalCents: creditNote.totalCents },
  }
}

/** A return as programs get it. */
export interface ReturnRecord {
  readonly id: number
  readonly number: string
  readonly state: ReturnState
  readonly orderId: number
  readonly orderNumber: string
  readonly userId: number | null
  readonly companyId: number | null
  readonly companyName: string
  readonly contactName: string
  readonly contactEmail: string
  /** What gives its money back; null before. */
  readonly creditNoteId: number | null
  readonly lines: readonly ReturnLine[]
}

export function returnRecordOf(
  { row, orderNumber }: ListedReturn,
  lines: readonly ReturnLineRow[],
): ReturnRecord {
  const { id, number, state, orderId, userId, companyId, companyName, contactName, contactEmail } = row
  const { creditNoteId } = row
  return {
    ...{ id, number: number ?? '', state, orderId, orderNumber, userId, companyId, companyName },
    ...{ contactName, contactEmail, creditNoteId, lines: lines.map(viewReturnLine) },
  }
}
