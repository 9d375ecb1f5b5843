import { trpc } from '../trpc.ts'

/** Queries issues that staff may want to fix; refetches each time the view opens. */
export function useInsight() {
  return trpc.admin.insight.useQuery(undefined, { staleTime: 0 })
}
