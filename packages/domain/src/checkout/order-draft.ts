import type { ShipAddress } from '../postal-address.ts'
import type { BillingDetails } from './order.ts'
import type { PricedLine } from './quote.ts'

/** An order in full before it is paid: what the server computed, without any card number or code. */
export interface OrderDraft {
  /** Who orders, and for which company; null for guests. */
  readonly userId: number | null
  readonly companyId: number | null
  readonly lines: readonly (PricedLine & {
    readonly unitPriceCents: number
    readonly lineTotalCents: number
  })[]
  readonly cartTotalCents: number
  readonly shippingCents: number
  readonly taxCents: number
  readonly grandTotalCents: number
  readonly shipAddress: ShipAddress
  readonly billing: BillingDetails
  readonly buyerEmail: string
  readonly carrier: 'UPS'
  readonly serviceType: string
  readonly billingOption: 'prepay'
}
