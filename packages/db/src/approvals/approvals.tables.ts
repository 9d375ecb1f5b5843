import { approvalEventKinds, approvalStates } from '@mullion/domain/approvals/approval-request'
import type { OrderDraft } from '@mullion/domain/checkout/order-draft'
import type { ApprovalReason } from '@mullion/domain/checkout/purchase-rules'
import { companies, users } from '../accounts/accounts.tables.ts'
import { listed, notNegative, positive } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'
import { orders } from '../orders/orders.tables.ts'

/** What a company wants to approve whoever orders it. */
export const approvalRules = kit.table(
  'approval_rules',
  {
    id: kit.autoId(),
    companyId: kit
      .int()
      .notNull()
      .references(() => companies.id),
    amountCents: kit.money(),
    newShipTo: kit.bool().notNull(),
    newPo: kit.bool().notNull(),
    /** True if the only admin of the company orders without approval. */
    soleAdminExempt: kit.bool().notNull(),
    changedAt: kit.instant().notNull(),
    changedById: kit
      .int()
      .notNull()
      .references(() => users.id),
  },
  (rules) => [
    kit.uniqueIndex('approval_rules_company_id').on(rules.companyId),
    ...notNegative(rules.amountCents),
  ],
)

/** Limits of one person. */
export const purchaseLimits = kit.table(
  'purchase_limits',
  {
    id: kit.autoId(),
    companyId: kit
      .int()
      .notNull()
      .references(() => companies.id),
    userId: kit
      .int()
      .notNull()
      .references(() => users.id),
    orderLimitCents: kit.money(),
    monthLimitCents: kit.money(),
    /** True if the admins of the company are asked. */
    asksAdmins: kit.bool().notNull(),
    changedAt: kit.instant().notNull(),
    changedById: kit
      .int()
      .notNull()
      .references(() => users.id),
  },
  (limits) => [
    kit.uniqueIndex('purchase_limits_user_id').on(limits.userId),
    kit.index('purchase_limits_company_id').on(limits.companyId),
    ...notNegative(limits.orderLimitCents, limits.monthLimitCents),
  ],
)

/** People who are asked about the orders of someone. */
export const purchaseApprovers = kit.table(
  'purchase_approvers',
  {
    id: kit.autoId(),
    limitsId: kit
      .int()
      .notNull()
      .references(() => purchaseLimits.id, { onDelete: 'cascade' }),
    userId: kit
      .int()
      .notNull()
      .references(() => users.id),
  },
  (approver) => [
    kit.uniqueIndex('purchase_approvers_limits_id').on(approver.limitsId, approver.userId),
    kit.index('purchase_approvers_user_id').on(approver.userId),
  ],
)

/** Orders that wait for approval, or did; frozen as they were sent. Never holds card data. */
export const approvalRequests = kit.table(
  'approval_requests',
  {
    id: kit.autoId(),
    companyId: kit
      .int()
      .notNull()
      .references(() => companies.id),
    /** Who placed the order. */
    userId: kit
      .int()
      .notNull()
      .references(() => users.id),
    actorId: kit.text().notNull(),
    idempotencyKey: kit.text().notNull(),
    attemptNumber: kit.int().notNull(),
    payloadHash: kit.text().notNull(),
    state: kit.text({ enum: approvalStates }).notNull(),
    /** Counts changes, so that a decision about an earlier version is refused. */
    version: kit.int().notNull(),
    reasons: kit.json<readonly ApprovalReason[]>().notNull(),
    draft: kit.json<OrderDraft>().notNull(),
    grandTotalCents: kit.money().notNull(),
    poNumber: kit.text(),
    /** The gateway's token of the requester's saved card; null on terms, or if the approver pays. */
    savedCardToken: kit.text(),
    /** True if the admins of the company were asked. */
    asksAdmins: kit.bool().notNull(),
    createdAt: kit.instant().notNull(),
    changedAt: kit.instant().notNull(),
    expiresAt: kit.instant().notNull(),
    /** When the next reminder is due. */
    remindAt: kit.instant().notNull(),
    /** The approver, or who rejected it. */
    decidedById: kit.int().references(() => users.id),
    rejection: kit.text(),
    orderId: kit.int().references(() => orders.id),
  },
  (request) => [
    kit
      .uniqueIndex('approval_requests_actor_key_attempt')
      .on(request.actorId, request.idempotencyKey, request.attemptNumber),
    kit.index('approval_requests_company_id').on(request.companyId, request.state, request.id),
    kit.index('approval_requests_user_id').on(request.userId, request.state, request.id),
    kit.index('approval_requests_state').on(request.state, request.expiresAt),
    kit.index('approval_requests_order_id').on(request.orderId),
    ...listed(request.state),
    ...positive(request.attemptNumber, request.version),
    ...notNegative(request.grandTotalCents),
  ],
)

/** People who were asked about a request. */
export const requestApprovers = kit.table(
  'request_approvers',
  {
    id: kit.autoId(),
    requestId: kit
      .int()
      .notNull()
      .references(() => approvalRequests.id, { onDelete: 'cascade' }),
    userId: kit
      .int()
      .notNull()
      .references(() => users.id),
  },
  (approver) => [
    kit.uniqueIndex('request_approvers_request_id').on(approver.requestId, approver.userId),
    kit.index('request_approvers_user_id').on(approver.userId),
  ],
)

/** What happened to a request; append-only. */
export const approvalEvents = kit.table(
  'approval_events',
  {
    id: kit.autoId(),
    requestId: kit
      .int()
      .notNull()
      .references(() => approvalRequests.id, { onDelete: 'cascade' }),
    /** Null for what happened by itself. */
    userId: kit.int().references(() => users.id),
    kind: kit.text({ enum: approvalEventKinds }).notNull(),
    note: kit.text().notNull(),
    at: kit.instant().notNull(),
  },
  (event) => [kit.index('approval_events_request_id').on(event.requestId, event.id), ...listed(event.kind)],
)
