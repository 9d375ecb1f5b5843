import * as z from 'zod/mini';
import type { DayRange } from './range.ts';
/** The date range: store days, or the store days that two instants fall on. */
export declare const rangeInput: z.ZodMiniObject<{
    startDate: z.ZodMiniUnion<readonly [z.ZodMiniISODate, z.ZodMiniISODateTime]>;
    endDate: z.ZodMiniUnion<readonly [z.ZodMiniISODate, z.ZodMiniISODateTime]>;
}, z.core.$strict>;
export type RangeInput = z.output<typeof rangeInput>;
/** A date range, or no dates at all for the last 24 hours. */
export declare const recentRangeInput: z.ZodMiniObject<{
    startDate: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniISODate, z.ZodMiniISODateTime]>>;
    endDate: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniISODate, z.ZodMiniISODateTime]>>;
}, z.core.$strict>;
export type RecentRangeInput = z.output<typeof recentRangeInput>;
/** Filters for sales figures. Cash is only a displayed payment method, never a filter. */
export declare const filterInput: z.ZodMiniObject<{
    startDate: z.ZodMiniUnion<readonly [z.ZodMiniISODate, z.ZodMiniISODateTime]>;
    endDate: z.ZodMiniUnion<readonly [z.ZodMiniISODate, z.ZodMiniISODateTime]>;
    orderType: z.ZodMiniDefault<z.ZodMiniEnum<{
        all: "all";
        internal: "internal";
        "non-internal": "non-internal";
    }>>;
    paymentType: z.ZodMiniDefault<z.ZodMiniEnum<{
        all: "all";
        cash: "cash";
        credit_card: "credit_card";
        terms: "terms";
    }>>;
}, z.core.$strict>;
export type FilterInput = z.output<typeof filterInput>;
export declare const maxTop = 50;
export declare const topInput: z.ZodMiniObject<{
    startDate: z.ZodMiniUnion<readonly [z.ZodMiniISODate, z.ZodMiniISODateTime]>;
    endDate: z.ZodMiniUnion<readonly [z.ZodMiniISODate, z.ZodMiniISODateTime]>;
    limit: z.ZodMiniDefault<z.ZodMiniInt>;
}, z.core.$strict>;
export type TopInput = z.output<typeof topInput>;
/** Returns the store days of a range. Throws `invalid` if it starts after its end or falls outside 2000 to 2100. */
export declare function dayRangeOf({ startDate, endDate }: RangeInput, timeZone: string): DayRange;
