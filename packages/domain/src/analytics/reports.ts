import type { Cents } from '../money.ts'
import type { ReasonCount } from '../returns/return-view.ts'
import type { OrderType, PaymentMethod } from './sale.ts'

/** Change in percent, one decimal; null if the earlier value was zero. */
export type Change = number | null

export function changeOf(before: number, after: number): Change {
  return before === 0 ? null : Math.round(((after - before) / before) * 1000) / 10
}

/** Returns the average rounded half up to the cent; 0 if the count is 0. */
export function averageCents(totalCents: Cents, count: number): Cents {
  return count === 0 ? 0 : Math.floor(totalCents / count + 0.5)
}

export interface SalesOverview {
  readonly totalRevenueCents: Cents
  readonly totalOrders: number
  readonly averageOrderValueCents: Cents
  readonly totalShippingCents: Cents
  readonly totalTaxCents: Cents
  /** Revenue with guest orders counted twice. */
  readonly guestDoubleRevenueCents: Cents
  readonly changes: {
    readonly revenue: Change
    readonly orders: Change
    readonly aov: Change
    readonly guestDoubleRevenue: Change
  }
}

export interface TrendPoint {
  /** `YYYY-MM-DDTHH`, `YYYY-MM-DD`, `YYYY-Www` or `YYYY-MM`, by the store's clock. */
  readonly period: string
  readonly revenueCents: Cents
  readonly orders: number
  readonly guestDoubleRevenueCents: Cents
}

export interface SalesByPeriod {
  readonly hourlyPattern: readonly {
    readonly hour: number
    readonly orders: number
    readonly revenueCents: Cents
  }[]
  readonly weeklyPattern: readonly {
    /** Sunday is 0. */
    readonly dayOfWeek: number
    readonly dayName: string
    readonly orders: number
    readonly revenueCents: Cents
  }[]
}

export interface OrderMetrics {
  readonly totalOrders: number
  readonly processedOrders: number
  readonly pendingOrders: number
  readonly averageOrderValueCents: Cents
  readonly paymentMethods: readonly {
    readonly method: PaymentMethod
    readonly count: number
    readonly revenueCents: Cents
  }[]
  readonly shippingAnalysis: readonly {
    readonly carrier: string
    readonly serviceType: string
    readonly serviceTypeName: string
    readonly count: number
    readonly averageCostCents: Cents
    readonly totalCostCents: Cents
  }[]
}

export interface TopProduct {
  readonly partNumber: string
  readonly partName: string
  readonly totalQuantity: number
  readonly totalRevenueCents: Cents
  readonly orderCount: number
  readonly averagePriceCents: Cents
}

/** How many of a part were asked to come back, and why. */
export interface ReturnedPart {
  readonly partNumber: string
  readonly partName: string
  readonly returnedQuantity: number
  /** Lines of returns. */
  readonly returnCount: number
  readonly soldQuantity: number
  /** Returned of a hundred sold, to one decimal; null if none was sold in the range. */
  readonly percent: number | null
  /** Most frequent first. */
  readonly reasons: readonly ReasonCount[]
}

export interface TopCustomer {
  readonly customerId: string
  readonly customerName: string
  /** Null for guests. */
  readonly companyName: string | null
  readonly orderCount: number
  readonly totalRevenueCents: Cents
  readonly totalItems: number
}

/** Goods at list price and as sold, without shipping and tax. */
export interface AgainstList {
  readonly listCents: Cents
  readonly soldCents: Cents
  /** How much less than the list price; negative if more was paid. */
  readonly differenceCents: Cents
  /** The difference in percent of the list price, one decimal; null without sales. */
  readonly percent: number | null
}

export function againstList({
  listCents,
  soldCents,
}: Pick<AgainstList, 'listCents' | 'soldCents'>): AgainstList {
  const differenceCents = listCents - soldCents
  const percent = listCents === 0 ? null : Math.round((differenceCents / listCents) * 1000) / 10
  return { listCents, soldCents, differenceCents, percent }
}

export interface CustomerAgainstList extends AgainstList {
  /** As in the top customers, with all guests as `guest`. */
  readonly customerId: string
  readonly customerName: string
}

export interface SalesAgainstList extends AgainstList {
  /** What was paid for goods without a recorded list price; not in the other sums. */
  readonly unrecordedCents: Cents
  readonly customers: readonly CustomerAgainstList[]
}

export interface SalesByLocation {
  readonly salesByState: readonly {
    readonly state: string
    readonly orderCount: number
    readonly revenueCents: Cents
    readonly customers: number
    readonly avgOrderValueCents: Cents
    readonly shippingCostCents: Cents
  }[]
  readonly topCities: readonly {
    readonly city: string
    readonly state: string
    readonly orderCount: number
    readonly revenueCents: Cents
  }[]
}

export interface ShippingAnalysis {
  readonly shippingByState: readonly {
    readonly state: string
    readonly orderCount: number
    readonly avgShippingCostCents: Cents
    readonly totalShippingCostCents: Cents
    readonly minShippingCostCents: Cents
    readonly maxShippingCostCents: Cents
  }[]
}

export interface StatePerformance {
  readonly regionalPerformance: readonly {
    readonly region: string
    readonly states: readonly string[]
    readonly orders: number
    readonly revenueCents: Cents
    readonly avgRevenuePerStateCents: Cents
  }[]
  readonly statePerformance: readonly {
    readonly state: string
    readonly orders: number
    readonly revenueCents: Cents
    readonly avgOrderValueCents: Cents
    readonly changes: { readonly orders: Change; readonly revenue: Change }
  }[]
}

/** Which orders count; null means all. */
export interface SalesFilter {
  readonly orderType: OrderType | null
  readonly method: PaymentMethod | null
}
