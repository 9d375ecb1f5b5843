import type { Piece } from './packing-goods.ts';
import { type Sides } from './packing-measure.ts';
/** A closed box: sides in inches, longest first; weight including tare; billed weight in whole pounds. */
export interface Box {
    readonly kind: 'standard' | 'long';
    readonly lengthInches: number;
    readonly widthInches: number;
    readonly heightInches: number;
    readonly weightPounds: number;
    readonly billablePounds: number;
}
/** Removes floating-point error from a sum of pounds. */
export declare function tidyPounds(pounds: number): number;
/** Closes a box; the billed weight is the greater of actual and dimensional weight, rounded up to the pound. */
export declare function closeBox(kind: Box['kind'], [length, width, height]: Sides, goodsPounds: number): Box;
export interface OpenBox<Item> {
    /** How many more of this item fit. */
    room(item: Item): number;
    put(item: Item, count: number): void;
    close(): Box;
}
/**
 * First-fit: each item goes into the first open box with room, in the given order; opens a new box if none
 * has room. Stops soon after the box limit, since the order then ships by freight anyway.
 */
export declare function fillFirstFit<Item extends {
    readonly count: number;
}>(items: readonly Item[], open: () => OpenBox<Item>): Box[];
/**
 * Returns a separate box for each piece, for pieces that do not share one, such as rolls; stops just above
 * the box limit.
 */
export declare function ownBoxes(pieces: readonly Piece[]): Box[];
