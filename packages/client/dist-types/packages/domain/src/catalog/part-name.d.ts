/** Shop abbreviations in part names and their meaning; names are stored unchanged. */
export declare const abbreviations: Readonly<Record<string, string>>;
/** Returns the expansion of a lower-case abbreviation, or undefined. */
export declare function expansionOf(word: string): string | undefined;
/**
 * Expands the abbreviations in a part name for display, preserving case: `LH HNG BRKT` becomes `LEFT HAND HINGE
 * BRACKET`.
 */
export declare function expandName(name: string): string;
