import * as z from 'zod/mini'
import type { Part } from '../catalog/part.ts'
import type { LineFate } from '../checkout/line-fate.ts'
import { placeOrderInput } from '../checkout/order.ts'
import type { Quote } from '../checkout/quote.ts'
import { oneLine } from '../plain-text.ts'
import { rowId } from '../row-id.ts'
import type { DraftSummary } from './draft-state.ts'
import type { RecurringOrder } from './recurring-order.ts'

/** Names a draft; `key` comes from the link in its mail, for someone who is not signed in. */
export const oneDraftInput = z.strictObject({
  draftId: rowId,
  key: z.optional(z.string().check(z.maxLength(200), oneLine)),
})
export type OneDraftInput = z.output<typeof oneDraftInput>

export const skipDraftInput = z.strictObject({ ...oneDraftInput.shape, version: rowId })
export type SkipDraftInput = z.output<typeof skipDraftInput>

export const confirmDraftInput = z.strictObject({
  ...oneDraftInput.shape,
  version: rowId,
  quoteId: placeOrderInput.shape.quoteId,
  /** The total that the buyer saw and confirms: an order that comes to another one is not placed. */
  grandTotalCents: z.int(),
  /** Another PO number for this order. */
  poNumber: placeOrderInput.shape.poNumber,
  returnsAgreed: z._default(z.boolean(), false),
})
export type ConfirmDraftInput = z.output<typeof confirmDraftInput>

/** The answer to a confirmation: the order that was placed, or the request for approval that it became. */
export type ConfirmedDraft =
  | { readonly outcome: 'placed'; readonly orderNumber: string; readonly grandTotalCents: number }
  | { readonly outcome: 'awaiting_approval'; readonly approvalRequestId: number }

/** A line of the list as it would be ordered now. */
export interface DraftLine extends Pick<Part, 'number' | 'name' | 'unit'> {
  readonly id: number
  readonly partId: number
  readonly quantity: number
  /** Of one unit at this quantity, today. */
  readonly unitPriceCents: number | null
  readonly options: readonly string[]
  readonly comments: readonly string[]
  readonly fate: LineFate
}

/** A draft as its buyer sees it. */
export interface RecurringDraft extends DraftSummary {
  readonly recurring: Pick<
    RecurringOrder,
    | 'id'
    | 'name'
    | 'everyWeeks'
    | 'nextOn'
    | 'shipAddress'
    | 'serviceType'
    | 'payBy'
    | 'poNumber'
    | 'state'
    | 'returnsAgreed'
  >
  readonly lines: readonly DraftLine[]
  /** True if it can be confirmed and skipped by the viewer. */
  readonly open: boolean
  readonly approvalRequestId: number | null
}

/** A draft priced and quoted today. */
export interface DraftQuote {
  readonly quote: Quote
  /** Lines that are left out, and why. */
  readonly leftOut: readonly { readonly number: string; readonly text: string }[]
  /** What differs from the last order, one sentence each; null if there was none. */
  readonly changes: readonly string[] | null
}

/** A draft as other systems get it. */
export interface RecurringDraftRecord extends DraftSummary {
  readonly recurringOrderId: number
  readonly name: string
  readonly everyWeeks: number
  readonly automatic: boolean
  readonly companyId: number
  readonly companyName: string
  /** The owner of the recurring order. */
  readonly userId: number
  readonly owner: string
}
