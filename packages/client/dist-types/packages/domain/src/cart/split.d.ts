import * as z from 'zod/mini';
/** One share of a line's quantity: a whole number, 0 or more. */
export declare const share: z.ZodMiniInt;
/** A quantity divided among the options of a choice, such as left and right. */
export type Split<Name extends string> = Readonly<Record<Name, number>>;
/** Returns how much of the quantity is assigned. */
export declare function splitSum(split: Split<string>): number;
/** True if the shares add up to exactly the quantity. */
export declare function splitComplete(split: Split<string>, quantity: number): boolean;
/** Sets one share, clamped between 0 and the quantity not assigned to the other shares. */
export declare function withShare<Name extends string>(split: Split<Name>, { name, requested, quantity, }: {
    readonly name: NoInfer<Name>;
    readonly requested: number;
    readonly quantity: number;
}): Split<Name>;
/** Subtracts a split of the same choice, share by share; returns null if a share would go below 0. */
export declare function subtractSplit<Name extends string>(split: Split<Name>, taken: Split<Name>): Record<Name, number> | null;
/** Adds two splits of the same choice, share by share. */
export declare function addSplits<Name extends string>(a: Split<Name>, b: Split<Name>): Record<Name, number>;
