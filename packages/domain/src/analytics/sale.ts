import { houseCompanyId } from '../accounts/actor.ts'
import type { Cents } from '../money.ts'
import { storeTime } from '../store-day.ts'

export const paymentMethods = ['credit_card', 'terms', 'cash'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
export const orderTypes = ['internal', 'non-internal'] as const
export type OrderType = (typeof orderTypes)[number]

/** What analytics need to know of a placed order. */
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
}

export interface SaleLine {
  readonly number: string
  readonly quantity: number
  readonly lineTotalCents: Cents
}

/** By card when the order has a card, on terms when it was placed on terms, else cash. */
export function paymentMethodOf({
  cardType,
  paymentState,
}: Pick<SaleFacts, 'cardType' | 'paymentState'>): PaymentMethod {
  if (cardType) return 'credit_card'
  return paymentState === 'terms' ? 'terms' : 'cash'
}

/** Internal orders are those that staff placed for a company. */
export function orderTypeOf({ companyInternalId }: Pick<SaleFacts, 'companyInternalId'>): OrderType {
  return companyInternalId === null ? 'non-internal' : 'internal'
}

/** One customer over time: an online company, an internal one, or a guest's email address. */
export function customerKey(
  sale: Pick<SaleFacts, 'companyId' | 'companyInternalId' | 'userId' | 'buyerEmail'>,
) {
  if (sale.companyInternalId !== null) return `internal:${sale.companyInternalId}`
  if (sale.userId !== null) return `company:${sale.companyId ?? houseCompanyId}`
  return `guest:${sale.buyerEmail.toLowerCase()}`
}

/**
 * What totals are kept of, besides the hours of the day. `key` and `detail` say of which one: a part number and nothing, a
 * customer and the state shipped to, a city and its state, a carrier and its service.
 */
export const totalsDimensions = ['part', 'customer', 'city', 'service'] as const
export type TotalsDimension = (typeof totalsDimensions)[number]

/** Figures of one hour of a store day, for one kind of order. */
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

/** Figures of one part, customer, city or service on a store day. */
export interface DayFigures {
  readonly dimension: TotalsDimension
  readonly day: string
  readonly key: string
  readonly detail: string
  readonly orders: number
  readonly quantity: number
  readonly revenueCents: Cents
  readonly shippingCents: Cents
  /** The least and the most that shipping one order cost. */
  readonly leastShippingCents: Cents
  readonly mostShippingCents: Cents
}

/** A city as one key, however it was typed: `COLUMBUS` and `columbus ` are `Columbus`. */
function cityKey(city: string): string {
  const words = city.trim().toLowerCase().replace(/\s+/g, ' ')
  return words.replace(/(^|[\s.'-])\p{L}/gu, (initial) => initial.toUpperCase())
}

/** What an order adds to the totals of its hour and its day, by the store's clock. */
export function figuresOf(
  sale: SaleFacts,
  lines: readonly SaleLine[],
  timeZone: string,
): { readonly hour: HourFigures; readonly day: readonly DayFigures[] } {
  const { day, hour } = storeTime(sale.createdAt, timeZone)
  const { shippingCents, taxCents, grandTotalCents: revenueCents } = sale
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
  const shipping = { shippingCents, leastShippingCents: shippingCents, mostShippingCents: shippingCents }
  const whole = { day, orders: 1, quantity, revenueCents, ...shipping }
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
      { ...whole, dimension: 'customer', key: customerKey(sale), detail: state },
      { ...whole, dimension: 'city', key: cityKey(city), detail: state },
      { ...whole, dimension: 'service', key: sale.carrier, detail: sale.serviceType },
      ...Array.from(parts, ([number, sold]) => ({
        ...whole,
        dimension: 'part' as const,
        key: number,
        detail: '',
        quantity: sold.reduce((sum, line) => sum + line.quantity, 0),
        revenueCents: sold.reduce((sum, line) => sum + line.lineTotalCents, 0),
      })),
    ],
  }
}
