import * as z from 'zod/mini'
import type { Unit } from '../catalog/part.ts'
import type { ShipAddress } from './ship-address.ts'

export const ordersPageSize = 10
/** A search runs with this many characters, or with both dates. */
export const minOrderSearch = 3

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'Dates are written yyyy-mm-dd.' }))

/** Whose orders: one's own, or those of a company (a company admin's own, the house company's for administrators). */
export const orderListInput = z.strictObject({
  scope: z.enum(['user', 'company']),
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  startDate: z.optional(day),
  endDate: z.optional(day),
  page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
})
export type OrderListInput = z.output<typeof orderListInput>

export const orderId = z.int().check(z.positive(), z.maximum(2_000_000_000))

/** What a customer is told of an order. */
export type OrderStatus = 'Pending' | 'Processed'

/** One row of an order list. */
export interface OrderSummary {
  readonly id: number
  readonly number: string
  readonly poNumber: string | null
  readonly buyer: string
  readonly companyName: string | null
  readonly shipAddress1: string
  readonly shipPostalCode: string
  readonly createdAt: string
  readonly grandTotalCents: number
  readonly status: OrderStatus
}

export interface OrderPage {
  readonly orders: readonly OrderSummary[]
  readonly total: number
  readonly page: number
  readonly pages: number
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
}

/** An order in full, for those who may see it. */
export interface OrderDetails extends OrderSummary {
  readonly lines: readonly SoldLine[]
  readonly cartTotalCents: number
  readonly shippingCents: number
  readonly taxCents: number
  readonly shipAddress: ShipAddress
  readonly iseNumber: string | null
  readonly carrier: string
  readonly serviceType: string
  readonly billingOption: string
  readonly cardType: string | null
  readonly lastFour: string | null
  readonly sandbox: boolean
}

/** What would become of an order's line if it were put into the cart now. */
export type ReorderOutcome = 'same' | 'new_price' | 'needs_configuration' | 'no_longer_sold'

export interface ReorderLine {
  readonly line: SoldLine
  readonly outcome: ReorderOutcome
  /** Today's price of the actor; null when it is no longer sold or has none. */
  readonly unitPriceCents: number | null
}
