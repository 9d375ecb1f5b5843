import type { RangeInput } from '@mullion/domain/analytics/inputs'
import { trpc } from '../trpc.ts'

/** Live measurements: refetch each time a view is opened. */
const fresh = { staleTime: 0 } as const

/** Queries a few figures that sum up the system's health. */
export function useOperationalOverview(input: RangeInput) {
  return trpc.analytics.operational.overview.useQuery(input, fresh)
}

/** Queries the state of the answering server and its database. */
export function useSystemHealth() {
  return trpc.analytics.operational.systemHealth.useQuery({}, fresh)
}

/** Queries call counts and response times by endpoint. */
export function useApiPerformance(input: RangeInput) {
  return trpc.analytics.operational.apiPerformance.useQuery(input, fresh)
}

/** Queries who is signed in. */
export function useUserSessions(input: RangeInput) {
  return trpc.analytics.operational.userSessions.useQuery(input, fresh)
}

/** Queries errors. */
export function useErrorTracking(input: RangeInput) {
  return trpc.analytics.operational.errorTracking.useQuery(input, fresh)
}

/** Queries database figures. */
export function useDatabaseInsights(input: RangeInput) {
  return trpc.analytics.operational.databaseInsights.useQuery(input, fresh)
}
