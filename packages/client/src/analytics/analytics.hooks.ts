import type { DrillDownInput } from '@mullion/domain/analytics/drill-down'
import type { FilterInput, RangeInput, TopInput } from '@mullion/domain/analytics/inputs'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

/** Queries revenue, orders and averages of a range, with their changes. */
export function useSalesOverview(input: FilterInput) {
  return trpc.analytics.sales.overview.useQuery(input)
}

/** Queries every period of a range. */
export function useSalesTrends(input: FilterInput) {
  return trpc.analytics.sales.trends.useQuery(input)
}

/** Queries sales by hour of the day and by day of the week. */
export function useSalesByPeriod(input: FilterInput) {
  return trpc.analytics.sales.byPeriod.useQuery(input)
}

/** Queries how orders were paid, shipped and processed. */
export function useOrderMetrics(input: RangeInput) {
  return trpc.analytics.orderMetrics.useQuery(input)
}

/** Queries the parts with the most revenue. */
export function useTopProducts(input: TopInput) {
  return trpc.analytics.sales.topProducts.useQuery(input)
}

/** Queries the customers with the most revenue. */
export function useTopCustomers(input: TopInput) {
  return trpc.analytics.sales.topCustomers.useQuery(input)
}

/** Queries sales by state and city. */
export function useSalesByLocation(input: RangeInput) {
  return trpc.analytics.geographic.salesByLocation.useQuery(input)
}

/** Queries shipping costs by state. */
export function useShippingAnalysis(input: RangeInput) {
  return trpc.analytics.geographic.shippingAnalysis.useQuery(input)
}

/** Queries regions, and the change of each state. */
export function useStatePerformance(input: RangeInput) {
  return trpc.analytics.geographic.statePerformance.useQuery(input)
}

/** Queries one page of the orders behind a figure; the current page stays until the next one arrives. */
export function useDrillDown(input: DrillDownInput) {
  return trpc.analytics.ordersBehind.useQuery(input, { placeholderData: keepPreviousData })
}
