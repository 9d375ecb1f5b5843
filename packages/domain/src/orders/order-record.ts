import * as z from 'zod/mini'
import type { ChangeKind } from '../changes/change.ts'
import { oneLine } from '../plain-text.ts'
import type { ShipAddress } from '../postal-address.ts'
import type { CreditHold } from './credit-hold.ts'
import type { Shipment } from './order-desk.ts'
import type { OrderLineInProgress, OrderStatus } from './order-list.ts'

/** A placed order as programs get it; no card data. */
export interface OrderRecord {
  readonly id: number
  readonly number: string
  readonly status: OrderStatus
  readonly placedAt: string
  /** True once handed to accounting, shipped or not. */
  readonly processed: boolean
  readonly shippedAt: string | null
  readonly poNumber: string | null
  readonly iseNumber: string | null
  readonly userId: number | null
  readonly buyer: string
  readonly buyerEmail: string
  readonly companyId: number | null
  readonly companyName: string | null
  /** The customer that staff ordered for; null otherwise. */
  readonly internalCompanyId: number | null
  readonly internalCompanyName: string | null
  readonly shipAddress: ShipAddress
  readonly carrier: string
  readonly serviceType: string
  readonly billingOption: string
  readonly paidBy: 'terms' | 'card'
  readonly lines: readonly OrderLineInProgress[]
  readonly cartTotalCents: number
  readonly shippingCents: number
  readonly taxCents: number
  readonly grandTotalCents: number
  /** What credit notes give back of it. */
  readonly creditedCents: number
  /** True until staff enter the freight; shipping and tax are zero until then. */
  readonly freightToBeConfirmed: boolean
  /** `held` while it waits for staff because of its company’s credit limit, `refused` if that canceled it. */
  readonly creditHold: CreditHold | null
  readonly taxExempt: boolean
  /** The certificate that exempted it; null if it was taxed, or its company is exempt without one. */
  readonly taxCertificate: { readonly id: number; readonly number: string } | null
  readonly arrivesOn: string | null
  readonly madeToOrder: boolean
  readonly shipments: readonly Shipment[]
}

/** An order that was there when the feed was started, or what happened to one since. */
export interface OrderChange {
  readonly kind: 'existing' | ChangeKind<'order'>
  readonly at: string
  readonly orderId: number
  /** The order as it is now; null if it is not a placed order (any more). */
  readonly order: OrderRecord | null
}

export const orderNumberInput = z.strictObject({
  number: z.string().check(z.trim(), z.minLength(1), z.maxLength(20), oneLine),
})
