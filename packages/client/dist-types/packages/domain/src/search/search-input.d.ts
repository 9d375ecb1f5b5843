import * as z from 'zod/mini';
import { type InternalPart, type Part } from '../catalog/part.ts';
import type { FacetCounts } from './facet-counts.ts';
export declare const minSearchLength = 3;
export declare const maxPageSize = 5000;
export declare const sortOrders: readonly ['relevance', 'number', 'price', 'price-down'];
export type SortOrder = (typeof sortOrders)[number];
export declare const searchInput: z.ZodMiniObject<{
    offset: z.ZodMiniDefault<z.ZodMiniInt>;
    limit: z.ZodMiniDefault<z.ZodMiniInt>;
    filters: z.ZodMiniDefault<z.ZodMiniObject<{
        tags: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniEnum<{
            Accessories: "Accessories";
            "Assist to Open Device": "Assist to Open Device";
            Casings: "Casings";
            "Door Closers": "Door Closers";
            "DropTrac Components": "DropTrac Components";
            "Electrical Components": "Electrical Components";
            "Fast Track Hardware": "Fast Track Hardware";
            Frames: "Frames";
            Gaskets: "Gaskets";
            "Guidance Systems": "Guidance Systems";
            Handles: "Handles";
            Hinges: "Hinges";
            "Inside Release": "Inside Release";
            "Installation Hardware": "Installation Hardware";
            "J-Track Hardware": "J-Track Hardware";
            "Kick Plates": "Kick Plates";
            "LE Hook Systems": "LE Hook Systems";
            "Latches and Strikes": "Latches and Strikes";
            Locks: "Locks";
            "Power Operator": "Power Operator";
            "Push Buttons": "Push Buttons";
            "Roller Chain": "Roller Chain";
            "Skid Bar": "Skid Bar";
            "Vertical Door Parts": "Vertical Door Parts";
            "Wall Guide Systems": "Wall Guide Systems";
            Windows: "Windows";
        }>>>;
        doorModels: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniEnum<{
            Sectional: "Sectional";
            Slide: "Slide";
            Swing: "Swing";
            Traffic: "Traffic";
            Vertical: "Vertical";
        }>>>;
        units: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniEnum<{
            EA: "EA";
            FT: "FT";
            SQFT: "SQFT";
        }>>>;
        priceBands: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniInt>>;
        specialOrder: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        proprietary: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strict>>;
    sort: z.ZodMiniDefault<z.ZodMiniEnum<{
        number: "number";
        price: "price";
        "price-down": "price-down";
        relevance: "relevance";
    }>>;
    text: z.ZodMiniString<string>;
}, z.core.$strict>;
export type SearchInput = z.output<typeof searchInput>;
export declare const searchCountsInput: z.ZodMiniObject<{
    text: z.ZodMiniString<string>;
    filters: z.ZodMiniDefault<z.ZodMiniObject<{
        tags: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniEnum<{
            Accessories: "Accessories";
            "Assist to Open Device": "Assist to Open Device";
            Casings: "Casings";
            "Door Closers": "Door Closers";
            "DropTrac Components": "DropTrac Components";
            "Electrical Components": "Electrical Components";
            "Fast Track Hardware": "Fast Track Hardware";
            Frames: "Frames";
            Gaskets: "Gaskets";
            "Guidance Systems": "Guidance Systems";
            Handles: "Handles";
            Hinges: "Hinges";
            "Inside Release": "Inside Release";
            "Installation Hardware": "Installation Hardware";
            "J-Track Hardware": "J-Track Hardware";
            "Kick Plates": "Kick Plates";
            "LE Hook Systems": "LE Hook Systems";
            "Latches and Strikes": "Latches and Strikes";
            Locks: "Locks";
            "Power Operator": "Power Operator";
            "Push Buttons": "Push Buttons";
            "Roller Chain": "Roller Chain";
            "Skid Bar": "Skid Bar";
            "Vertical Door Parts": "Vertical Door Parts";
            "Wall Guide Systems": "Wall Guide Systems";
            Windows: "Windows";
        }>>>;
        doorModels: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniEnum<{
            Sectional: "Sectional";
            Slide: "Slide";
            Swing: "Swing";
            Traffic: "Traffic";
            Vertical: "Vertical";
        }>>>;
        units: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniEnum<{
            EA: "EA";
            FT: "FT";
            SQFT: "SQFT";
        }>>>;
        priceBands: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniInt>>;
        specialOrder: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        proprietary: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strict>>;
}, z.core.$strict>;
export declare const browseInput: z.ZodMiniObject<{
    offset: z.ZodMiniDefault<z.ZodMiniInt>;
    limit: z.ZodMiniDefault<z.ZodMiniInt>;
    filters: z.ZodMiniDefault<z.ZodMiniObject<{
        tags: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniEnum<{
            Accessories: "Accessories";
            "Assist to Open Device": "Assist to Open Device";
            Casings: "Casings";
            "Door Closers": "Door Closers";
            "DropTrac Components": "DropTrac Components";
            "Electrical Components": "Electrical Components";
            "Fast Track Hardware": "Fast Track Hardware";
            Frames: "Frames";
            Gaskets: "Gaskets";
            "Guidance Systems": "Guidance Systems";
            Handles: "Handles";
            Hinges: "Hinges";
            "Inside Release": "Inside Release";
            "Installation Hardware": "Installation Hardware";
            "J-Track Hardware": "J-Track Hardware";
            "Kick Plates": "Kick Plates";
            "LE Hook Systems": "LE Hook Systems";
            "Latches and Strikes": "Latches and Strikes";
            Locks: "Locks";
            "Power Operator": "Power Operator";
            "Push Buttons": "Push Buttons";
            "Roller Chain": "Roller Chain";
            "Skid Bar": "Skid Bar";
            "Vertical Door Parts": "Vertical Door Parts";
            "Wall Guide Systems": "Wall Guide Systems";
            Windows: "Windows";
        }>>>;
        doorModels: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniEnum<{
            Sectional: "Sectional";
            Slide: "Slide";
            Swing: "Swing";
            Traffic: "Traffic";
            Vertical: "Vertical";
        }>>>;
        units: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniEnum<{
            EA: "EA";
            FT: "FT";
            SQFT: "SQFT";
        }>>>;
        priceBands: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniInt>>;
        specialOrder: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        proprietary: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strict>>;
    sort: z.ZodMiniDefault<z.ZodMiniEnum<{
        number: "number";
        price: "price";
        "price-down": "price-down";
        relevance: "relevance";
    }>>;
    fits: z.ZodMiniOptional<z.ZodMiniEnum<{
        COLD: "COLD";
        ESS1: "ESS1";
        ESS2: "ESS2";
        SANI: "SANI";
        TSD: "TSD";
    }>>;
}, z.core.$strict>;
export type BrowseInput = z.output<typeof browseInput>;
export declare const browseCountsInput: z.ZodMiniDefault<z.ZodMiniObject<{
    filters: z.ZodMiniDefault<z.ZodMiniObject<{
        tags: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniEnum<{
            Accessories: "Accessories";
            "Assist to Open Device": "Assist to Open Device";
            Casings: "Casings";
            "Door Closers": "Door Closers";
            "DropTrac Components": "DropTrac Components";
            "Electrical Components": "Electrical Components";
            "Fast Track Hardware": "Fast Track Hardware";
            Frames: "Frames";
            Gaskets: "Gaskets";
            "Guidance Systems": "Guidance Systems";
            Handles: "Handles";
            Hinges: "Hinges";
            "Inside Release": "Inside Release";
            "Installation Hardware": "Installation Hardware";
            "J-Track Hardware": "J-Track Hardware";
            "Kick Plates": "Kick Plates";
            "LE Hook Systems": "LE Hook Systems";
            "Latches and Strikes": "Latches and Strikes";
            Locks: "Locks";
            "Power Operator": "Power Operator";
            "Push Buttons": "Push Buttons";
            "Roller Chain": "Roller Chain";
            "Skid Bar": "Skid Bar";
            "Vertical Door Parts": "Vertical Door Parts";
            "Wall Guide Systems": "Wall Guide Systems";
            Windows: "Windows";
        }>>>;
        doorModels: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniEnum<{
            Sectional: "Sectional";
            Slide: "Slide";
            Swing: "Swing";
            Traffic: "Traffic";
            Vertical: "Vertical";
        }>>>;
        units: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniEnum<{
            EA: "EA";
            FT: "FT";
            SQFT: "SQFT";
        }>>>;
        priceBands: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniInt>>;
        specialOrder: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        proprietary: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strict>>;
    fits: z.ZodMiniOptional<z.ZodMiniEnum<{
        COLD: "COLD";
        ESS1: "ESS1";
        ESS2: "ESS2";
        SANI: "SANI";
        TSD: "TSD";
    }>>;
}, z.core.$strict>>;
export type BrowseCountsInput = z.output<typeof browseCountsInput>;
export declare const partsByIdInput: z.ZodMiniObject<{
    partIds: z.ZodMiniArray<z.ZodMiniInt>;
}, z.core.$strict>;
/** Maximum part numbers per lookup, such as a pasted order. */
export declare const maxNumbersPerLookup = 500;
export declare const maxNumberLength = 60;
/** Part numbers as typed: with or without 311-, dashes and spaces. */
export declare const partsByNumberInput: z.ZodMiniObject<{
    numbers: z.ZodMiniArray<z.ZodMiniString<string>>;
}, z.core.$strict>;
export interface NumberedParts {
    /** The number as requested. */
    readonly number: string;
    /** Parts with this number: none or one; two if a leading 311 may or may not be the prefix. */
    readonly parts: readonly (Part | InternalPart)[];
    /** True if no part was found because the part is no longer sold. */
    readonly noLongerSold: boolean;
    /** If no part has this number, the first parts whose number starts with it. */
    readonly beginning: readonly (Part | InternalPart)[];
}
/**
 * `exact`: found as typed; `partial`: found after ignoring words that match no part or would empty the results;
 * `similar`: found after correcting typos; `none`: nothing found.
 */
export type MatchKind = 'exact' | 'partial' | 'similar' | 'none';
/** One page of parts. `similar` is shown as "No exact match: showing similar parts". */
export interface PartsPage {
    readonly match: MatchKind;
    /**
     * The corrected search, if only that found something; null if the text as typed found something, or nothing
     * was found at all.
     */
    readonly searchedText: string | null;
    readonly parts: readonly (Part | InternalPart)[];
    /** True if there is another page; the total comes separately from `catalog.searchCounts`. */
    readonly more: boolean;
}
/** Parts found by a text and filters: the total, and the count per possible filter. */
export interface SearchCounts extends FacetCounts {
    readonly match: MatchKind;
}
