import {
  type ApprovalRequestRow,
  type ApprovalRequestSummaryRow,
  listApprovalEvents,
  listRequestApprovers,
} from '@mullion/db/approvals/approval-request.repository'
import { findPurchaseLimits, listColleagues } from '@mullion/db/approvals/approval-rules.repository'
import { spendingOf } from '@mullion/db/approvals/spending.repository'
import type { Reader } from '@mullion/db/database'
import type { Member } from '@mullion/domain/accounts/actor'
import {
  type ApprovalParty,
  type ApprovalRequest,
  type ApprovalRequestSummary,
  actionsOf,
  type Budget,
  isOpen,
} from '@mullion/domain/approvals/approval-request'
import { requestedLines } from './approval-record.ts'
import { nameOf, peopleAsked } from './people.ts'
import { monthStart } from './purchase-checks.ts'

export interface FoundRequest {
  readonly request: ApprovalRequestRow
  readonly requester: { readonly firstname: string; readonly lastname: string }
  readonly orderNumber: string | null
  readonly party: ApprovalParty
}

/** Returns who someone is to a request of their company; null if it is not for them to see. */
export async function partyOf(
  db: Reader,
  actor: Member,
  request: Pick<ApprovalRequestRow, 'id' | 'userId'>,
): Promise<ApprovalParty | null> {
  if (request.userId === actor.userId) return 'requester'
  if (actor.role === 'company_admin') return 'approver'
  const named = await listRequestApprovers(db, request.id)
  return named.some(({ id }) => id === actor.userId) ? 'approver' : null
}

interface SeenRequest extends Pick<FoundRequest, 'requester'> {
  readonly request: ApprovalRequestSummaryRow
  readonly party: ApprovalParty
}

/** A request as lists show it. */
export function viewSummary({ request, requester, party }: SeenRequest): ApprovalRequestSummary {
  const own = party === 'requester'
  const { id, state, version, grandTotalCents, poNumber, reasons } = request
  return {
    ...{ id, state, version, grandTotalCents, poNumber, reasons, own },
    requester: nameOf(requester),
    askedAt: request.createdAt.toISOString(),
    expiresAt: request.expiresAt.toISOString(),
    actions: actionsOf(state, party),
  }
}

interface Moment {
  readonly now: Date
  readonly timeZone: string
}

async function budgetOf(db: Reader, { request, requester }: FoundRequest, moment: Moment): Promise<Budget> {
  const { id, userId, actorId, grandTotalCents } = request
  const limits = await findPurchaseLimits(db, userId)
  const since = monthStart(moment)
  const spending = await spendingOf(db, { userId, actorId, since, exceptRequestId: id })
  const monthLimitCents = limits?.monthLimitCents ?? null
  const spent = spending.placedCents + spending.waitingCents
  const thisOne = isOpen(request.state) ? grandTotalCents : 0
  return {
    person: nameOf(requester),
    orderLimitCents: limits?.orderLimitCents ?? null,
    monthLimitCents,
    ...spending,
    leftCents: monthLimitCents === null ? null : monthLimitCents - spent - thisOne,
  }
}

/** A request with its lines, people and history; others than its requester also see the budget, an approver whom it can be forwarded to. */
export async function viewRequest(
  db: Reader,
  actor: Member,
  found: FoundRequest,
  moment: Moment,
): Promise<ApprovalRequest> {
  const { request, party, orderNumber } = found
  const { draft, companyId, userId } = request
  const summary = viewSummary(found)
  const mayForward = summary.actions.includes('forward')
  const others = mayForward ? await listColleagues(db, { companyId, except: [userId, actor.userId] }) : []
  const { cartTotalCents, shippingCents, taxCents, shipAddress } = draft
  const { carrier, serviceType, billingOption, iseNumber } = draft
  return {
    ...summary,
    lines: requestedLines(draft),
    ...{ cartTotalCents, shippingCents, taxCents, shipAddress },
    ...{ carrier, serviceType, billingOption, iseNumber },
    payBy: draft.payBy ?? 'terms',
    savedCard: request.savedCardToken !== null,
    approvers: (await peopleAsked(db, request)).map(nameOf),
    forwardTo: others.map((each) => ({ id: each.id, name: nameOf(each) })),
    budget: party === 'requester' ? null : await budgetOf(db, found, moment),
    events: (await listApprovalEvents(db, request.id)).map(({ kind, at, by, note }) => ({
      ...{ kind, note },
      at: at.toISOString(),
      by: by ? nameOf(by) : null,
    })),
    rejection: request.rejection,
    ...{ orderId: request.orderId, orderNumber },
  }
}
