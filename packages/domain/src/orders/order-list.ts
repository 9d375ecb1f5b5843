import * as z from 'zod/mini'
import { companyId, userId } from '../accounts/user.ts'
import type { Configuration } from '../cart/configuration-schema.ts'
import type { Unit } from '../catalog/part.ts'
import { AppError } from '../error.ts'
import { oneLine } from '../plain-text.ts'
import type { ShipAddress } from '../postal-address.ts'
import { rowId } from '../row-id.ts'
import type { Shipment } from './order-desk.ts'

export const ordersPageSize = 10
/** A search runs with this many characters, or with both dates. */
export const minOrderSearch = 3

const dayText = 'Dates are written yyyy-mm-dd.'
/** A day of the store's calendar; the first and the last years that could be written cannot be stored everywhere. */
const day = z.iso
  .date({ error: dayText })
  .check(z.refine((text) => !/^(000[01]|9999)/.test(text), { error: dayText }))

/**
 * Whose orders: those that one has placed, or those of one's company. Administrators may see all, or name any person or company
 * by `userId` or `companyId`; for anybody else those are only compared.
 */
export const orderListInput = z.strictObject({
  scope: z.enum(['user', 'company', 'all']),
  userId: z.optional(userId),
  companyId: z.optional(companyId),
  search: z._default(z.string().check(z.trim(), z.maxLength(100), oneLine), ''),
  startDate: z.optional(day),
  endDate: z.optional(day),
  page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
})
export type OrderListInput = z.output<typeof orderListInput>

export const orderId = rowId

/** What a customer is told of an order. */
export type OrderStatus = 'Pending' | 'Processed' | 'Shipped'

/** One row of an order list. */
export interface OrderSummary {
  readonly id: number
  readonly number: string
  readonly poNumber: string | null
  readonly buyer: string
  readonly companyName: string | null
  /** The customer that staff ordered for; null on any other order. */
  readonly internalCompanyName: string | null
  readonly shipAddress1: string
  readonly shipPostalCode: string
  readonly createdAt: string
  readonly grandTotalCents: number
  readonly status: OrderStatus
}

export interface OrderPage {
  readonly orders: readonly OrderSummary[]
  /** Counted up to 10,000; a text finds the newest 1,000 at most. */
  readonly total: number
  readonly page: number
  readonly pages: number
  /** True when there are more orders than were counted. */
  readonly more: boolean
}

/** A line as sold. */
export interface SoldLine {
  readonly partId: number
  readonly number: string
  readonly name: string
  readonly unit: Unit
  readonly quantity: number
  readonly unitPriceCents: number
  readonly lineTotalCents: number
  readonly comments: readonly string[]
  /** What was stated about the part, such as its cuts, to order it again. */
  readonly configurations: readonly Configuration[]
  /** The same in lines for a reader, with the figures as they were sold. */
  readonly stated: readonly string[]
}

/** An order in full, for those who may see it. */
export interface OrderDetails extends OrderSummary {
  readonly lines: readonly SoldLine[]
  readonly cartTotalCents: number
  readonly shippingCents: number
  readonly taxCents: number
  readonly shipAddress: ShipAddress
  readonly iseNumber: string | null
  /** The name of the purchase order that came with it. */
  readonly poDocumentName: string | null
  readonly carrier: string
  readonly serviceType: string
  readonly billingOption: string
  readonly cardType: string | null
  readonly lastFour: string | null
  readonly sandbox: boolean
  /** True until an administrator enters the freight; shipping and tax are zero until then. */
  readonly freightToBeConfirmed: boolean
}

/** An order in full with what has left the store for it. */
export interface OrderWithShipments extends OrderDetails {
  readonly shipments: readonly Shipment[]
}

/** An order as the documented REST answer tells of it: in full, and who placed it by name. */
export interface ListedOrder extends Omit<OrderDetails, 'poDocumentName'> {
  /** Null for a guest. */
  readonly person: { readonly firstname: string; readonly lastname: string } | null
}

export interface ListedOrders extends Omit<OrderPage, 'orders'> {
  readonly orders: readonly ListedOrder[]
}

/** What would become of an order's line if it were put into the cart now. */
export type ReorderOutcome = 'same' | 'new_price' | 'needs_configuration' | 'no_longer_sold'

export interface ReorderLine {
  readonly line: SoldLine
  readonly outcome: ReorderOutcome
  /** Today's price of the actor; null when it is no longer sold or has none. */
  readonly unitPriceCents: number | null
}

/** Not there, or not theirs: nobody is told which. */
export function orderMissing(): AppError {
  return new AppError('missing', 'checkout.order_missing', 'Order not found.')
}
