import * as z from 'zod/mini';
import { type ShipAddress } from '../postal-address.ts';
export declare const addressId: z.ZodMiniInt;
/** Maximum saved addresses per user. */
export declare const maxAddresses = 200;
export declare const addressSavedText = "Address saved successfully";
/** A saved address: a ship-to address plus a required label, with the account panel's error texts. */
export declare const savedAddressInput: z.ZodMiniObject<{
    nameOrCompany: z.ZodMiniString<string>;
    attention: z.ZodMiniDefault<z.ZodMiniString<string>>;
    address1: z.ZodMiniString<string>;
    address2: z.ZodMiniDefault<z.ZodMiniString<string>>;
    address3: z.ZodMiniDefault<z.ZodMiniString<string>>;
    country: z.ZodMiniDefault<z.ZodMiniEnum<{
        CA: "CA";
        US: "US";
    }>>;
    city: z.ZodMiniString<string>;
    state: z.ZodMiniString<string>;
    label: z.ZodMiniString<string>;
    postalCode: z.ZodMiniString<string>;
    telephone: z.ZodMiniDefault<z.ZodMiniString<string>>;
}, z.core.$strict>;
export type SavedAddressInput = z.output<typeof savedAddressInput>;
export declare const createAddressInput: z.ZodMiniObject<{
    nameOrCompany: z.ZodMiniString<string>;
    attention: z.ZodMiniDefault<z.ZodMiniString<string>>;
    address1: z.ZodMiniString<string>;
    address2: z.ZodMiniDefault<z.ZodMiniString<string>>;
    address3: z.ZodMiniDefault<z.ZodMiniString<string>>;
    country: z.ZodMiniDefault<z.ZodMiniEnum<{
        CA: "CA";
        US: "US";
    }>>;
    city: z.ZodMiniString<string>;
    state: z.ZodMiniString<string>;
    userId: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniString<string>]>>;
    label: z.ZodMiniString<string>;
    postalCode: z.ZodMiniString<string>;
    telephone: z.ZodMiniDefault<z.ZodMiniString<string>>;
}, z.core.$strict>;
export type CreateAddressInput = z.output<typeof createAddressInput>;
export declare const updateAddressInput: z.ZodMiniObject<{
    userId: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniString<string>]>>;
    addressId: z.ZodMiniInt;
    address: z.ZodMiniObject<{
        nameOrCompany: z.ZodMiniString<string>;
        attention: z.ZodMiniDefault<z.ZodMiniString<string>>;
        address1: z.ZodMiniString<string>;
        address2: z.ZodMiniDefault<z.ZodMiniString<string>>;
        address3: z.ZodMiniDefault<z.ZodMiniString<string>>;
        country: z.ZodMiniDefault<z.ZodMiniEnum<{
            CA: "CA";
            US: "US";
        }>>;
        city: z.ZodMiniString<string>;
        state: z.ZodMiniString<string>;
        label: z.ZodMiniString<string>;
        postalCode: z.ZodMiniString<string>;
        telephone: z.ZodMiniDefault<z.ZodMiniString<string>>;
    }, z.core.$strict>;
}, z.core.$strict>;
export type UpdateAddressInput = z.output<typeof updateAddressInput>;
export interface SavedAddress extends ShipAddress {
    readonly id: number;
    readonly userId: number;
}
