import type { SavedAddress, SavedAddressInput } from '@mullion/domain/accounts/address'
import { useMutation } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

export function useAddresses() {
  return trpc.accounts.addresses.list.useQuery()
}

export interface AddressToSave {
  readonly addressId: number | null
  readonly address: SavedAddressInput
}

export function useSaveAddress() {
  const { accounts, client } = trpc.useUtils()
  const { create, update } = client.accounts.addresses
  return useMutation({
    mutationFn: ({ addressId, address }: AddressToSave): Promise<SavedAddress> =>
      addressId === null ? create.mutate(address) : update.mutate({ addressId, address }),
    onSuccess: () => accounts.addresses.list.invalidate(),
  })
}

export function useRemoveAddress() {
  const { accounts } = trpc.useUtils()
  return trpc.accounts.addresses.remove.useMutation({ onSuccess: () => accounts.addresses.list.invalidate() })
}
