import * as z from 'zod/mini'
import { companyId, userId } from '../accounts/user.ts'
import type { Configuration } from '../cart/configuration-schema.ts'
import type { Unit } from '../catalog/part.ts'
import type { ExpectedArrival } from '../checkout/arrival-words.ts'
import type { ThirdPartyInfo } from '../checkout/order.ts'
import type { CreditNote } from '../credit-notes/credit-note.ts'
import { AppError } from '../error.ts'
import { oneLine } from '../plain-text.ts'
import type { ShipAddress } from '../postal-address.ts'
import { rowId } from '../row-id.ts'
import type { ShipToChange } from '../ship-to-changes/ship-to-change.ts'
import type { CreditHold } from './credit-hold.ts'
import type { LineProgress } from './line-progress.ts'
import type { Shipment } from './order-desk.ts'

export const ordersPageSize = 10
/** Minimum search length; shorter text only searches when both dates are set. */
export const minOrderSearch = 3

/** Columns that order lists can be sorted by; the default is newest first. */
export const orderColumns = [
  'number',
  'poNumber',
  'shipAddress1',
  'shipPostalCode',
  'createdAt',
  'total',
  'status',
] as const
export type OrderColumn = (typeof orderColumns)[number]

const dayText = 'Write the date as 2026-11-25.'
/**
 * Date in the store's time zone; rejects years at the very ends of the range, which not every engine can
 * store.
 */
const day = z.iso
  .date({ error: dayText })
  .check(z.refine((text) => !/^(000[01]|9999)/.test(text), { error: dayText }))

/**
 * Whose orders: the user's own or their company's. Administrators may list all, or any user or company by `userId` or
 * `companyId`; for other roles those values are only compared with their own.
 */
export const orderListInput = z.strictObject({
  scope: z.enum(['user', 'company', 'all']),
  userId: z.optional(userId),
  companyId: z.optional(companyId),
  search: z._default(z.string().check(z.trim(), z.maxLength(100), oneLine), ''),
  startDate: z.optional(day),
  endDate: z.optional(day),
  sort: z.optional(z.enum(orderColumns)),
  descending: z.optional(z.boolean()),
  page: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 1),
})
export type OrderListInput = z.output<typeof orderListInput>

export const orderId = rowId

export const orderStatuses = ['Pending', 'On hold', 'Processed', 'Shipped', 'Canceled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export interface OrderSummary {
  readonly id: number
  readonly number: string
  readonly poNumber: string | null
  readonly buyer: string
  readonly companyName: string | null
  /** The internal company staff ordered for; null otherwise. */
  readonly internalCompanyName: string | null
  readonly shipAddress1: string
  readonly shipPostalCode: string
  readonly createdAt: string
  /** What was charged. */
  readonly grandTotalCents: number
  /** What credit notes give back of it. */
  readonly creditedCents: number
  readonly status: OrderStatus
}

/** Who an order is for: the company that staff ordered for, the buyer’s company, or a guest. */
export function customerName(
  order: Pick<OrderSummary, 'internalCompanyName' | 'companyName' | 'buyer'>,
): string {
  return order.internalCompanyName ?? order.companyName ?? order.buyer
}

export interface OrderPage {
  readonly orders: readonly OrderSummary[]
  /** Counts up to 10,000; the matches of a text up to the end of the thousand that the next page is in. */
  readonly total: number
  readonly page: number
  readonly pages: number
  /** True if there are more orders than `total`. */
  readonly more: boolean
  /** True if only the newest `total` orders were sorted and can be reached by paging. */
  readonly newestOnly: boolean
}

export interface OrderLine {
  readonly partId: number
  readonly number: string
  readonly name: string
  readonly unit: Unit
  readonly quantity: number
  readonly unitPriceCents: number
  readonly lineTotalCents: number
  readonly comments: readonly string[]
  /** True if the part was made to order when it was sold. */
  readonly specialOrder: boolean
  /** How the part was configured, such as its cuts; used to reorder. */
  readonly configurations: readonly Configuration[]
  /** The configurations as display lines, with the figures at the time of sale. */
  readonly configurationText: readonly string[]
}

export interface OrderDetails extends OrderSummary, ExpectedArrival {
  readonly lines: readonly OrderLine[]
  readonly cartTotalCents: number
  readonly shippingCents: number
  readonly taxCents: number
  readonly shipAddress: ShipAddress
  readonly iseNumber: string | null
  readonly poDocumentName: string | null
  readonly carrier: string
  readonly serviceType: string
  readonly billingOption: string
  /** The freight carrier, its account and whom it bills; null on prepaid orders. */
  readonly freightCarrier: string | null
  readonly accountNumber: string | null
  readonly thirdParty: ThirdPartyInfo | null
  readonly cardType: string | null
  readonly lastFour: string | null
  readonly sandbox: boolean
  /** True until an administrator enters the freight; shipping and tax are zero until then. */
  readonly freightToBeConfirmed: boolean
  /** What became of an order over its company’s credit limit; null for one that was not. */
  readonly creditHold: CreditHold | null
}

/** A line with its number in the order, from 1, and how far it is. */
export interface OrderLineInProgress extends OrderLine {
  readonly lineNo: number
  readonly progress: LineProgress
}

export interface OrderWithShipments extends OrderDetails {
  readonly lines: readonly OrderLineInProgress[]
  readonly shipments: readonly Shipment[]
  readonly creditNotes: readonly CreditNote[]
  /** True until it is handed to accounting, ships or is canceled. */
  readonly cancelable: boolean
  /** Requests to ship it to another address, first one first. */
  readonly shipToChanges: readonly ShipToChange[]
  /** True while something of it is left to ship, so that its address can change. */
  readonly readdressable: boolean
  /** Why it was not taxed: a certificate, or no number for the company’s record; null for an order that was. */
  readonly taxExemption: { readonly certificateNumber: string | null } | null
  /** Who approved it and when; null if it needed no approval. */
  readonly approval: { readonly by: string; readonly at: string } | null
}

type DetailsOnly = 'poDocumentName' | 'freightCarrier' | 'accountNumber' | 'thirdParty'

/**
 * An order as the documented REST API returns it: its details, without the carrier's account, plus the name of the
 * user who placed it and whether accounting has it.
 */
export interface ListedOrder extends Omit<OrderDetails, DetailsOnly> {
  /** True once exported to accounting, shipped or not. */
  readonly processed: boolean
  /** Null for a guest. */
  readonly person: { readonly firstname: string; readonly lastname: string } | null
}

export interface ListedOrders extends Omit<OrderPage, 'orders'> {
  readonly orders: readonly ListedOrder[]
}

/** What would happen to a line item if it went into the cart now. */
export type ReorderOutcome = 'same' | 'new_price' | 'needs_configuration' | 'no_longer_sold'

export interface ReorderLine {
  readonly line: OrderLine
  readonly outcome: ReorderOutcome
  /** Today's price for the actor; null if the part is no longer sold or has no price. */
  readonly unitPriceCents: number | null
}

export function orderMissing(): AppError {
  return new AppError('missing', 'checkout.order_missing', 'Order not found.')
}
