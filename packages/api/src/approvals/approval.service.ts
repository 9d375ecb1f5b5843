import { findPerson } from '@mullion/db/accounts/user.repository'
import {
  countApprovalRequests,
  createApprovalEvent,
  findApprovalRequest,
  listApprovalRequests,
  moveRequest,
  type RequestsQuery,
} from '@mullion/db/approvals/approval-request.repository'
import { recordChange } from '@mullion/db/changes/changes.repository'
import type { Database, Reader } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import { notAllowed } from '@mullion/domain/accounts/account-errors'
import { type Actor, approvedOrderOf, type Member } from '@mullion/domain/accounts/actor'
import { may } from '@mullion/domain/accounts/permissions'
import {
  notOwnRequest,
  ownRequest,
  requestClosed,
  requesterGone,
  requestMissing,
  requestStale,
} from '@mullion/domain/approvals/approval-errors'
import {
  type ApprovalAction,
  type ApprovalPreview,
  type ApprovalRequest,
  type ApprovalRequestsPage,
  type ApproveRequestInput,
  actionsOf,
  type CancelRequestInput,
  type CompanyRequestInput,
  type CompanyRequestsInput,
  isOpen,
  type ListRequestsInput,
  type PreviewInput,
  type RejectRequestInput,
  type RequestQuote,
  requestsPageSize,
} from '@mullion/domain/approvals/approval-request'
import { cardTypedByToken } from '@mullion/domain/checkout/checkout-errors'
import type { PlacedOrder, PlaceOrderInput } from '@mullion/domain/checkout/order'
import type { ReadCompanyPrices } from '../accounts/company-prices.ts'
import type { PlaceOrderService } from '../checkout/place-order.service.ts'
import type { QuoteService } from '../checkout/quote.service.ts'
import type { Clock } from '../clock.ts'
import { pageOf } from '../page.ts'
import { audit } from '../security/audit.ts'
import { actorOfUser } from '../signed-in.ts'
import { type ApprovalMailFacts, decisionMail } from './approval-mails.ts'
import { assertCompany } from './assert-company.ts'
import { type OrderSource, releaseSources } from './order-sources.ts'
import { nameOf, peopleToAsk } from './people.ts'
import { approvalNeed, purchaserOf } from './purchase-checks.ts'
import { type FoundRequest, partyOf, viewRequest, viewSummary } from './request-view.ts'
import { differencesOf, orderInputOf, quoteInputOf } from './requested-order.ts'

export interface ApprovalDeps extends ApprovalMailFacts {
  readonly db: Database
  readonly quotes: Pick<QuoteService, 'quote'>
  readonly placeOrder: Pick<PlaceOrderService, 'placeApproved'>
  readonly orderSources: readonly OrderSource[]
  readonly pricesOf: ReadCompanyPrices
  readonly clock: Clock
}

/** A listed request as one of the company sees it, who is its requester or may decide about it. */
function seenBy({ userId }: Member, row: Omit<Parameters<typeof viewSummary>[0], 'party'>) {
  return viewSummary({ ...row, party: row.request.userId === userId ? 'requester' : 'approver' })
}

type Payment = Pick<PlaceOrderInput, 'card' | 'billing' | 'savedCard'>

export type ApprovalService = ReturnType<typeof createApprovalService>

/** Requests for approval: who sees them, and what becomes of them. */
export function createApprovalService(deps: ApprovalDeps) {
  const { db, clock, quotes, placeOrder } = deps
  const moment = () => ({ now: clock(), timeZone: deps.storeInfo.timeZone })

  /** Throws `missing` for a request that the actor neither asked for nor may decide about. */
  async function found(read: Reader, actor: Member, id: number): Promise<FoundRequest> {
    const row = await findApprovalRequest(read, { id, companyId: actor.companyId })
    const party = row ? await partyOf(read, actor, row.request) : null
    if (!row || !party) throw requestMissing()
    return { ...row, party }
  }

  /** Throws unless the actor may take this action on the request now, in the version that was seen. */
  function assertMay(action: ApprovalAction, { request, party }: FoundRequest, version: number): void {
    const { state } = request
    if (!isOpen(state)) throw requestClosed(state)
    if (!actionsOf(state, party).includes(action))
      throw party === 'requester' ? ownRequest() : notOwnRequest()
    if (request.version !== version) throw requestStale()
  }

  /** The person who asked, as the buyer of the order that is placed once it is approved. */
  async function buyerOf({ id, userId }: FoundRequest['request'], ipAddress: string): Promise<Member> {
    const person = await findPerson(db.read, userId)
    if (!person) throw requesterGone()
    const { id: companyId, pricesVersion } = person.company
    const prices = await deps.pricesOf({ companyId }, pricesVersion)
    return approvedOrderOf(actorOfUser(person, ipAddress, prices), id, ipAddress)
  }

  const byId = async (actor: Member, id: number): Promise<ApprovalRequest> =>
    viewRequest(db.read, actor, await found(db.read, actor, id), moment())

  function queryOf({ companyId, userId, role }: Member, scope: RequestsQuery['scope']): RequestsQuery {
    return { scope, companyId, userId, isAdmin: role === 'company_admin' }
  }

  /** The requester's saved card pays if they chose one, else the approver's card, never stored anywhere. */
  async function paymentOf(
    actor: Member,
    { request }: FoundRequest,
    { card, billing, savedCard }: ApproveRequestInput,
  ): Promise<{ readonly payment: Payment; readonly payerIsApprover: boolean }> {
    const { savedCardToken, draft } = request
    if (draft.payBy === 'terms') return { payment: {}, payerIsApprover: false }
    if (savedCardToken && !card && !savedCard)
      return { payment: { savedCard: { methodId: savedCardToken } }, payerIsApprover: false }
    if (actor.token && card) throw cardTypedByToken()
    const confirmedTo = billing && { billing: { ...billing, buyerEmail: draft.buyerEmail } }
    return {
      payment: { ...(card ? { card } : {}), ...confirmedTo, ...(savedCard ? { savedCard } : {}) },
      payerIsApprover: true,
    }
  }

  return {
    byId,

    buyerOf,

    /** Returns a request that the actor may decide about now in this way, as they saw it; throws otherwise. */
    async forDecision(
      read: Reader,
      actor: Member,
      seen: { readonly requestId: number; readonly version: number; readonly action: ApprovalAction },
    ): Promise<FoundRequest> {
      const row = await found(read, actor, seen.requestId)
      assertMay(seen.action, row, seen.version)
      return row
    },

    /** Says whether an order would go to approval, to whom and why; asks no rules for a company without any. */
    async preview(actor: Actor, { poNumber = '', ...order }: PreviewInput): Promise<ApprovalPreview> {
      const purchaser = purchaserOf(actor)
      if (!purchaser) return { reasons: [], approvers: [] }
      const checked = { ...order, poNumber: poNumber || null }
      const { reasons, asksAdmins } = await approvalNeed(db.read, purchaser, checked, moment())
      if (reasons.length === 0) return { reasons, approvers: [] }
      const { companyId, userId } = purchaser
      const { people } = await peopleToAsk(db.read, { companyId, userId, asksAdmins })
      return { reasons, approvers: people.map(nameOf) }
    },

    async list(actor: Member, { scope, page }: ListRequestsInput): Promise<ApprovalRequestsPage> {
      if (scope === 'company' && !may(actor, 'manageApprovals')) throw notAllowed()
      const query = queryOf(actor, scope)
      const total = await countApprovalRequests(db.read, query)
      const { rows, shown } = pageOf({ page, size: requestsPageSize, total })
      const requests = await listApprovalRequests(db.read, query, rows)
      return { requests: requests.map((row) => seenBy(actor, row)), ...shown }
    },

    /** Returns all requests of a company, for staff. */
    async ofCompany({ companyId, page }: CompanyRequestsInput): Promise<ApprovalRequestsPage> {
      await assertCompany(db.read, companyId)
      const query = { scope: 'company', companyId, userId: 0, isAdmin: false } as const
      const total = await countApprovalRequests(db.read, query)
      const { rows, shown } = pageOf({ page, size: requestsPageSize, total })
      const requests = await listApprovalRequests(db.read, query, rows)
      return { requests: requests.map((row) => viewSummary({ ...row, party: 'staff' })), ...shown }
    },

    /** Returns a request of any company for staff, who can read it but not decide it. */
    async forStaff(actor: Member, { companyId, requestId }: CompanyRequestInput): Promise<ApprovalRequest> {
      const row = await findApprovalRequest(db.read, { id: requestId, companyId })
      if (!row) throw requestMissing()
      return viewRequest(db.read, actor, { ...row, party: 'staff' }, moment())
    },

    /** Prices and quotes a request anew; the answer says what differs from what was asked. */
    async quote(actor: Member, requestId: number): Promise<RequestQuote> {
      const row = await found(db.read, actor, requestId)
      assertMay('approve', row, row.request.version)
      const { draft } = row.request
      const quote = await quotes.quote(await buyerOf(row.request, actor.ipAddress), quoteInputOf(draft))
      return {
        quote,
        requestedTotalCents: draft.grandTotalCents,
        differences: differencesOf(draft, quote),
      }
    },

    /**
     * Places the order of a request at the total that the approver confirms. Throws `conflict` with a new quote if it
     * comes to another total; nothing is ordered or charged then.
     */
    async approve(actor: Member, input: ApproveRequestInput): Promise<PlacedOrder> {
      const row = await found(db.read, actor, input.requestId)
      assertMay('approve', row, input.version)
      const { id: requestId, draft } = row.request
      const buyer = await buyerOf(row.request, actor.ipAddress)
      const { payment, payerIsApprover } = await paymentOf(actor, row, input)
      const quoteId = input.quoteId ?? (await quotes.quote(buyer, quoteInputOf(draft))).quoteId
      const approver = { userId: actor.userId, role: actor.role }
      return placeOrder.placeApproved(
        buyer,
        {
          ...orderInputOf(draft),
          ...payment,
          idempotencyKey: `approval-request-${requestId}`,
          ...{ quoteId, grandTotalCents: input.grandTotalCents },
        },
        {
          approval: { requestId, version: input.version, approver },
          payer: payerIsApprover ? actor : buyer,
          recurringDraft: draft.recurringDraft,
        },
      )
    },

    /** Rejects a request. Its requester gets the reason by email. */
    async reject(
      actor: Member,
      { requestId, version, reason }: RejectRequestInput,
    ): Promise<ApprovalRequest> {
      await db.transaction(async (tx) => {
        const row = await found(tx, actor, requestId)
        assertMay('reject', row, version)
        const at = clock()
        const set = { decidedById: actor.userId, rejection: reason }
        const request = await moveRequest(tx, requestId, { to: 'rejected', at, version, set })
        if (!request) throw requestStale()
        recordChange(tx, { subject: 'approval', rowId: requestId, kind: 'decided', at })
        await createApprovalEvent(tx, { requestId, userId: actor.userId, kind: 'rejected', note: reason, at })
        const subject = `approval-request:${requestId}`
        await audit(tx, actor, { action: 'approval_rejected', subject, details: { reason }, at })
        await releaseSources(deps.orderSources, tx, request.draft)
        const by = await findPerson(tx, actor.userId)
        const decision = { kind: 'rejected', by: by ? nameOf(by.user) : '', reason } as const
        await queueMail(tx, decisionMail(request, request.draft.buyerEmail, decision, deps), at)
      })
      return byId(actor, requestId)
    },

    /** Cancels a request of the actor's own; nothing was ordered or charged. */
    async cancel(actor: Member, { requestId, version }: CancelRequestInput): Promise<ApprovalRequest> {
      await db.transaction(async (tx) => {
        const row = await found(tx, actor, requestId)
        assertMay('cancel', row, version)
        const at = clock()
        const request = await moveRequest(tx, requestId, { to: 'canceled', at, version })
        if (!request) throw requestStale()
        recordChange(tx, { subject: 'approval', rowId: requestId, kind: 'decided', at })
        await createApprovalEvent(tx, { requestId, userId: actor.userId, kind: 'canceled', at })
        await releaseSources(deps.orderSources, tx, request.draft)
        await audit(tx, actor, { action: 'approval_canceled', subject: `approval-request:${requestId}`, at })
      })
      return byId(actor, requestId)
    },
  }
}
