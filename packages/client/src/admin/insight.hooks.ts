import { trpc } from '../trpc.ts'

/** What staff may want to see to, asked anew each time it is opened. */
export function useInsight() {
  return trpc.admin.insight.useQuery(undefined, { staleTime: 0 })
}
