import * as z from 'zod/mini'
import { cartLine } from '../cart/cart.ts'
import { maxCartLines } from '../cart/cart-limits.ts'
import type { Configuration } from '../cart/configuration-schema.ts'
import { type Part, partId } from '../catalog/part.ts'
import { placeOrderInput } from '../checkout/order.ts'
import type { ApprovalReason } from '../checkout/purchase-rules.ts'
import type { Quote } from '../checkout/quote.ts'
import type { BillingOption, Carrier, ServiceType } from '../checkout/shipping-service.ts'
import type { ShipAddress } from '../postal-address.ts'
import { rowId } from '../row-id.ts'

/**
 * States of a request for approval. `changed` and `forwarded` wait like `waiting`; `charging` means approved, with its
 * card under way, and a declined card leads back to `waiting`.
 */
export const approvalStates = [
  'waiting',
  'changed',
  'forwarded',
  'charging',
  'approved',
  'rejected',
  'expired',
  'canceled',
] as const
export type ApprovalState = (typeof approvalStates)[number]

/** States in which a request waits for a decision. */
export const openStates = ['waiting', 'changed', 'forwarded'] as const satisfies readonly ApprovalState[]
/** States in which a request counts as spent. */
export const countedStates = [...openStates, 'charging'] as const satisfies readonly ApprovalState[]

const decisions = ['changed', 'forwarded', 'charging', 'approved', 'rejected', 'expired', 'canceled'] as const

/** The moves between states. An approved request waits again if its card was reversed after all. */
export const approvalMoves = {
  waiting: decisions,
  changed: decisions,
  forwarded: decisions,
  charging: ['approved', 'waiting'],
  approved: ['waiting'],
  rejected: [],
  expired: [],
  canceled: [],
} as const satisfies Record<ApprovalState, readonly ApprovalState[]>

/** Who someone is to a request; nobody approves their own, and staff only look. */
export type ApprovalParty = 'requester' | 'approver' | 'staff'

export const approvalActions = ['approve', 'change', 'forward', 'reject', 'cancel'] as const
export type ApprovalAction = (typeof approvalActions)[number]

/** Who may do what to a request that waits. */
const actors: Readonly<Record<ApprovalAction, ApprovalParty>> = {
  approve: 'approver',
  change: 'approver',
  forward: 'approver',
  reject: 'approver',
  cancel: 'requester',
}

export function isOpen(state: ApprovalState): boolean {
  return (openStates as readonly ApprovalState[]).includes(state)
}

/** Returns what someone may do to a request in a state; nothing once it is decided. */
export function actionsOf(state: ApprovalState, party: ApprovalParty | null): readonly ApprovalAction[] {
  return isOpen(state) ? approvalActions.filter((action) => actors[action] === party) : []
}

/** Days until a request that nobody decided expires. */
export const requestDays = 14
/** Hours between reminders. */
export const reminderHours = 48
export const requestsPageSize = 12
export const maxReasonLength = 500

const needed = 'This field is required.'
const text = z.string().check(z.trim(), z.maxLength(maxReasonLength))

export const oneRequestInput = z.strictObject({ requestId: rowId })

export const requestScopes = ['waiting', 'mine', 'company'] as const
export type RequestScope = (typeof requestScopes)[number]

export const listRequestsInput = z.strictObject({
  scope: z._default(z.enum(requestScopes), 'waiting'),
  page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
})
export type ListRequestsInput = z.output<typeof listRequestsInput>

/** For staff, about any company. */
export const companyRequestsInput = z.strictObject({
  companyId: rowId,
  page: listRequestsInput.shape.page,
})
export type CompanyRequestsInput = z.output<typeof companyRequestsInput>
export const companyRequestInput = z.strictObject({ companyId: rowId, requestId: rowId })
export type CompanyRequestInput = z.output<typeof companyRequestInput>

/** The version that was seen: a request that changed since is not decided. */
const version = z.int().check(z.minimum(1), z.maximum(2_000_000_000))
const { card, billing, savedCard, quoteId } = placeOrderInput.shape

export const approveRequestInput = z.strictObject({
  requestId: rowId,
  version,
  /** The total that the approver saw and confirms: an order that comes to another one is not placed. */
  grandTotalCents: z.int(),
  /** The quote that the total is from; the request is quoted anew without one. */
  quoteId: z.optional(quoteId),
  /** For a company that pays by card, if the request has no saved card: the card of whoever approves. */
  card,
  billing,
  savedCard,
})
export type ApproveRequestInput = z.output<typeof approveRequestInput>

export const rejectRequestInput = z.strictObject({
  requestId: rowId,
  version,
  reason: text.check(z.minLength(1, { error: needed })),
})
export type RejectRequestInput = z.output<typeof rejectRequestInput>

export const cancelRequestInput = z.strictObject({ requestId: rowId, version })
export type CancelRequestInput = z.output<typeof cancelRequestInput>

export const forwardRequestInput = z.strictObject({
  requestId: rowId,
  version,
  approverId: rowId,
  note: z._default(text, ''),
})
export type ForwardRequestInput = z.output<typeof forwardRequestInput>

/** The lines as they should be: those left out are removed. A configured line keeps its configuration and quantity. */
export const changeRequestInput = z.strictObject({
  requestId: rowId,
  version,
  lines: z
    .array(z.strictObject({ partId, quantity: cartLine.shape.quantity }))
    .check(
      z.minLength(1, { error: 'Keep at least one line, or reject the request.' }),
      z.maxLength(maxCartLines),
    ),
  note: z._default(text, ''),
})
export type ChangeRequestInput = z.output<typeof changeRequestInput>

/** Facts of an order that has not been placed, to learn whether it needs approval. */
export const previewInput = z.strictObject({
  grandTotalCents: z.int().check(z.nonnegative()),
  shipAddress: placeOrderInput.shape.shipAddress,
  poNumber: placeOrderInput.shape.poNumber,
})
export type PreviewInput = z.output<typeof previewInput>

/** Whether an order would go to approval, to whom and why. */
export interface ApprovalPreview {
  /** Empty if the order needs no approval. */
  readonly reasons: readonly ApprovalReason[]
  /** Names of those who would be asked. */
  readonly approvers: readonly string[]
}

export interface ApprovalRequestSummary {
  readonly id: number
  readonly state: ApprovalState
  readonly version: number
  readonly requester: string
  /** True for a request of the viewer. */
  readonly own: boolean
  readonly grandTotalCents: number
  readonly poNumber: string | null
  readonly reasons: readonly ApprovalReason[]
  readonly askedAt: string
  readonly expiresAt: string
  readonly actions: readonly ApprovalAction[]
}

export interface ApprovalRequestsPage {
  readonly requests: readonly ApprovalRequestSummary[]
  readonly total: number
  readonly page: number
  readonly pages: number
}

export interface RequestedLine extends Pick<Part, 'number' | 'name' | 'unit'> {
  readonly partId: number
  readonly quantity: number
  readonly unitPriceCents: number
  readonly lineTotalCents: number
  readonly comments: readonly string[]
  readonly configurations: readonly Configuration[]
}

export const approvalEventKinds = [
  'asked',
  'changed',
  'forwarded',
  'approved',
  'rejected',
  'canceled',
  'expired',
  'reminded',
  'payment_failed',
] as const
export type ApprovalEventKind = (typeof approvalEventKinds)[number]

export interface ApprovalEvent {
  readonly kind: ApprovalEventKind
  readonly at: string
  /** Null for what happened by itself. */
  readonly by: string | null
  readonly note: string
}

/** A person's limits, and what is left of them. */
export interface Budget {
  readonly person: string
  readonly orderLimitCents: number | null
  readonly monthLimitCents: number | null
  /** Placed this month. */
  readonly placedCents: number
  /** Waiting for approval, without this request. */
  readonly waitingCents: number
  /** What would be left of the month with this request; negative if it goes over. Null without a limit. */
  readonly leftCents: number | null
}

/** A request as it was frozen when it was asked, and what became of it. */
export interface ApprovalRequest extends ApprovalRequestSummary {
  readonly lines: readonly RequestedLine[]
  readonly cartTotalCents: number
  readonly shippingCents: number
  readonly taxCents: number
  readonly shipAddress: ShipAddress
  readonly carrier: Carrier
  readonly serviceType: ServiceType
  readonly billingOption: BillingOption
  readonly iseNumber: string | null
  readonly payBy: 'terms' | 'card'
  /** True if it is paid with a saved card of the requester; by card, the approver pays otherwise. */
  readonly savedCard: boolean
  readonly approvers: readonly string[]
  /** People the viewer could forward it to. */
  readonly forwardTo: readonly { readonly id: number; readonly name: string }[]
  /** The budget it counts against; null for a viewer who is not an approver. */
  readonly budget: Budget | null
  readonly events: readonly ApprovalEvent[]
  readonly rejection: string | null
  readonly orderId: number | null
  readonly orderNumber: string | null
}

/** A request as other systems get it. */
export interface ApprovalRecord extends Omit<ApprovalRequestSummary, 'own' | 'actions'> {
  readonly companyId: number
  readonly companyName: string
  /** Who placed the order. */
  readonly userId: number
  readonly lines: readonly RequestedLine[]
  readonly changedAt: string
  /** Who approved or rejected it; null otherwise. */
  readonly decidedBy: string | null
  readonly rejection: string | null
  readonly orderNumber: string | null
}

/** A request priced and quoted again. */
export interface RequestQuote {
  readonly quote: Quote
  readonly requestedTotalCents: number
  /** Sentences about what differs from the request; empty if nothing does. */
  readonly differences: readonly string[]
}

/** A line as far as a change of quantities needs it. */
export interface ChangeableLine {
  readonly partId: number
  readonly number: string
  readonly quantity: number
  readonly configurations: readonly Configuration[]
}

/**
 * Returns the lines that a change keeps, with their new quantities, and a sentence for each difference. Parts that the
 * request does not have are not added, and a configured line keeps the quantity of its configuration.
 */
export function changedLines<Line extends ChangeableLine>(
  lines: readonly Line[],
  wanted: readonly { readonly partId: number; readonly quantity: number }[],
): { readonly kept: readonly Line[]; readonly changes: readonly string[] } {
  const quantities = new Map(wanted.map(({ partId: id, quantity }) => [id, quantity]))
  const kept: Line[] = []
  const changes: string[] = []
  for (const line of lines) {
    const quantity = quantities.get(line.partId)
    if (quantity === undefined) {
      changes.push(`${line.number} was left out.`)
    } else if (line.configurations.length > 0 || quantity === line.quantity) {
      kept.push(line)
    } else {
      kept.push({ ...line, quantity })
      changes.push(`${line.number}: ${quantity} instead of ${line.quantity}.`)
    }
  }
  return { kept, changes }
}
