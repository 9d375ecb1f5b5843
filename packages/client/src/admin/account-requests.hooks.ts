import type { PendingRequestsInput } from '@mullion/domain/accounts/dealer-request'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

/** Queries a page of the verified account requests waiting for staff. */
export function usePendingRequests(input: PendingRequestsInput) {
  return trpc.admin.requests.list.useQuery(input, { staleTime: 0, placeholderData: keepPreviousData })
}

/** Removes a request; resolves once it is off the list. */
export function useRemoveRequest() {
  const { admin } = trpc.useUtils()
  return trpc.admin.requests.remove.useMutation({ onSuccess: () => admin.requests.list.invalidate() })
}

/** Restores a removed request; resolves once the list has it again. */
export function useRestoreRequest() {
  const { admin } = trpc.useUtils()
  return trpc.admin.requests.restore.useMutation({ onSuccess: () => admin.requests.list.invalidate() })
}
