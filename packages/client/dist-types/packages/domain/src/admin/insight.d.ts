import * as z from 'zod/mini';
/** Empty searches are counted over this many days. */
export declare const insightDays = 90;
export declare const emptySearchesInput: z.ZodMiniPrefault<z.ZodMiniObject<{
    search: z.ZodMiniDefault<z.ZodMiniString<string>>;
    sort: z.ZodMiniOptional<z.ZodMiniEnum<{
        lastDay: "lastDay";
        searches: "searches";
        text: "text";
    }>>;
    descending: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    page: z.ZodMiniDefault<z.ZodMiniInt>;
}, z.core.$strict>>;
export type EmptySearchesInput = z.output<typeof emptySearchesInput>;
/** `drawings`: a drawing shared with similar parts counts as no image. */
export declare const partsWithoutImagesInput: z.ZodMiniPrefault<z.ZodMiniObject<{
    search: z.ZodMiniDefault<z.ZodMiniString<string>>;
    sort: z.ZodMiniOptional<z.ZodMiniEnum<{
        name: "name";
        number: "number";
    }>>;
    descending: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    page: z.ZodMiniDefault<z.ZodMiniInt>;
    drawings: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
}, z.core.$strict>>;
export type PartsWithoutImagesInput = z.output<typeof partsWithoutImagesInput>;
export declare const neverOrderedInput: z.ZodMiniPrefault<z.ZodMiniObject<{
    search: z.ZodMiniDefault<z.ZodMiniString<string>>;
    sort: z.ZodMiniOptional<z.ZodMiniEnum<{
        name: "name";
        number: "number";
    }>>;
    descending: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    page: z.ZodMiniDefault<z.ZodMiniInt>;
}, z.core.$strict>>;
export type NeverOrderedInput = z.output<typeof neverOrderedInput>;
export declare const companiesWithoutUsersInput: z.ZodMiniPrefault<z.ZodMiniObject<{
    search: z.ZodMiniDefault<z.ZodMiniString<string>>;
    sort: z.ZodMiniOptional<z.ZodMiniEnum<{
        customerNumber: "customerNumber";
        name: "name";
    }>>;
    descending: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    page: z.ZodMiniDefault<z.ZodMiniInt>;
}, z.core.$strict>>;
export type CompaniesWithoutUsersInput = z.output<typeof companiesWithoutUsersInput>;
export interface EmptySearch {
    readonly text: string;
    readonly searches: number;
    /** The last store day on which the search found nothing. */
    readonly lastDay: string;
}
export interface NamedPart {
    readonly id: number;
    readonly number: string;
    readonly name: string;
}
export interface NamedCompany {
    readonly id: number;
    readonly name: string;
    readonly customerNumber: string;
}
