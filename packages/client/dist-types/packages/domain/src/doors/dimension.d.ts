/**
 * Parses an opening's width or height in inches, as `readInches` does, with halves to sixteenths. Null for anything
 * else, and for values not above 0 or over 600 inches.
 */
export declare function parseDimension(text: string): number | null;
