import { trpc } from '../trpc.ts'

/** Finds an order by its number and email address; gives the key that opens it. */
export function useTrackOrder() {
  return trpc.orders.track.useMutation()
}

/** Queries an order by the key of its link; refetched each time it is opened. */
export function useTrackedOrder(key: string) {
  return trpc.orders.tracked.useQuery({ key }, { staleTime: 0 })
}
