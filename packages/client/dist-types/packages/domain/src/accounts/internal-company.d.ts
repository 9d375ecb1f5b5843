import * as z from 'zod/mini';
import { AppError } from '../error.ts';
/** Maximum companies per search result. */
export declare const maxCompaniesFound = 50;
/** Maximum companies that the picker shows before anything is typed. */
export declare const maxLastCompanies = 8;
export declare const internalCompanyId: z.ZodMiniInt;
export declare const internalCompanyInput: z.ZodMiniObject<{
    name: z.ZodMiniString<string>;
    customerNumber: z.ZodMiniString<string>;
    termsCode: z.ZodMiniEnum<{
        CC: "CC";
        PO: "PO";
    }>;
    discountRate: z.ZodMiniLiteral<0.8 | 0.85 | 0.9 | 0.95 | 1>;
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
    iseMember: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    poRequired: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
}, z.core.$strict>;
export type InternalCompanyInput = z.output<typeof internalCompanyInput>;
export declare const updateInternalCompanyInput: z.ZodMiniObject<{
    internalCompanyId: z.ZodMiniInt;
    company: z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        customerNumber: z.ZodMiniString<string>;
        termsCode: z.ZodMiniEnum<{
            CC: "CC";
            PO: "PO";
        }>;
        discountRate: z.ZodMiniLiteral<0.8 | 0.85 | 0.9 | 0.95 | 1>;
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
        iseMember: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        poRequired: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strict>;
}, z.core.$strict>;
export type UpdateInternalCompanyInput = z.output<typeof updateInternalCompanyInput>;
export declare const searchInternalCompaniesInput: z.ZodMiniObject<{
    term: z.ZodMiniString<string>;
}, z.core.$strict>;
/** Another company (not deleted) already has this customer number. */
export declare function customerNumberTaken(field?: string): AppError;
/** The internal company does not exist or was deleted. */
export declare function internalCompanyMissing(): AppError;
/** The actor may not act for any company. */
export declare function actingRefused(): AppError;
/** The company being acted for was deleted or never existed. */
export declare function actingEnded(): AppError;
/** The request's header and payload name different companies. */
export declare function actingDisagrees(): AppError;
