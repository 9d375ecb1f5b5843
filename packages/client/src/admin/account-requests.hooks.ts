import { trpc } from '../trpc.ts'

/** The verified account requests that wait for staff. */
export function usePendingRequests() {
  return trpc.admin.requests.pending.useQuery(undefined, { staleTime: 0 })
}

/** Takes a request off the list; done once the list is without it. */
export function useRemoveRequest() {
  const { admin } = trpc.useUtils()
  return trpc.admin.requests.remove.useMutation({ onSuccess: () => admin.requests.pending.invalidate() })
}

/** Puts a removed request back; done once the list has it again. */
export function useRestoreRequest() {
  const { admin } = trpc.useUtils()
  return trpc.admin.requests.restore.useMutation({ onSuccess: () => admin.requests.pending.invalidate() })
}
