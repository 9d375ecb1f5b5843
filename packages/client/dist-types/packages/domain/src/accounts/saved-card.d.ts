import * as z from 'zod/mini';
import type { CardBrand } from '../card.ts';
export declare const removeCardInput: z.ZodMiniObject<{
    userId: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniString<string>]>>;
    methodId: z.ZodMiniString<string>;
}, z.core.$strict>;
export type RemoveCardInput = z.output<typeof removeCardInput>;
/** A card stored at the gateway: its token and what may be displayed. */
export interface SavedCard {
    readonly methodId: string;
    /** The user's own name for the card. */
    readonly methodName: string;
    readonly cardType: CardBrand;
    /** Masked, for example XXXXXXXXXXXX4242. */
    readonly cardNumber: string;
    readonly lastFour: string;
    /** YYYY-MM. */
    readonly cardExpiration: string;
    readonly accountHolderName: string;
}
