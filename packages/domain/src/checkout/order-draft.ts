import type { AccountRole } from '../accounts/actor.ts'
import type { PriceRecord } from '../own-price.ts'
import type { ShipAddress } from '../postal-address.ts'
import type { ExpectedArrival } from './arrival-words.ts'
import type { BillingDetails, ThirdPartyInfo } from './order.ts'
import type { PayBy } from './order-rules.ts'
import type { FreightReason } from './packing.ts'
import type { ExemptingCertificate, PricedCartLine } from './quote.ts'
import type { BillingOption, Carrier, ServiceType } from './shipping-service.ts'

/** A complete order before payment, as computed by the server; never contains a card number or code. */
export interface OrderDraft extends ExpectedArrival {
  /** The ordering user and company; null for guests. */
  readonly userId: number | null
  readonly companyId: number | null
  readonly companyInternalId: number | null
  /** Left out in drafts of an earlier version. */
  readonly payBy?: PayBy
  readonly lines: readonly (PricedCartLine &
    PriceRecord & {
      readonly unitPriceCents: number
      readonly lineTotalCents: number
    })[]
  readonly cartTotalCents: number
  readonly shippingCents: number
  readonly goodsTaxCents: number
  readonly freightTaxCents: number
  readonly taxCents: number
  readonly taxExempt: boolean
  /** The certificate that exempts it; left out if none does. */
  readonly taxCertificate?: ExemptingCertificate | undefined
  readonly grandTotalCents: number
  readonly freightToBeConfirmed: boolean
  readonly shipAddress: ShipAddress
  readonly billing: BillingDetails | null
  readonly buyerEmail: string
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
  readonly quoteId: string
  /** Key of the tax calculation at the tax service; left out if it keeps none. */
  readonly taxDocument?: string | undefined
  readonly method: 'parcel' | 'freight'
  readonly boxes: number
  readonly freightReason: FreightReason | null
  readonly freightPartId: number | null
  /** The request for approval that the order comes from; left out if it needed none. */
  readonly approval?: GivenApproval | undefined
  /** The price quote that the order accepts; left out if it has none. */
  readonly priceQuote?: { readonly id: number; readonly versionNo: number } | undefined
  /** The draft that it was made from; left out for an order that is not recurring. */
  readonly recurringDraft?: DraftBeingPlaced | undefined
}

/** The draft of a recurring order whose order is being placed: its version, and whether its buyer confirmed nothing. */
export interface DraftBeingPlaced {
  readonly id: number
  readonly version: number
  readonly automatic: boolean
}

/** Who approved which version of a request. */
export interface GivenApproval {
  readonly requestId: number
  readonly version: number
  readonly approver: { readonly userId: number; readonly role: AccountRole }
}
