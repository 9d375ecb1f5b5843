/**
 * Words that must all match a part, as whole words or prefixes; with a trailing period, as whole words only; with a
 * trailing plus sign, as whole words or their plurals.
 */
export type Reading = readonly string[];
/** A typed word or phrase; it matches if any reading matches. */
export interface QueryWord {
    readonly typed: string;
    readonly readings: readonly Reading[];
    /** True for the word before `for` or `with`, which names the item wanted: `gasket for window`. */
    readonly wanted?: true;
}
/** A parsed text: words that must all match a part, and optional words about the room. */
export interface ParsedWords {
    readonly words: readonly QueryWord[];
    readonly roomWords: readonly QueryWord[];
}
/**
 * Matches a 311 prefix typed without its dash; uncertain if a part's own number starts with the same digits.
 */
export declare const prefixWithoutDash: RegExp;
/** True for a word that may name an item: it has no digits and says no color, material, side or kind of door. */
export declare function isThing({ typed, readings }: QueryWord): boolean;
/** Parses text the way dealers mean it; drops fillers unless there is nothing else. */
export declare function parseWords(text: string): ParsedWords;
/**
 * The word as a whole word: not the beginning of a longer one. Stems, such as slid for sliding, stay beginnings, and so
 * does whatever has a digit.
 */
export declare function asWholeWord(word: QueryWord): QueryWord;
