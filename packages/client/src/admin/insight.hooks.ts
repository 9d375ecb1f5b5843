import { trpc } from '../trpc.ts'

/** Queries issues that staff may want to fix; refetched each time it is opened. */
export function useInsight() {
  return trpc.admin.insight.useQuery(undefined, { staleTime: 0 })
}
