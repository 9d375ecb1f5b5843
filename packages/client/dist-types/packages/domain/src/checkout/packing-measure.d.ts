/** Sides of a box or piece in inches, longest first. */
export type Sides = readonly [longest: number, middle: number, shortest: number];
/** Floating-point error of summed inches and pounds stays far below this; no product is made that precisely. */
export declare const tolerance = 1e-9;
/** True if inches or pounds are within a limit, allowing for floating-point error. */
export declare function atMost(value: number, limit: number): boolean;
/** Returns how many whole parts fit into a whole, in the same unit; at least 0. */
export declare function timesInto(total: number, part: number): number;
/** Rounds up to the next whole inch or pound, ignoring floating-point error above a whole value. */
export declare function roundedUp(value: number): number;
/** Sorts three sides, in inches, longest first. */
export declare function longestFirst(a: number, b: number, c: number): Sides;
/**
 * Returns length plus girth in inches, as carriers measure a box: the longest side plus the distance around the other
 * two.
 */
export declare function lengthAndGirth([longest, middle, shortest]: Sides): number;
/** Returns the smallest box for one piece: sides rounded up, at least 4 inches each. */
export declare function ownBox([longest, middle, shortest]: Sides): Sides;
