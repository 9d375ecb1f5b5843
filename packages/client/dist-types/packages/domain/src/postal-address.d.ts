import * as z from 'zod/mini';
export declare const requiredText = "This field is required.";
export declare const zipFormatText = "Invalid ZIP format";
export declare const phoneFormatText = "Invalid phone number format";
export declare const emailFormatText = "Invalid email format";
/** Five digits, optionally followed by a dash and four digits. */
export declare const zipPattern: RegExp;
/** Optional country code and a ten-digit US-style number. */
export declare const phonePattern: RegExp;
/** Letters, digits and ._%+- before the @, a domain, and a top-level domain of at least two letters. */
export declare const emailPattern: RegExp;
/** Countries accepted in an address. */
export declare const shipCountries: readonly ['US', 'CA'];
/** States, the District and territories that parcels ship to, by postal code. */
export declare const usStates: Readonly<Record<string, string>>;
export declare const countries: {
    readonly US: 'United States';
    readonly CA: 'Canada';
};
export type Country = keyof typeof countries;
/** Ship-to address. The form accepts Canada so it can say that the store does not ship there. */
export declare const shipAddress: z.ZodMiniObject<{
    label: z.ZodMiniDefault<z.ZodMiniString<string>>;
    nameOrCompany: z.ZodMiniString<string>;
    attention: z.ZodMiniDefault<z.ZodMiniString<string>>;
    address1: z.ZodMiniString<string>;
    address2: z.ZodMiniDefault<z.ZodMiniString<string>>;
    address3: z.ZodMiniDefault<z.ZodMiniString<string>>;
    country: z.ZodMiniDefault<z.ZodMiniEnum<{
        CA: "CA";
        US: "US";
    }>>;
    postalCode: z.ZodMiniString<string>;
    city: z.ZodMiniString<string>;
    state: z.ZodMiniString<string>;
    telephone: z.ZodMiniDefault<z.ZodMiniString<string>>;
}, z.core.$strict>;
export type ShipAddress = z.output<typeof shipAddress>;
/** An email address, converted to lower case. */
export declare const email: z.ZodMiniString<string>;
