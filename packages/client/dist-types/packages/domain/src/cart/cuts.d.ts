import * as z from 'zod/mini';
import type { Unit } from '../catalog/part.ts';
import type { ConfigurationKindOf } from './configuration-kind.ts';
export declare const cut: z.ZodMiniObject<{
    lengthInches: z.ZodMiniNumber<number>;
    wallThicknessInches: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    count: z.ZodMiniInt;
}, z.core.$strict>;
/** Equal pieces cut to one length, with the wall thickness where it matters. */
export type Cut = Readonly<z.output<typeof cut>>;
export declare const cutsConfiguration: z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"cuts">;
    cuts: z.ZodMiniReadonly<z.ZodMiniArray<z.ZodMiniObject<{
        lengthInches: z.ZodMiniNumber<number>;
        wallThicknessInches: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        count: z.ZodMiniInt;
    }, z.core.$strict>>>;
}, z.core.$strict>;
export type CutsConfiguration = Readonly<z.output<typeof cutsConfiguration>>;
/** Notices about long cuts, longest first; the first that applies is shown. */
export declare const cutNotices: readonly [{
    readonly aboveInches: 107;
    readonly text: 'Lengths above 107 inches require LTL shipping.';
}, {
    readonly aboveInches: 48;
    readonly text: 'Lengths above 48 inches may raise shipping costs.';
}];
/** Returns the notice for a cut of this length, or null. */
export declare function cutNotice(lengthInches: number): string | null;
/** Quantity that the cuts add up to: pieces, or feet with each cut rounded down to the quarter foot (at least one). */
export declare function cutsQuantity(unit: Unit, cuts: readonly Cut[]): number;
/** Merges equal cuts and adds up their counts; each stays at its first position. */
export declare function mergeCuts(cuts: readonly Cut[]): Cut[];
/** Subtracts cuts; null if there are not enough of them. */
export declare function subtractCuts(cuts: readonly Cut[], taken: readonly Cut[]): Cut[] | null;
/** Display text of cuts, one line each: `2 × 36 1/8", wall 4"`. */
export declare function describeCuts(cuts: readonly Cut[]): string[];
export declare const cutsKind: ConfigurationKindOf<CutsConfiguration>;
