import * as z from 'zod/mini';
import { AppError } from '../error.ts';
/** Above any real freight bill; catches typos. */
export declare const maxFreightCents = 10000000;
export declare const confirmFreightInput: z.ZodMiniObject<{
    orderId: z.ZodMiniInt;
    freightCents: z.ZodMiniInt;
}, z.core.$strict>;
export type ConfirmFreightInput = z.output<typeof confirmFreightInput>;
/** The order's freight was already entered; it cannot be entered twice. */
export declare function freightNotOpen(): AppError;
