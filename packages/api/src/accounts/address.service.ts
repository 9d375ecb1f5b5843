import {
  type AddressRow,
  countAddresses,
  createAddress,
  listAddresses,
  removeAddress,
  updateAddress,
} from '@mullion/db/accounts/address.repository'
import type { Database } from '@mullion/db/database'
import { addressMissing, tooManyAddresses } from '@mullion/domain/accounts/account-errors'
import type { Member } from '@mullion/domain/accounts/actor'
import {
  type CreateAddressInput,
  maxAddresses,
  type SavedAddress,
  type UpdateAddressInput,
} from '@mullion/domain/accounts/address'
import type { OfUserInput } from '@mullion/domain/accounts/user'
import type { Clock } from '../clock.ts'
import { assertOwnUser } from './own-user.ts'

export interface AddressDeps {
  readonly db: Database
  readonly clock: Clock
}

export type AddressService = ReturnType<typeof createAddressService>

function viewAddress(row: AddressRow): SavedAddress {
  const { createdAt: _created, updatedAt: _updated, sortKey: _sort, residential, ...address } = row
  return { ...address, ...(residential ? { residential } : {}) }
}

/** Saved ship-to addresses of the signed-in user. Asking for another user's addresses throws `missing`. */
export function createAddressService({ db, clock }: AddressDeps) {
  return {
    async list(actor: Member, named: OfUserInput = {}): Promise<SavedAddress[]> {
      assertOwnUser(actor, named)
      return (await listAddresses(db.read, actor.userId)).map(viewAddress)
    },

    /** Saves an address; throws `conflict` when the user has too many. */
    async create(actor: Member, { userId, ...address }: CreateAddressInput): Promise<SavedAddress> {
      assertOwnUser(actor, { userId })
      return db.transaction(async (tx) => {
        // Two saves at the same moment may exceed the limit by one, which is harmless.
        if ((await countAddresses(tx, actor.userId)) >= maxAddresses) throw tooManyAddresses(maxAddresses)
        const now = clock()
        const row = { ...address, userId: actor.userId, createdAt: now, updatedAt: now }
        return viewAddress(await createAddress(tx, row))
      })
    },

    async update(actor: Member, input: UpdateAddressInput): Promise<SavedAddress> {
      assertOwnUser(actor, input)
      const { addressId: id, address } = input
      return db.transaction(async (tx) => {
        const change = { ...address, updatedAt: clock() }
        const row = await updateAddress(tx, { userId: actor.userId, id }, change)
        if (!row) throw addressMissing()
        return viewAddress(row)
      })
    },

    remove(actor: Member, id: number): Promise<void> {
      return db.transaction(async (tx) => {
        if (!(await removeAddress(tx, actor.userId, id))) throw addressMissing()
      })
    },
  }
}
