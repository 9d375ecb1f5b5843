import { houseCompanyId } from '../accounts/actor.ts'
import { creditedCents } from '../credit-notes/credit-amounts.ts'
import type { Cents } from '../money.ts'
import { storeTime } from '../store-day.ts'

export const paymentMethods = ['credit_card', 'terms', 'cash'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
export const orderTypes = ['internal', 'non-internal'] as const
export type OrderType = (typeof orderTypes)[number]

export interface SaleFacts {
  readonly createdAt: Date
  readonly paymentState: string
  readonly cardType: string | null
  readonly userId: number | null
  readonly companyId: number | null
  readonly companyInternalId: number | null
  readonly buyerEmail: string
  readonly carrier: string
  readonly serviceType: string
  readonly shipAddress: { readonly city: string; readonly state: string }
  readonly shippingCents: Cents
  readonly taxCents: Cents
  readonly grandTotalCents: Cents
  /** Given back by credit notes, which leaves the figures of the order's own day. */
  readonly creditedGoodsCents: Cents
  readonly creditedFreightCents: Cents
  readonly creditedGoodsTaxCents: Cents
  readonly creditedFreightTaxCents: Cents
}

export interface SaleLine {
  readonly number: string
  readonly quantity: number
  readonly lineTotalCents: Cents
  readonly creditedQuantity: number
  readonly creditedCents: Cents
}

/** Card if the order has a card, terms if it was placed on terms, otherwise cash. */
export function paymentMethodOf({
  cardType,
  paymentState,
}: Pick<SaleFacts, 'cardType' | 'paymentState'>): PaymentMethod {
  if (cardType) return 'credit_card'
  return paymentState === 'terms' ? 'terms' : 'cash'
}

/** Internal orders are those staff placed for a company. */
export function orderTypeOf({ companyInternalId }: Pick<SaleFacts, 'companyInternalId'>): OrderType {
  return companyInternalId === null ? 'non-internal' : 'internal'
}

/** Identifies one customer over time: an online company, an internal company, or a guest's email. */
export function customerKey(
  sale: Pick<SaleFacts, 'companyId' | 'companyInternalId' | 'userId' | 'buyerEmail'>,
) {
  if (sale.companyInternalId !== null) return `internal:${sale.companyInternalId}`
  if (sale.userId !== null) return `company:${sale.companyId ?? houseCompanyId}`
  return `guest:${sale.buyerEmail.toLowerCase()}`
}

/**
 * The dimensions of stored totals, besides the hour. Each has a `key` and a `detail`: part number and empty;
 * customer and ship-to state; city and state; carrier and service.
 */
export const totalsDimensions = ['part', 'customer', 'city', 'service'] as const
export type TotalsDimension = (typeof totalsDimensions)[number]

/** Figures for one hour of a store day and one order type. */
export interface HourFigures {
  readonly day: string
  readonly hour: number
  readonly orderType: OrderType
  readonly method: PaymentMethod
  readonly guest: boolean
  readonly orders: number
  readonly revenueCents: Cents
  readonly shippingCents: Cents
  readonly taxCents: Cents
}

/** Figures for one part, customer, city or service on one store day. */
export interface DayFigures {
  readonly dimension: TotalsDimension
  readonly day: string
  readonly key: string
  readonly detail: string
  readonly orders: number
  readonly quantity: number
  readonly revenueCents: Cents
  readonly shippingCents: Cents
  /** Lowest and highest shipping cost of a single order. */
  readonly leastShippingCents: Cents
  readonly mostShippingCents: Cents
}

/** Normalizes a city name: `COLUMBUS` and `columbus ` both become `Columbus`. */
function cityKey(city: string): string {
  const words = city.trim().toLowerCase().replace(/\s+/g, ' ')
  return words.replace(/(^|[\s.'-])\p{L}/gu, (initial) => initial.toUpperCase())
}

const quantityLeft = (total: number, line: SaleLine) => total + line.quantity - line.creditedQuantity

/** Returns what an order adds to its hour's and day's totals, less what was credited, by the store's clock. */
export function figuresOf(
  sale: SaleFacts,
  lines: readonly SaleLine[],
  timeZone: string,
): { readonly hour: HourFigures; readonly day: readonly DayFigures[] } {
  const { day, hour } = storeTime(sale.createdAt, timeZone)
  const { creditedFreightCents, creditedGoodsTaxCents, creditedFreightTaxCents } = sale
  const shippingCents = sale.shippingCents - creditedFreightCents
  const taxCents = sale.taxCents - creditedGoodsTaxCents - creditedFreightTaxCents
  const revenueCents = sale.grandTotalCents - creditedCents(sale)
  const quantity = lines.reduce(quantityLeft, 0)
  // The least and the most are what orders were charged, whatever was credited later.
  const charged = { leastShippingCents: sale.shippingCents, mostShippingCents: sale.shippingCents }
  const shipping = { shippingCents, ...charged }
  const row = { day, orders: 1, quantity, revenueCents, ...shipping }
  const { city, state } = sale.shipAddress
  const parts = Map.groupBy(lines, ({ number }) => number)
  return {
    hour: {
      ...{ day, hour, orders: 1, revenueCents, shippingCents, taxCents },
      orderType: orderTypeOf(sale),
      method: paymentMethodOf(sale),
      guest: sale.userId === null,
    },
    day: [
      { ...row, dimension: 'customer', key: customerKey(sale), detail: state },
      { ...row, dimension: 'city', key: cityKey(city), detail: state },
      { ...row, dimension: 'service', key: sale.carrier, detail: sale.serviceType },
      ...Array.from(parts, ([number, ofPart]) => ({
        ...row,
        dimension: 'part' as const,
        key: number,
        detail: '',
        quantity: ofPart.reduce(quantityLeft, 0),
        revenueCents: ofPart.reduce((sum, line) => sum + line.lineTotalCents - line.creditedCents, 0),
      })),
    ],
  }
}
