import type { ErrorGroupsInput } from '@mullion/domain/analytics/error-groups'
import type { RangeInput } from '@mullion/domain/analytics/inputs'
import { trpc } from '../trpc.ts'

/** Live measurements: refetch each time a view is opened. */
const fresh = { staleTime: 0 } as const

export function useOperationalOverview(input: RangeInput) {
  return trpc.analytics.operational.overview.useQuery(input, fresh)
}

export function useSystemHealth() {
  return trpc.analytics.operational.systemHealth.useQuery({}, fresh)
}

export function useApiPerformance(input: RangeInput) {
  return trpc.analytics.operational.apiPerformance.useQuery(input, fresh)
}

export function useUserSessions(input: RangeInput) {
  return trpc.analytics.operational.userSessions.useQuery(input, fresh)
}

export function useErrorTracking(input: RangeInput) {
  return trpc.analytics.operational.errorTracking.useQuery(input, fresh)
}

export function useErrorGroups(input: ErrorGroupsInput) {
  return trpc.analytics.operational.errorGroups.useQuery(input, fresh)
}

export function useMarkErrorGroup() {
  const { errorGroups } = trpc.useUtils().analytics.operational
  return trpc.analytics.operational.markErrorGroup.useMutation({ onSettled: () => errorGroups.invalidate() })
}

export function useDatabaseInsights(input: RangeInput) {
  return trpc.analytics.operational.databaseInsights.useQuery(input, fresh)
}

export function useBackupState() {
  return trpc.analytics.operational.backups.useQuery(undefined, fresh)
}

export function useVendorHealth(input: RangeInput) {
  return trpc.analytics.operational.vendors.useQuery(input, fresh)
}
