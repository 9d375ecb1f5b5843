/**
 * Splits text into words: lower case, no accents, letters and digits only. `w/` becomes "with", and a fraction stays
 * one word, so 1/4 does not match every 1 and 4.
 */
export declare function tokenize(text: string): string[];
export declare function unique(words: readonly string[]): string[];
