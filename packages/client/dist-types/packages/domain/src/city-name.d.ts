/** Compares city names loosely: ignores case, spaces, punctuation, accents and postal abbreviations. */
export declare function sameCity(one: string, other: string): boolean;
