import type { DrillDownInput } from '@mullion/domain/analytics/drill-down'
import type { FilterInput, RangeInput, TopInput } from '@mullion/domain/analytics/inputs'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

export function useSalesOverview(input: FilterInput) {
  return trpc.analytics.sales.overview.useQuery(input)
}

export function useSalesTrends(input: FilterInput) {
  return trpc.analytics.sales.trends.useQuery(input)
}

export function useSalesByPeriod(input: FilterInput) {
  return trpc.analytics.sales.byPeriod.useQuery(input)
}

export function useOrderMetrics(input: RangeInput) {
  return trpc.analytics.orderMetrics.useQuery(input)
}

export function useTopProducts(input: TopInput) {
  return trpc.analytics.sales.topProducts.useQuery(input)
}

/** Queries which parts come back, and why. */
export function useReturnReasons(input: TopInput) {
  return trpc.analytics.sales.returnReasons.useQuery(input)
}

export function useTopCustomers(input: TopInput) {
  return trpc.analytics.sales.topCustomers.useQuery(input)
}

/** Queries what was paid, compared with list prices. */
export function useSalesAgainstList(input: TopInput) {
  return trpc.analytics.sales.againstList.useQuery(input)
}

export function useSalesByLocation(input: RangeInput) {
  return trpc.analytics.geographic.salesByLocation.useQuery(input)
}

export function useShippingAnalysis(input: RangeInput) {
  return trpc.analytics.geographic.shippingAnalysis.useQuery(input)
}

export function useStatePerformance(input: RangeInput) {
  return trpc.analytics.geographic.statePerformance.useQuery(input)
}

/** Queries one page of the orders behind a figure; the current page stays until the next one arrives. */
export function useDrillDown(input: DrillDownInput) {
  return trpc.analytics.ordersBehind.useQuery(input, { placeholderData: keepPreviousData })
}
