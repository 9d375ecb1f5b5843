import { prefixedNumber } from '../catalog/part-number.ts'
import type { ThirdPartyInfo } from '../checkout/order.ts'
import { serviceName } from '../checkout/shipping-service.ts'
import { guardedCell } from '../formula-cell.ts'
import type { Cents } from '../money.ts'
import type { ShipAddress } from '../postal-address.ts'
import { storeTime } from '../store-day.ts'
import { lineCommentOf, type OrderLineRemarks } from './ordered-configuration.ts'

export interface ExportedOrder {
  readonly number: string
  readonly createdAt: Date
  /** Null for guests. */
  readonly customerNumber: string | null
  readonly onTerms: boolean
  readonly poNumber: string | null
  readonly iseNumber: string | null
  readonly shipAddress: ShipAddress
  readonly carrier: string
  readonly serviceType: string
  readonly billingOption: string
  readonly accountNumber: string | null
  readonly freightCarrier: string | null
  readonly thirdParty: ThirdPartyInfo | null
  readonly shippingCents: Cents
  readonly taxCents: Cents
  readonly grandTotalCents: Cents
  readonly cardType: string | null
  readonly lastFour: string | null
  readonly buyerEmail: string
  /** On orders by staff: the customer's email, if they gave one. */
  readonly internalBuyerEmail: string | null
  readonly lines: readonly ExportedOrderLine[]
}

export interface ExportedOrderLine extends OrderLineRemarks {
  readonly lineNo: number
  readonly number: string
  readonly name: string
  readonly unit: string
  readonly quantity: number
  readonly unitPriceCents: Cents
}

/** How this store's accounting books an order. */
export interface AccountingFacts {
  readonly timeZone: string
  readonly guestCustomerNumber: string
}

type Cell = (order: ExportedOrder, line: ExportedOrderLine, books: AccountingFacts) => string | number | null

const dollars = (cents: Cents) => (cents / 100).toFixed(2)
/** `20261122`, by the store's clock. */
const accountingDay = (at: Date, timeZone: string) => storeTime(at, timeZone).day.replaceAll('-', '')

/** `UPS Ground`; `LTL Freight` already implies its carrier, and names the one the buyer wants: `LTL Freight, Estes`. */
function shipVia({ carrier, serviceType, freightCarrier }: ExportedOrder): string {
  const service = serviceName(serviceType)
  const method = service.startsWith(carrier) ? service : `${carrier} ${service}`
  return freightCarrier ? `${method}, ${freightCarrier}` : method
}

/** Columns of the Sage 100 import, one row per order line. */
const columns = {
  OrderNumber: ({ number }) => number,
  OrderDate: ({ createdAt }, _line, { timeZone }) => accountingDay(createdAt, timeZone),
  ARDivisionNo: () => '00',
  CustomerNo: ({ customerNumber }, _line, { guestCustomerNumber }) => customerNumber ?? guestCustomerNumber,
  CustomerPONo: ({ poNumber }) => poNumber,
  IseNumber: ({ iseNumber }) => iseNumber,
  ShipToName: ({ shipAddress }) => shipAddress.nameOrCompany,
  Attention: ({ shipAddress }) => shipAddress.attention,
  ShipToAddress1: ({ shipAddress }) => shipAddress.address1,
  ShipToAddress2: ({ shipAddress }) => shipAddress.address2,
  ShipToAddress3: ({ shipAddress }) => shipAddress.address3,
  City: ({ shipAddress }) => shipAddress.city,
  State: ({ shipAddress }) => shipAddress.state,
  ZipCode: ({ shipAddress }) => shipAddress.postalCode,
  Country: ({ shipAddress }) => shipAddress.country,
  Phone: ({ shipAddress }) => shipAddress.telephone,
  ShipVia: shipVia,
  BillingOption: ({ billingOption }) => billingOption,
  CarrierAccount: ({ accountNumber }) => accountNumber,
  FreightAmt: ({ shippingCents }) => dollars(shippingCents),
  SalesTaxAmt: ({ taxCents }) => dollars(taxCents),
  OrderTotal: ({ grandTotalCents }) => dollars(grandTotalCents),
  TermsCode: ({ onTerms }) => (onTerms ? 'PO' : 'CC'),
  CardType: ({ cardType }) => cardType,
  LastFour: ({ lastFour }) => lastFour,
  BuyerEmail: ({ buyerEmail, internalBuyerEmail }) => internalBuyerEmail ?? buyerEmail,
  LineNo: (_order, { lineNo }) => lineNo,
  ItemCode: (_order, { number }) => prefixedNumber(number),
  Description: (_order, { name }) => name,
  UnitOfMeasure: (_order, { unit }) => unit,
  QuantityOrdered: (_order, { quantity }) => quantity,
  UnitPrice: (_order, { unitPriceCents }) => dollars(unitPriceCents),
  LineComment: (_order, line) => lineCommentOf(line),
  // Later columns come last, so that an import set up for the first ones keeps working.
  FreightPayer: ({ thirdParty }) => thirdParty?.company ?? null,
  FreightPayerAddress1: ({ thirdParty }) => thirdParty?.address1 ?? null,
  FreightPayerAddress2: ({ thirdParty }) => thirdParty?.address2 ?? null,
  FreightPayerCity: ({ thirdParty }) => thirdParty?.city ?? null,
  FreightPayerState: ({ thirdParty }) => thirdParty?.state ?? null,
  FreightPayerZip: ({ thirdParty }) => thirdParty?.zip ?? null,
  FreightPayerCountry: ({ thirdParty }) => thirdParty?.country ?? null,
} as const satisfies Record<string, Cell>

export const orderCsvColumns = Object.keys(columns)

export function orderCsvRows(orders: readonly ExportedOrder[], books: AccountingFacts): string[][] {
  return orders.flatMap((order) =>
    order.lines.map((line) =>
      Object.values<Cell>(columns).map((cell) => guardedCell(cell(order, line, books))),
    ),
  )
}
