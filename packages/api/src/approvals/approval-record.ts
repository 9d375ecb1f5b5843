import type { ApprovalForRecord } from '@mullion/db/approvals/approval-request.repository'
import type { ApprovalRecord, RequestedLine } from '@mullion/domain/approvals/approval-request'
import type { OrderDraft } from '@mullion/domain/checkout/order-draft'
import { nameOf } from './people.ts'

/** The lines of an order that waits, as it was frozen. */
export const requestedLines = ({ lines }: Pick<OrderDraft, 'lines'>): RequestedLine[] =>
  lines.map((line) => {
    const { partId, number, name, unit, quantity, unitPriceCents, lineTotalCents } = line
    const { comments, configurations } = line
    return {
      ...{ partId, number, name, unit, quantity, unitPriceCents, lineTotalCents },
      ...{ comments, configurations },
    }
  })

/** A request as other systems get it: the same for everyone, without payment. */
export function approvalRecordOf(found: ApprovalForRecord): ApprovalRecord {
  const { request, requester, companyName, orderNumber, decider } = found
  const { id, state, version, companyId, userId, grandTotalCents, poNumber, reasons, draft } = request
  const decided = state === 'approved' || state === 'rejected'
  return {
    ...{ id, state, version, companyId, companyName, userId },
    requester: nameOf(requester),
    ...{ grandTotalCents, poNumber, reasons },
    lines: requestedLines(draft),
    askedAt: request.createdAt.toISOString(),
    expiresAt: request.expiresAt.toISOString(),
    changedAt: request.changedAt.toISOString(),
    decidedBy: decided && decider ? nameOf(decider) : null,
    rejection: request.rejection,
    orderNumber,
  }
}
