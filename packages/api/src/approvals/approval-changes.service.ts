import { findPerson } from '@mullion/db/accounts/user.repository'
import {
  type ApprovalRequestRow,
  createApprovalEvent,
  listDueRequests,
  moveRequest,
  postponeReminder,
  replaceApprovers,
} from '@mullion/db/approvals/approval-request.repository'
import { listPresent } from '@mullion/db/approvals/approval-rules.repository'
import { recordChange } from '@mullion/db/changes/changes.repository'
import type { Database } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import { approverUnknown, requestStale } from '@mullion/domain/approvals/approval-errors'
import {
  type ApprovalRequest,
  type ChangeRequestInput,
  changedLines,
  type ForwardRequestInput,
  reminderHours,
} from '@mullion/domain/approvals/approval-request'
import { reasonsAt } from '@mullion/domain/checkout/purchase-rules'
import { quotedQuantitiesFixed } from '@mullion/domain/price-quotes/price-quote-errors'
import type { QuoteService } from '../checkout/quote.service.ts'
import { claimedSweep } from '../claimed-sweep.ts'
import type { Clock } from '../clock.ts'
import { newPayment } from '../payments/new-payment.ts'
import { audit } from '../security/audit.ts'
import type { ApprovalService } from './approval.service.ts'
import { type ApprovalMailFacts, askMail, decisionMail } from './approval-mails.ts'
import { type OrderSource, releaseSources } from './order-sources.ts'
import { nameOf, peopleAsked } from './people.ts'
import { orderInputOf, quoteInputOf } from './requested-order.ts'

export interface ApprovalChangesDeps extends ApprovalMailFacts {
  readonly db: Database
  readonly approvals: Pick<ApprovalService, 'forDecision' | 'byId' | 'buyerOf'>
  readonly quotes: Pick<QuoteService, 'quote'>
  readonly orderSources: readonly OrderSource[]
  readonly clock: Clock
}

const hourMs = 3_600_000
const sweptAtOnce = 50
/** Shorter than the time between two runs on one server. */
const sweepMs = 9 * 60_000

/** What happens to a request between asking and deciding: changes, forwarding, reminders and its end. */
export function createApprovalChangesService(deps: ApprovalChangesDeps) {
  const { db, clock, quotes, approvals } = deps
  const subjectOf = (id: number) => `approval-request:${id}`

  const requesterName = async (userId: number): Promise<string> => {
    const person = await findPerson(db.read, userId)
    return person ? nameOf(person.user) : 'Someone who left'
  }

  /** Expires one request, unless it was decided meanwhile. */
  async function expire({ id: requestId, draft, version }: ApprovalRequestRow): Promise<void> {
    await db.transaction(async (tx) => {
      const at = clock()
      const request = await moveRequest(tx, requestId, { to: 'expired', at, version })
      if (!request) return
      recordChange(tx, { subject: 'approval', rowId: requestId, kind: 'decided', at })
      await createApprovalEvent(tx, { requestId, userId: null, kind: 'expired', at })
      await releaseSources(deps.orderSources, tx, draft)
      await queueMail(tx, decisionMail(request, draft.buyerEmail, { kind: 'expired' }, deps), at)
    })
  }

  async function remind(request: ApprovalRequestRow): Promise<void> {
    const requester = await requesterName(request.userId)
    await db.transaction(async (tx) => {
      const at = clock()
      const next = new Date(at.getTime() + reminderHours * hourMs)
      if (!(await postponeReminder(tx, request, next))) return
      const to = await peopleAsked(tx, request)
      if (to.length === 0) return
      await createApprovalEvent(tx, { requestId: request.id, userId: null, kind: 'reminded', at })
      await queueMail(tx, askMail(request, { to, requester, reminder: true }, deps), at)
    })
  }

  return {
    /** Changes quantities or leaves lines out; the request is priced and quoted again and waits on. */
    async change(
      actor: Member,
      { requestId, version, lines, note }: ChangeRequestInput,
    ): Promise<ApprovalRequest> {
      const { request: before } = await approvals.forDecision(db.read, actor, {
        requestId,
        version,
        action: 'change',
      })
      if (before.draft.priceQuote) throw quotedQuantitiesFixed()
      const { kept, changes } = changedLines(before.draft.lines, lines)
      if (changes.length === 0) return approvals.byId(actor, requestId)
      const buyer = await approvals.buyerOf(before, actor.ipAddress)
      const wanted = { ...before.draft, lines: kept }
      const quote = await quotes.quote(buyer, quoteInputOf(wanted))
      const now = clock()
      const { draft } = newPayment({
        ...{ actor: buyer, quote, now, attemptNumber: 1, leaseUntilAt: now },
        payBy: before.draft.payBy ?? 'terms',
        billing: null,
        buyerEmail: before.draft.buyerEmail,
        input: {
          ...orderInputOf(wanted),
          idempotencyKey: before.idempotencyKey,
          quoteId: quote.quoteId,
          grandTotalCents: quote.grandTotalCents,
        },
      })
      await db.transaction(async (tx) => {
        await approvals.forDecision(tx, actor, { requestId, version, action: 'change' })
        const at = clock()
        const { recurringDraft } = before.draft
        const kept = { ...draft, ...(recurringDraft && { recurringDraft }) }
        const afterCents = draft.grandTotalCents
        const reasons = reasonsAt(before.reasons, { beforeCents: before.grandTotalCents, afterCents })
        const set = { draft: kept, grandTotalCents: afterCents, reasons }
        if (!(await moveRequest(tx, requestId, { to: 'changed', at, version, set }))) throw requestStale()
        const text = [...changes, ...(note ? [note] : [])].join(' ')
        await createApprovalEvent(tx, { requestId, userId: actor.userId, kind: 'changed', note: text, at })
        const details = { changes: changes.map((each) => ({ name: 'line', before: '', after: each })) }
        await audit(tx, actor, { action: 'approval_changed', subject: subjectOf(requestId), details, at })
      })
      return approvals.byId(actor, requestId)
    },

    /** Asks someone else of the company instead; throws `invalid` for anyone else and for the person who asked. */
    async forward(
      actor: Member,
      { requestId, version, approverId, note }: ForwardRequestInput,
    ): Promise<ApprovalRequest> {
      await db.transaction(async (tx) => {
        const found = await approvals.forDecision(tx, actor, { requestId, version, action: 'forward' })
        const { companyId, userId } = found.request
        const [approver] = await listPresent(tx, { companyId, ids: [approverId] })
        if (!approver || approver.id === userId || approver.id === actor.userId)
          throw approverUnknown('approverId')
        const at = clock()
        const remindAt = new Date(at.getTime() + reminderHours * hourMs)
        const set = { asksAdmins: false, remindAt }
        const request = await moveRequest(tx, requestId, { to: 'forwarded', at, version, set })
        if (!request) throw requestStale()
        await replaceApprovers(tx, requestId, [approverId])
        const text = [`To ${nameOf(approver)}.`, ...(note ? [note] : [])].join(' ')
        await createApprovalEvent(tx, { requestId, userId: actor.userId, kind: 'forwarded', note: text, at })
        await audit(tx, actor, {
          ...{ action: 'approval_forwarded', subject: subjectOf(requestId), at },
          details: { to: `user:${approverId}` },
        })
        const requester = nameOf(found.requester)
        const forwarded = { by: await requesterName(actor.userId), note }
        await queueMail(tx, askMail(request, { to: [approver], requester, forwarded }, deps), at)
      })
      return approvals.byId(actor, requestId)
    },

    /** Ends what nobody decided in time, and reminds those who were asked; nothing is ever approved by itself. */
    async remindAndExpire(): Promise<void> {
      await claimedSweep(
        { db, clock },
        {
          name: 'approvals',
          everyMs: sweepMs,
          run: async () => {
            const due = { now: clock(), limit: sweptAtOnce }
            for (const request of await listDueRequests(db.read, 'expiry', due)) await expire(request)
            for (const request of await listDueRequests(db.read, 'reminder', due)) await remind(request)
          },
        },
      )
    },
  }
}
