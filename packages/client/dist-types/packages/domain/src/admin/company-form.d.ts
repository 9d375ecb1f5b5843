import * as z from 'zod/mini';
import { type Company } from '../accounts/company.ts';
import { AppError } from '../error.ts';
export declare const companiesPageSize = 20;
export declare const minSearchedCharacters = 3;
export declare const searchTooShortText = "Type at least 3 characters to search";
/** Returns the states or provinces of a country, by postal code. */
export declare function statesOf(country: string): Readonly<Record<string, string>>;
export declare const companyForm: z.ZodMiniObject<{
    name: z.ZodMiniString<string>;
    customerNumber: z.ZodMiniString<string>;
    accountingEmail: z.ZodMiniString<string>;
    termsCode: z.ZodMiniEnum<{
        CC: "CC";
        PO: "PO";
    }>;
    discountRate: z.ZodMiniLiteral<0.8 | 0.85 | 0.9 | 0.95 | 1>;
    phone: z.ZodMiniString<string>;
    address1: z.ZodMiniString<string>;
    address2: z.ZodMiniDefault<z.ZodMiniString<string>>;
    city: z.ZodMiniString<string>;
    state: z.ZodMiniString<string>;
    zipCode: z.ZodMiniString<string>;
    country: z.ZodMiniDefault<z.ZodMiniEnum<{
        CA: "CA";
        US: "US";
    }>>;
    taxExemptStates: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniEnum<{
        AZ: "AZ";
        CA: "CA";
        CO: "CO";
        FL: "FL";
        GA: "GA";
        IA: "IA";
        IL: "IL";
        IN: "IN";
        KS: "KS";
        KY: "KY";
        MA: "MA";
        MD: "MD";
        MI: "MI";
        MN: "MN";
        MO: "MO";
        MS: "MS";
        NC: "NC";
        NJ: "NJ";
        NY: "NY";
        OH: "OH";
        PA: "PA";
        SC: "SC";
        TN: "TN";
        TX: "TX";
        VA: "VA";
        WA: "WA";
        WI: "WI";
    }>>>;
    poRequired: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    iseMember: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
}, z.core.$strict>;
export type CompanyForm = z.output<typeof companyForm>;
/** A new company with its contact, who becomes its company admin. */
export declare const newCompanyForm: z.ZodMiniObject<{
    name: z.ZodMiniString<string>;
    customerNumber: z.ZodMiniString<string>;
    accountingEmail: z.ZodMiniString<string>;
    termsCode: z.ZodMiniEnum<{
        CC: "CC";
        PO: "PO";
    }>;
    discountRate: z.ZodMiniLiteral<0.8 | 0.85 | 0.9 | 0.95 | 1>;
    phone: z.ZodMiniString<string>;
    address1: z.ZodMiniString<string>;
    address2: z.ZodMiniDefault<z.ZodMiniString<string>>;
    city: z.ZodMiniString<string>;
    state: z.ZodMiniString<string>;
    zipCode: z.ZodMiniString<string>;
    country: z.ZodMiniDefault<z.ZodMiniEnum<{
        CA: "CA";
        US: "US";
    }>>;
    taxExemptStates: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniEnum<{
        AZ: "AZ";
        CA: "CA";
        CO: "CO";
        FL: "FL";
        GA: "GA";
        IA: "IA";
        IL: "IL";
        IN: "IN";
        KS: "KS";
        KY: "KY";
        MA: "MA";
        MD: "MD";
        MI: "MI";
        MN: "MN";
        MO: "MO";
        MS: "MS";
        NC: "NC";
        NJ: "NJ";
        NY: "NY";
        OH: "OH";
        PA: "PA";
        SC: "SC";
        TN: "TN";
        TX: "TX";
        VA: "VA";
        WA: "WA";
        WI: "WI";
    }>>>;
    poRequired: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    iseMember: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    firstname: z.ZodMiniString<string>;
    lastname: z.ZodMiniString<string>;
    contactEmail: z.ZodMiniDefault<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniString<string>]>>;
}, z.core.$strict>;
export type NewCompanyForm = z.output<typeof newCompanyForm>;
/** `requestId` is the pending account request this company resolves. */
export declare const createCompanyInput: z.ZodMiniObject<{
    form: z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        customerNumber: z.ZodMiniString<string>;
        accountingEmail: z.ZodMiniString<string>;
        termsCode: z.ZodMiniEnum<{
            CC: "CC";
            PO: "PO";
        }>;
        discountRate: z.ZodMiniLiteral<0.8 | 0.85 | 0.9 | 0.95 | 1>;
        phone: z.ZodMiniString<string>;
        address1: z.ZodMiniString<string>;
        address2: z.ZodMiniDefault<z.ZodMiniString<string>>;
        city: z.ZodMiniString<string>;
        state: z.ZodMiniString<string>;
        zipCode: z.ZodMiniString<string>;
        country: z.ZodMiniDefault<z.ZodMiniEnum<{
            CA: "CA";
            US: "US";
        }>>;
        taxExemptStates: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniEnum<{
            AZ: "AZ";
            CA: "CA";
            CO: "CO";
            FL: "FL";
            GA: "GA";
            IA: "IA";
            IL: "IL";
            IN: "IN";
            KS: "KS";
            KY: "KY";
            MA: "MA";
            MD: "MD";
            MI: "MI";
            MN: "MN";
            MO: "MO";
            MS: "MS";
            NC: "NC";
            NJ: "NJ";
            NY: "NY";
            OH: "OH";
            PA: "PA";
            SC: "SC";
            TN: "TN";
            TX: "TX";
            VA: "VA";
            WA: "WA";
            WI: "WI";
        }>>>;
        poRequired: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        iseMember: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        firstname: z.ZodMiniString<string>;
        lastname: z.ZodMiniString<string>;
        contactEmail: z.ZodMiniDefault<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniString<string>]>>;
    }, z.core.$strict>;
    requestId: z.ZodMiniOptional<z.ZodMiniInt>;
}, z.core.$strict>;
export type CreateCompanyInput = z.output<typeof createCompanyInput>;
/** A company edit; `updatedAt` makes it fail if the company changed since then. */
export declare const updateCompanyInput: z.ZodMiniObject<{
    companyId: z.ZodMiniInt;
    form: z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        customerNumber: z.ZodMiniString<string>;
        accountingEmail: z.ZodMiniString<string>;
        termsCode: z.ZodMiniEnum<{
            CC: "CC";
            PO: "PO";
        }>;
        discountRate: z.ZodMiniLiteral<0.8 | 0.85 | 0.9 | 0.95 | 1>;
        phone: z.ZodMiniString<string>;
        address1: z.ZodMiniString<string>;
        address2: z.ZodMiniDefault<z.ZodMiniString<string>>;
        city: z.ZodMiniString<string>;
        state: z.ZodMiniString<string>;
        zipCode: z.ZodMiniString<string>;
        country: z.ZodMiniDefault<z.ZodMiniEnum<{
            CA: "CA";
            US: "US";
        }>>;
        taxExemptStates: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniEnum<{
            AZ: "AZ";
            CA: "CA";
            CO: "CO";
            FL: "FL";
            GA: "GA";
            IA: "IA";
            IL: "IL";
            IN: "IN";
            KS: "KS";
            KY: "KY";
            MA: "MA";
            MD: "MD";
            MI: "MI";
            MN: "MN";
            MO: "MO";
            MS: "MS";
            NC: "NC";
            NJ: "NJ";
            NY: "NY";
            OH: "OH";
            PA: "PA";
            SC: "SC";
            TN: "TN";
            TX: "TX";
            VA: "VA";
            WA: "WA";
            WI: "WI";
        }>>>;
        poRequired: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        iseMember: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strict>;
    updatedAt: z.ZodMiniOptional<z.ZodMiniISODateTime>;
}, z.core.$strict>;
export type UpdateCompanyInput = z.output<typeof updateCompanyInput>;
export declare const searchCompaniesInput: z.ZodMiniObject<{
    text: z.ZodMiniString<string>;
    page: z.ZodMiniDefault<z.ZodMiniInt>;
}, z.core.$strict>;
export type SearchCompaniesInput = z.output<typeof searchCompaniesInput>;
export interface CustomerCompany extends Company {
    /** Send back with an edit, so that no one else's edit is overwritten. */
    readonly updatedAt: string;
}
export interface CompaniesPage {
    readonly companies: readonly CustomerCompany[];
    readonly total: number;
    readonly page: number;
    readonly pages: number;
}
/** The company was saved by someone else after it was opened. */
export declare function companyChanged(): AppError;
/** The account request was already turned into a company, or removed. */
export declare function requestNotPending(): AppError;
/** The contact's sign-in email belongs to another user. */
export declare function contactEmailTaken(taken: string): AppError;
/** The user has already chosen a password, so there is no invitation to resend. */
export declare function notInvited(): AppError;
