import type { ShipAddress } from '../postal-address.ts'
import type { BillingDetails, ThirdPartyInfo } from './order.ts'
import type { FreightReason } from './packing.ts'
import type { PricedLine } from './quote.ts'
import type { BillingOption, Carrier, ServiceType } from './shipping-service.ts'

/** An order in full before it is paid: what the server computed, without any card number or code. */
export interface OrderDraft {
  /** Who orders, and for which company; null for guests. */
  readonly userId: number | null
  readonly companyId: number | null
  /** The customer that staff order for. */
  readonly companyInternalId: number | null
  readonly lines: readonly (PricedLine & {
    readonly unitPriceCents: number
    readonly lineTotalCents: number
  })[]
  readonly cartTotalCents: number
  readonly shippingCents: number
  readonly goodsTaxCents: number
  readonly freightTaxCents: number
  readonly taxCents: number
  readonly taxExempt: boolean
  readonly grandTotalCents: number
  readonly freightToBeConfirmed: boolean
  readonly shipAddress: ShipAddress
  readonly billing: BillingDetails | null
  readonly buyerEmail: string
  /** The customer's address on an order of staff. */
  readonly internalBuyerEmail: string | null
  readonly carrier: Carrier
  readonly serviceType: ServiceType
  readonly billingOption: BillingOption
  readonly accountNumber: string | null
  readonly freightCarrier: string | null
  readonly thirdParty: ThirdPartyInfo | null
  readonly poNumber: string | null
  readonly iseNumber: string | null
  readonly poDocumentId: string | null
  readonly returnsAgreed: boolean
  readonly skipValidation: boolean
  /** The offer that the order was placed on. */
  readonly quoteId: string
  readonly method: 'parcel' | 'freight'
  readonly boxes: number
  readonly freightReason: FreightReason | null
  readonly freightPartId: number | null
}
