import type { FilterInput, RangeInput, TopInput } from '@mullion/domain/analytics/inputs'
import type { OrdersBehindInput } from '@mullion/domain/analytics/orders-behind'
import { trpc } from '../trpc.ts'

/** Revenue, orders and averages of a range, with their changes. */
export function useSalesOverview(input: FilterInput) {
  return trpc.analytics.sales.overview.useQuery(input)
}

/** Every period of a range. */
export function useSalesTrends(input: FilterInput) {
  return trpc.analytics.sales.trends.useQuery(input)
}

/** Hours of the day and days of the week. */
export function useSalesByPeriod(input: FilterInput) {
  return trpc.analytics.sales.byPeriod.useQuery(input)
}

/** How orders were paid, shipped and processed. */
export function useOrderMetrics(input: RangeInput) {
  return trpc.analytics.orderMetrics.useQuery(input)
}

/** The parts with the most revenue. */
export function useTopProducts(input: TopInput) {
  return trpc.analytics.sales.topProducts.useQuery(input)
}

/** The customers with the most revenue. */
export function useTopCustomers(input: TopInput) {
  return trpc.analytics.sales.topCustomers.useQuery(input)
}

/** Sales of states and cities. */
export function useSalesByLocation(input: RangeInput) {
  return trpc.analytics.geographic.salesByLocation.useQuery(input)
}

/** What shipping to each state cost. */
export function useShippingAnalysis(input: RangeInput) {
  return trpc.analytics.geographic.shippingAnalysis.useQuery(input)
}

/** Regions, and the change of each state. */
export function useStatePerformance(input: RangeInput) {
  return trpc.analytics.geographic.statePerformance.useQuery(input)
}

/** One page of the orders behind a figure. */
export function useOrdersBehind(input: OrdersBehindInput) {
  return trpc.analytics.ordersBehind.useQuery(input)
}
