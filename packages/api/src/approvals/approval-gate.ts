import { findPerson } from '@mullion/db/accounts/user.repository'
import {
  type ApprovalRequestRow,
  createApprovalEvent,
  createApprovalRequest,
  findLatestRequest,
  findRequestById,
  moveRequest,
} from '@mullion/db/approvals/approval-request.repository'
import { noteApprovals } from '@mullion/db/approvals/approval-rules.repository'
import { recordChange } from '@mullion/db/changes/changes.repository'
import type { Database, Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import { findLatestAttempt, type NewPayment } from '@mullion/db/payments/payment.repository'
import { lockKey } from '@mullion/db/security/limit.repository'
import type { Actor } from '@mullion/domain/accounts/actor'
import { approvalNeeded, noApprover, requestStale } from '@mullion/domain/approvals/approval-errors'
import { reminderHours, requestDays } from '@mullion/domain/approvals/approval-request'
import type { Clock } from '../clock.ts'
import type { PoDocumentService } from '../orders/po-document.service.ts'
import type { ApprovalGate } from '../payments/approval-gate.ts'
import { audit } from '../security/audit.ts'
import { type ApprovalMailFacts, askMail, decisionMail } from './approval-mails.ts'
import { type Asked, nameOf, peopleAsked, peopleToAsk } from './people.ts'
import { approvalNeed, type Purchaser, purchaserOf } from './purchase-checks.ts'

export interface ApprovalGateDeps extends ApprovalMailFacts {
  readonly db: Database
  readonly poDocuments: Pick<PoDocumentService, 'hold'>
  readonly clock: Clock
}

interface NewRequest {
  readonly request: ApprovalRequestRow
  readonly asked: Asked
  readonly requester: string
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

const orderOf = ({ draft }: NewPayment) => ({
  grandTotalCents: draft.grandTotalCents,
  shipAddress: draft.shipAddress,
  poNumber: draft.poNumber,
})

/** Turns orders that need approval into requests while they are placed, and follows the ones that are approved. */
export function createApprovalGate(deps: ApprovalGateDeps): ApprovalGate {
  const { db, clock } = deps
  const { timeZone } = deps.storeInfo

  /** Orders of one person are decided in turn, also across servers, so that two at once cannot pass one limit. */
  async function inTurn(tx: Writer, { userId }: Purchaser, now: Date): Promise<void> {
    await lockKey(tx, `purchases-of:${userId}`, { now, endsAt: new Date(now.getTime() + hourMs) })
  }

  async function isRepeat(tx: Writer, actor: Actor, { idempotencyKey, attemptNumber }: NewPayment) {
    const latest = await findLatestAttempt(tx, actor.id, idempotencyKey)
    return latest !== null && latest.attemptNumber >= attemptNumber
  }

  async function announce(
    tx: Writer,
    actor: Actor,
    { request, asked, requester }: NewRequest,
  ): Promise<void> {
    const { id: requestId, userId, createdAt: at, grandTotalCents: totalCents } = request
    await noteApprovals(tx, request.companyId)
    recordChange(tx, { subject: 'approval', rowId: requestId, kind: 'requested', at })
    await createApprovalEvent(tx, { requestId, userId, kind: 'asked', at })
    const details = { totalCents, rules: request.reasons.map(({ rule }) => rule) }
    await audit(tx, actor, {
      action: 'approval_asked',
      subject: `approval-request:${requestId}`,
      details,
      at,
    })
    await queueMail(tx, askMail(request, { to: asked.people, requester }, deps), at)
  }

  return {
    async ask(tx, actor, attempt, { savedCardToken }) {
      const purchaser = purchaserOf(actor)
      if (!purchaser) return null
      const now = clock()
      await inTurn(tx, purchaser, now)
      if (await isRepeat(tx, actor, attempt)) return 'repeat'
      const { reasons, asksAdmins } = await approvalNeed(tx, purchaser, orderOf(attempt), { now, timeZone })
      if (reasons.length === 0) return null
      const { companyId, userId } = purchaser
      const asked = await peopleToAsk(tx, { companyId, userId, asksAdmins })
      if (asked.people.length === 0) throw noApprover()
      const { idempotencyKey, attemptNumber, payloadHash } = attempt
      const person = await findPerson(tx, userId)
      if (!person) return null
      // The billing address and its email belong to a card, and cards are left out.
      const draft = { ...attempt.draft, billing: null, buyerEmail: person.user.email }
      const expiresAt = new Date(now.getTime() + requestDays * dayMs)
      const request = await createApprovalRequest(
        tx,
        {
          ...{ companyId, userId, actorId: actor.id, idempotencyKey, attemptNumber, payloadHash },
          ...{ state: 'waiting', version: 1, reasons, savedCardToken, asksAdmins: asked.asksAdmins },
          draft,
          grandTotalCents: draft.grandTotalCents,
          poNumber: draft.poNumber,
          ...{ createdAt: now, changedAt: now, expiresAt },
          remindAt: new Date(now.getTime() + reminderHours * hourMs),
          ...{ decidedById: null, rejection: null, orderId: null },
        },
        asked.named.map(({ id }) => id),
      )
      if (!request) return 'repeat'
      const { poDocumentId: id } = draft
      const until = new Date(expiresAt.getTime() + dayMs)
      if (id) await deps.poDocuments.hold(tx, { actorId: actor.id, id, until })
      await announce(tx, actor, { request, asked, requester: nameOf(person.user) })
      return { asked: request }
    },

    async refuse(reader, actor, attempt) {
      const purchaser = purchaserOf(actor)
      if (!purchaser) return
      const now = clock()
      if ('insert' in reader) await inTurn(reader, purchaser, now)
      const { reasons } = await approvalNeed(reader, purchaser, orderOf(attempt), { now, timeZone })
      if (reasons.length > 0) throw approvalNeeded()
    },

    async charge(tx, { draft: { approval } }) {
      if (!approval) return
      const { requestId, version, approver } = approval
      const set = { decidedById: approver.userId }
      const moved = await moveRequest(tx, requestId, { to: 'charging', at: clock(), version, set })
      if (!moved) throw requestStale()
    },

    async approve(tx, { draft: { approval, grandTotalCents }, ...payment }, orderId) {
      if (!approval) return
      const { requestId, approver } = approval
      const at = clock()
      // By card, the request was already found to be at this version when the charge began.
      const version = payment.state === 'terms' ? approval.version : undefined
      const set = { decidedById: approver.userId, orderId }
      const request = await moveRequest(tx, requestId, {
        ...{ to: 'approved', at, set },
        ...(version === undefined ? {} : { version }),
      })
      if (!request) throw requestStale()
      await createApprovalEvent(tx, { requestId, userId: approver.userId, kind: 'approved', at })
      const subject = `approval-request:${requestId}`
      const details = { orderId, totalCents: grandTotalCents, requestedCents: request.grandTotalCents }
      const by = { id: `user:${approver.userId}`, role: approver.role, companyId: request.companyId }
      await audit(
        tx,
        { ...by, ipAddress: payment.ipAddress },
        { action: 'approval_given', subject, details, at },
      )
    },

    async tell(tx, { draft: { approval, grandTotalCents, buyerEmail } }) {
      if (!approval) return
      const request = await findRequestById(tx, approval.requestId)
      const person = await findPerson(tx, approval.approver.userId)
      const decision = { kind: 'approved', by: person ? nameOf(person.user) : 'Your company' } as const
      if (!request) return
      const at = clock()
      recordChange(tx, { subject: 'approval', rowId: request.id, kind: 'decided', at })
      await queueMail(tx, decisionMail({ ...request, grandTotalCents }, buyerEmail, decision, deps), at)
    },

    async reopen(tx, { draft: { approval } }) {
      if (!approval) return
      const { requestId } = approval
      const at = clock()
      const set = { decidedById: null, orderId: null }
      const moved = await moveRequest(tx, requestId, { to: 'waiting', at, set })
      if (moved) await createApprovalEvent(tx, { requestId, userId: null, kind: 'payment_failed', at })
    },

    async find(actor, idempotencyKey) {
      return purchaserOf(actor) ? findLatestRequest(db.read, actor.id, idempotencyKey) : null
    },

    async view(request) {
      const asked = await peopleAsked(db.read, request)
      return {
        approvalRequestId: request.id,
        grandTotalCents: request.grandTotalCents,
        reasons: request.reasons,
        approvers: asked.map(nameOf),
        expiresAt: request.expiresAt.toISOString(),
      }
    },
  }
}
