import * as z from 'zod/mini';
/** Id of a stored row: a whole number from 1, within every database's integer range. */
export declare const rowId: z.ZodMiniInt;
