import type * as z from 'zod/mini';
import { AppError } from '../error.ts';
import type { OrderSummary } from './order-list.ts';
/** A pending order as staff see it. */
export interface PendingOrder extends OrderSummary {
    /** The company name, or the guest's email address. */
    readonly customer: string;
    /** Why the export skips it: a sandbox order in a real store, or freight still to be confirmed. */
    readonly leftOut: 'sandbox' | 'freight' | null;
}
export interface OrderExport {
    readonly id: number;
    readonly name: string;
    readonly orderCount: number;
    /** Name of the staff user who made it. */
    readonly by: string;
    readonly createdAt: string;
}
export declare const orderExportId: z.ZodMiniInt;
export declare const pendingOrdersInput: z.ZodMiniPrefault<z.ZodMiniObject<{
    search: z.ZodMiniDefault<z.ZodMiniString<string>>;
    sort: z.ZodMiniOptional<z.ZodMiniEnum<{
        createdAt: "createdAt";
        customer: "customer";
        number: "number";
        total: "total";
    }>>;
    descending: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    page: z.ZodMiniDefault<z.ZodMiniInt>;
}, z.core.$strict>>;
export type PendingOrdersInput = z.output<typeof pendingOrdersInput>;
export declare const orderExportsInput: z.ZodMiniPrefault<z.ZodMiniObject<{
    search: z.ZodMiniDefault<z.ZodMiniString<string>>;
    sort: z.ZodMiniOptional<z.ZodMiniEnum<{
        by: "by";
        createdAt: "createdAt";
        name: "name";
        orders: "orders";
    }>>;
    descending: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    page: z.ZodMiniDefault<z.ZodMiniInt>;
}, z.core.$strict>>;
export type OrderExportsInput = z.output<typeof orderExportsInput>;
/** No orders are waiting, so no file was made. */
export declare function nothingToExport(): AppError;
/** The export does not exist or is not visible to the actor. */
export declare function orderExportMissing(): AppError;
