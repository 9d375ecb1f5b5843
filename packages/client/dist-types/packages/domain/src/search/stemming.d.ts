/** Returns the plural of a word. */
export declare function pluralOf(word: string): string;
/** Returns the singular of a plural, or null: buyers type hinges where part names say hinge. */
export declare function singularOf(word: string): string | null;
/**
 * The word without -ing, -ings or -ed, such as slid for sliding; null if fewer than four letters are left or nothing
 * was removed.
 */
export declare function stemOf(word: string): string | null;
