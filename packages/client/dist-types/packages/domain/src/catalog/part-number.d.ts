/** Returns the number for display, without the `311-` prefix that all stored numbers have. */
export declare function displayNumber(number: string): string;
/** Returns the full number, with the `311-` prefix. */
export declare function prefixedNumber(number: string): string;
/** Normalizes any spelling of a number to one key: upper case, letters and digits only, no `311-`. */
export declare function numberKey(text: string): string;
/**
 * Returns the possible keys of a typed number: `3110105-02` may be 0105-02 with a 311 prefix typed without its dash.
 */
export declare function numberKeys(text: string): string[];
/** Returns what is wrong with a part number, in the part form's wording, or null. */
export declare function partNumberProblem(number: string): string | null;
