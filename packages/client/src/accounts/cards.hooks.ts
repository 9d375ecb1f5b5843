import { trpc } from '../trpc.ts'

/** Queries the viewer's cards saved at the payment gateway; disable it where cards cannot be used. */
export function useSavedCards({ enabled = true }: { readonly enabled?: boolean } = {}) {
  return trpc.accounts.cards.list.useQuery(undefined, { enabled })
}

export function useRemoveSavedCard() {
  const { accounts } = trpc.useUtils()
  return trpc.accounts.cards.remove.useMutation({ onSuccess: () => accounts.cards.list.invalidate() })
}
