import * as z from 'zod/mini';
/** Rows per page of a staff list. */
export declare const listPageSize = 10;
/** A list's total and its pages stop at this many rows. */
export declare const maxListed = 10000;
/** Which page of a list to return, how it is sorted, and the text its rows must contain. */
export interface ListInput<Column extends string> {
    readonly search: string;
    /** Column to sort by; defaults to the list's own order. */
    readonly sort?: Column | undefined;
    readonly descending: boolean;
    /** From 1. */
    readonly page: number;
}
/** Returns the input fields of a list that can be sorted by the given columns. */
export declare function listFields<const Column extends string>(columns: readonly [Column, ...Column[]]): {
    search: z.ZodMiniDefault<z.ZodMiniString<string>>;
    sort: z.ZodMiniOptional<z.ZodMiniEnum<{ [k in Column]: k; } extends infer T ? { [k in keyof T]: T[k]; } : never>>;
    descending: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    page: z.ZodMiniDefault<z.ZodMiniInt>;
};
/**
 * Returns the input schema of a list that can be sorted by these columns. No input means the first page in
 * the list's own order.
 */
export declare function listInput<const Column extends string>(columns: readonly [Column, ...Column[]]): z.ZodMiniPrefault<z.ZodMiniObject<{
    search: z.ZodMiniDefault<z.ZodMiniString<string>>;
    sort: z.ZodMiniOptional<z.ZodMiniEnum<{ [k in Column]: k; } extends infer T ? { [k in keyof T]: T[k]; } : never>>;
    descending: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    page: z.ZodMiniDefault<z.ZodMiniInt>;
}, z.core.$strict>>;
export interface ListPage<Row> {
    readonly rows: readonly Row[];
    /** Counts up to 10,000. */
    readonly total: number;
    readonly page: number;
    readonly pages: number;
}
