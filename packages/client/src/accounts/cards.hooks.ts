import { trpc } from '../trpc.ts'

/** The cards that the payment gateway keeps for the viewer; not asked for where they could not be used. */
export function useSavedCards({ enabled = true }: { readonly enabled?: boolean } = {}) {
  return trpc.accounts.cards.list.useQuery(undefined, { enabled })
}

/** Removes a saved card; done once the list is without it. */
export function useRemoveSavedCard() {
  const { accounts } = trpc.useUtils()
  return trpc.accounts.cards.remove.useMutation({ onSuccess: () => accounts.cards.list.invalidate() })
}
