import type { SavedAddress, SavedAddressInput } from '@mullion/domain/accounts/address'
import { useMutation } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

/** The viewer's saved addresses by label. */
export function useAddresses() {
  return trpc.accounts.addresses.list.useQuery()
}

/** An address to save: a new one when it has no id yet. */
export interface AddressToSave {
  readonly addressId: number | null
  readonly address: SavedAddressInput
}

/** Saves an address, a new or a changed one; done once the list shows it. */
export function useSaveAddress() {
  const { accounts, client } = trpc.useUtils()
  const { create, update } = client.accounts.addresses
  return useMutation({
    mutationFn: ({ addressId, address }: AddressToSave): Promise<SavedAddress> =>
      addressId === null ? create.mutate(address) : update.mutate({ addressId, address }),
    onSuccess: () => accounts.addresses.list.invalidate(),
  })
}

/** Deletes a saved address; done once the list is without it. */
export function useRemoveAddress() {
  const { accounts } = trpc.useUtils()
  return trpc.accounts.addresses.remove.useMutation({ onSuccess: () => accounts.addresses.list.invalidate() })
}
