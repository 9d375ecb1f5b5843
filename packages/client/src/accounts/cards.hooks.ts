import { trpc } from '../trpc.ts'

/** The cards that the payment gateway keeps for the viewer. */
export function useSavedCards() {
  return trpc.accounts.cards.list.useQuery()
}

/** Removes a saved card; done once the list is without it. */
export function useRemoveSavedCard() {
  const { accounts } = trpc.useUtils()
  return trpc.accounts.cards.remove.useMutation({ onSuccess: () => accounts.cards.list.invalidate() })
}
