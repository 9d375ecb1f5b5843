import type { RangeInput } from '@mullion/domain/analytics/inputs'
import { trpc } from '../trpc.ts'

/** What is measured now is asked for anew each time it is opened. */
const fresh = { staleTime: 0 } as const

/** Whether all is well, in a few figures. */
export function useOperationalOverview(input: RangeInput) {
  return trpc.analytics.operational.overview.useQuery(input, fresh)
}

/** The server that answers, and its database. */
export function useSystemHealth() {
  return trpc.analytics.operational.systemHealth.useQuery(undefined, fresh)
}

/** How often and how fast each endpoint answered. */
export function useApiPerformance(input: RangeInput) {
  return trpc.analytics.operational.apiPerformance.useQuery(input, fresh)
}

/** Who is signed in. */
export function useUserSessions(input: RangeInput) {
  return trpc.analytics.operational.userSessions.useQuery(input, fresh)
}

/** What went wrong. */
export function useErrorTracking(input: RangeInput) {
  return trpc.analytics.operational.errorTracking.useQuery(input, fresh)
}

/** How the database does. */
export function useDatabaseInsights(input: RangeInput) {
  return trpc.analytics.operational.databaseInsights.useQuery(input, fresh)
}
