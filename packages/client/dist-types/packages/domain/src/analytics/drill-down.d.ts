import * as z from 'zod/mini';
import type { OrderSummary } from '../orders/order-list.ts';
import { type SaleFacts, type TotalsDimension } from './sale.ts';
/** A list row or chart mark: a part, customer, state, city, or a carrier's service. */
declare const figure: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
    of: z.ZodMiniLiteral<"part">;
    key: z.ZodMiniString<string>;
}, z.core.$strict>, z.ZodMiniObject<{
    of: z.ZodMiniLiteral<"customer">;
    key: z.ZodMiniString<string>;
}, z.core.$strict>, z.ZodMiniObject<{
    of: z.ZodMiniLiteral<"state">;
    detail: z.ZodMiniString<string>;
}, z.core.$strict>, z.ZodMiniObject<{
    of: z.ZodMiniLiteral<"city">;
    key: z.ZodMiniString<string>;
    detail: z.ZodMiniString<string>;
}, z.core.$strict>, z.ZodMiniObject<{
    of: z.ZodMiniLiteral<"service">;
    key: z.ZodMiniString<string>;
    detail: z.ZodMiniString<string>;
}, z.core.$strict>], "of">;
export type Figure = z.output<typeof figure>;
/** Selects orders in a range, filtered by order type and payment method, or the orders behind one figure. */
export declare const drillDownInput: z.ZodMiniObject<{
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
    figure: z.ZodMiniOptional<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
        of: z.ZodMiniLiteral<"part">;
        key: z.ZodMiniString<string>;
    }, z.core.$strict>, z.ZodMiniObject<{
        of: z.ZodMiniLiteral<"customer">;
        key: z.ZodMiniString<string>;
    }, z.core.$strict>, z.ZodMiniObject<{
        of: z.ZodMiniLiteral<"state">;
        detail: z.ZodMiniString<string>;
    }, z.core.$strict>, z.ZodMiniObject<{
        of: z.ZodMiniLiteral<"city">;
        key: z.ZodMiniString<string>;
        detail: z.ZodMiniString<string>;
    }, z.core.$strict>, z.ZodMiniObject<{
        of: z.ZodMiniLiteral<"service">;
        key: z.ZodMiniString<string>;
        detail: z.ZodMiniString<string>;
    }, z.core.$strict>], "of">>;
    hour: z.ZodMiniOptional<z.ZodMiniInt>;
    weekday: z.ZodMiniOptional<z.ZodMiniInt>;
    after: z.ZodMiniOptional<z.ZodMiniObject<{
        createdAt: z.ZodMiniISODateTime;
        id: z.ZodMiniInt;
    }, z.core.$strict>>;
}, z.core.$strict>;
export type DrillDownInput = z.output<typeof drillDownInput>;
export declare const drillDownPageSize = 20;
export interface DrillDownPage {
    /** Newest first. */
    readonly orders: readonly OrderSummary[];
    /** Cursor for the next page; null on the last page. */
    readonly next: {
        readonly createdAt: string;
        readonly id: number;
    } | null;
}
/** Returns which stored totals add up to a figure; a state's figure is the sum of its customers' totals. */
export declare function totalsOfFigure(of: Figure): {
    readonly dimension: TotalsDimension;
    readonly key: string | null;
    readonly detail: string | null;
};
/** True if the order matches the filters. The caller checks whether it contains a part. */
export declare function matchesFigure(sale: SaleFacts, input: DrillDownInput, timeZone: string): boolean;
export {};
