import type { Reader, Writer } from '../database.ts';
import { addresses } from './accounts.tables.ts';
export type AddressRow = typeof addresses.$inferSelect;
export type NewAddress = Omit<typeof addresses.$inferInsert, 'id'>;
export type AddressChange = Omit<NewAddress, 'userId' | 'createdAt'>;
/** Returns a user's addresses, sorted by label. */
export declare function listAddresses(db: Reader, userId: number): Promise<AddressRow[]>;
/** Counts a user's addresses. */
export declare function countAddresses(db: Reader, userId: number): Promise<number>;
/** Inserts an address. */
export declare function createAddress(tx: Writer, address: NewAddress): Promise<AddressRow>;
/** Updates an address of this user; null if they have no such address. */
export declare function updateAddress(tx: Writer, { userId, id }: {
    readonly userId: number;
    readonly id: number;
}, change: AddressChange): Promise<AddressRow | null>;
/** Deletes an address of this user; false if they have no such address. */
export declare function removeAddress(tx: Writer, userId: number, id: number): Promise<boolean>;
