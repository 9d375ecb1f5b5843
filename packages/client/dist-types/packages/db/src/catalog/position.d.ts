/**
 * Positions: parts for sale in number-key order, then obsolete ones. The text index returns the matches of a rank
 * in this order already, so a page needs no sorting and reads no other matches.
 */
export declare const firstObsoletePosition: number;
export declare const lastPosition: number;
/** Gap between neighbors in a fresh layout, so that a new part can be inserted without moving others. */
export declare const positionGap = 1024;
/** Returns the position ranges an actor may see, in order. */
export declare function positionRanges(withObsolete: boolean): readonly {
    readonly from: number;
    readonly below: number;
}[];
/** Returns a position between two neighbors; null if the gap is used up and the catalog must be laid out again. */
export declare function positionBetween(before: number, after: number): number | null;
