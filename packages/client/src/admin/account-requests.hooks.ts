import type { PendingRequestsInput } from '@mullion/domain/accounts/dealer-request'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

export function usePendingRequests(input: PendingRequestsInput) {
  return trpc.admin.requests.list.useQuery(input, { staleTime: 0, placeholderData: keepPreviousData })
}

export function useRemoveRequest() {
  const { admin } = trpc.useUtils()
  return trpc.admin.requests.remove.useMutation({ onSuccess: () => admin.requests.list.invalidate() })
}

export function useRestoreRequest() {
  const { admin } = trpc.useUtils()
  return trpc.admin.requests.restore.useMutation({ onSuccess: () => admin.requests.list.invalidate() })
}
