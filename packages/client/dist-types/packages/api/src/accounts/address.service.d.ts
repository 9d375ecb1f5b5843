import type { Database } from '@mullion/db/database';
import type { Member } from '@mullion/domain/accounts/actor';
import { type CreateAddressInput, type SavedAddress, type UpdateAddressInput } from '@mullion/domain/accounts/address';
import type { OfUserInput } from '@mullion/domain/accounts/user';
import type { Clock } from '../clock.ts';
export interface AddressDeps {
    readonly db: Database;
    readonly clock: Clock;
}
export type AddressService = ReturnType<typeof createAddressService>;
/** Saved ship-to addresses of the signed-in user. Asking for another user's addresses throws `missing`. */
export declare function createAddressService({ db, clock }: AddressDeps): {
    /** Returns the actor's addresses, sorted by label. */
    list(actor: Member, named?: OfUserInput): Promise<SavedAddress[]>;
    /** Saves an address; throws `conflict` when the user has too many. */
    create(actor: Member, { userId, ...address }: CreateAddressInput): Promise<SavedAddress>;
    update(actor: Member, input: UpdateAddressInput): Promise<SavedAddress>;
    remove(actor: Member, id: number): Promise<void>;
};
