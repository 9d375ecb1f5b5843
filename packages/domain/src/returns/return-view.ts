import type { Unit } from '../catalog/part.ts'
import type { ListPage } from '../list-input.ts'
import type { ReturnReason, ReturnRule } from './return-policy.ts'
import type { InspectionResult, LineDecision, ReturnAction, ReturnState } from './return-state.ts'

export const returnEventKinds = [
  'requested',
  'approved',
  'refused',
  'canceled',
  'received',
  'inspected',
  'credited',
  'closed',
  'reminded',
  'expired',
] as const
export type ReturnEventKind = (typeof returnEventKinds)[number]

export interface ReturnEvent {
  readonly kind: ReturnEventKind
  readonly at: string
  /** Null for what the rules or time did, or was done through the link of an order. */
  readonly by: string | null
  readonly note: string
}

export interface ReturnLine {
  /** The number of the line in its order. */
  readonly lineNo: number
  readonly partId: number
  readonly number: string
  readonly name: string
  readonly unit: Unit
  readonly quantity: number
  readonly reason: ReturnReason
  readonly decision: LineDecision
  readonly rule: ReturnRule
  /** What the buyer was answered. */
  readonly answer: string
  /** Percent of the price that the store keeps. */
  readonly feePercent: number
  /** Null until the parcel arrives. */
  readonly receivedQuantity: number | null
  /** Null until it was looked at. */
  readonly result: InspectionResult | null
  readonly creditQuantity: number | null
}

export interface ReturnSummary {
  readonly id: number
  /** Such as `RMA1042`. */
  readonly number: string
  readonly state: ReturnState
  readonly revision: number
  readonly orderId: number
  readonly orderNumber: string
  readonly contactName: string
  readonly companyName: string
  readonly lineCount: number
  readonly requestedAt: string
  readonly changedAt: string
  /** The last day for the parts to arrive; null until the return is approved. */
  readonly arriveBy: string | null
}

export interface ReturnPhoto {
  readonly id: string
  readonly name: string
  readonly sizeBytes: number
}

export interface PartReturn extends ReturnSummary {
  readonly contactEmail: string
  readonly note: string
  readonly lines: readonly ReturnLine[]
  readonly photos: readonly ReturnPhoto[]
  readonly events: readonly ReturnEvent[]
  /** What the viewer may do now. */
  readonly actions: readonly ReturnAction[]
  /** True if its label can be printed. */
  readonly hasLabel: boolean
  /** The credit note that gives its money back; null before. */
  readonly creditNote: { readonly number: string; readonly totalCents: number } | null
}

export interface ReturnsPage {
  readonly returns: readonly ReturnSummary[]
  readonly total: number
  readonly page: number
  readonly pages: number
}

/** What a return comes to. */
export interface ReturnCredit {
  /** What the parts cost, less the restocking fee. */
  readonly goodsCents: number
  readonly feeCents: number
  readonly freightCents: number
  readonly taxCents: number
  readonly totalCents: number
}

/** How many of a part were asked to come back for a reason. */
export interface ReasonCount {
  readonly reason: ReturnReason
  readonly quantity: number
}

export type ReturnDesk = ListPage<ReturnSummary>

/** A line of an order with what of it can be returned, and what the rules need. */
export interface ReturnableLine {
  readonly lineNo: number
  readonly number: string
  readonly name: string
  readonly unit: Unit
  readonly remarks: readonly string[]
  /** What has shipped and is in no other return. */
  readonly returnable: number
  readonly madeToOrder: boolean
  /** The store day on which the latest of it shipped; null before. */
  readonly shippedOn: string | null
}

/** What of an order can be returned. */
export interface ReturnOffer {
  readonly orderId: number
  readonly orderNumber: string
  readonly today: string
  readonly restockingPercent: number
  readonly lines: readonly ReturnableLine[]
  /** The returns of the order so far, newest first. */
  readonly returns: readonly ReturnSummary[]
}
