import {
  type AddressRow,
  countAddresses,
  createAddress,
  listAddresses,
  removeAddress,
  updateAddress,
} from '@mullion/db/accounts/address.repository'
import type { Store } from '@mullion/db/store'
import { addressMissing, tooManyAddresses } from '@mullion/domain/accounts/account-errors'
import type { Member } from '@mullion/domain/accounts/actor'
import {
  type CreateAddressInput,
  mostAddresses,
  type SavedAddress,
  type UpdateAddressInput,
} from '@mullion/domain/accounts/address'
import type { OfUserInput } from '@mullion/domain/accounts/user'
import type { Clock } from '../clock.ts'
import { refuseAnother } from './own-user.ts'

export interface AddressDeps {
  readonly store: Store
  readonly clock: Clock
}

export type AddressService = ReturnType<typeof createAddressService>

function viewAddress({ createdAt: _created, updatedAt: _updated, ...address }: AddressRow): SavedAddress {
  return address
}

/** The ship-to addresses that a person keeps; nobody else's are there, and naming another throws `missing`. */
export function createAddressService({ store, clock }: AddressDeps) {
  return {
    /** The actor's addresses by label. */
    async list(actor: Member, named: OfUserInput = {}): Promise<SavedAddress[]> {
      refuseAnother(actor, named)
      return (await listAddresses(store.read, actor.userId)).map(viewAddress)
    },

    /** Keeps an address; throws `conflict` when there are too many. */
    async create(actor: Member, { userId, ...address }: CreateAddressInput): Promise<SavedAddress> {
      refuseAnother(actor, { userId })
      return store.transaction(async (tx) => {
        // Two kept at the same moment may make it one more, which harms nobody.
        if ((await countAddresses(tx, actor.userId)) >= mostAddresses) throw tooManyAddresses(mostAddresses)
        const now = clock()
        const row = { ...address, userId: actor.userId, createdAt: now, updatedAt: now }
        return viewAddress(await createAddress(tx, row))
      })
    },

    /** Changes one of the actor's addresses. */
    async update(actor: Member, input: UpdateAddressInput): Promise<SavedAddress> {
      refuseAnother(actor, input)
      const { addressId: id, address } = input
      return store.transaction(async (tx) => {
        const change = { ...address, updatedAt: clock() }
        const row = await updateAddress(tx, { userId: actor.userId, id }, change)
        if (!row) throw addressMissing()
        return viewAddress(row)
      })
    },

    /** Forgets one of the actor's addresses. */
    remove(actor: Member, id: number): Promise<void> {
      return store.transaction(async (tx) => {
        if (!(await removeAddress(tx, actor.userId, id))) throw addressMissing()
      })
    },
  }
}
