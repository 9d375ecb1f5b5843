import { trpc } from '../trpc.ts'

/** Queries the verified account requests waiting for staff. */
export function usePendingRequests() {
  return trpc.admin.requests.pending.useQuery(undefined, { staleTime: 0 })
}

/** Removes a request; resolves once it is off the list. */
export function useRemoveRequest() {
  const { admin } = trpc.useUtils()
  return trpc.admin.requests.remove.useMutation({ onSuccess: () => admin.requests.pending.invalidate() })
}

/** Restores a removed request; resolves once the list has it again. */
export function useRestoreRequest() {
  const { admin } = trpc.useUtils()
  return trpc.admin.requests.restore.useMutation({ onSuccess: () => admin.requests.pending.invalidate() })
}
