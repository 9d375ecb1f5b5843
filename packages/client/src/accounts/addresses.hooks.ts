import type { SavedAddress, SavedAddressInput } from '@mullion/domain/accounts/address'
import { useMutation } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

/** Queries the viewer's saved addresses, sorted by label. */
export function useAddresses() {
  return trpc.accounts.addresses.list.useQuery()
}

/** An address to save; `addressId` is null for a new one. */
export interface AddressToSave {
  readonly addressId: number | null
  readonly address: SavedAddressInput
}

/** Saves a new or changed address; resolves once the list shows it. */
export function useSaveAddress() {
  const { accounts, client } = trpc.useUtils()
  const { create, update } = client.accounts.addresses
  return useMutation({
    mutationFn: ({ addressId, address }: AddressToSave): Promise<SavedAddress> =>
      addressId === null ? create.mutate(address) : update.mutate({ addressId, address }),
    onSuccess: () => accounts.addresses.list.invalidate(),
  })
}

/** Deletes a saved address; resolves once it is off the list. */
export function useRemoveAddress() {
  const { accounts } = trpc.useUtils()
  return trpc.accounts.addresses.remove.useMutation({ onSuccess: () => accounts.addresses.list.invalidate() })
}
