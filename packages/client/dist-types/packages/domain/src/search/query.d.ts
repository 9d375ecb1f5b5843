import { type Category } from '../catalog/categories.ts';
import { type QueryWord } from './readings.ts';
/**
 * A parsed search: a category, all parts, or possible part-number prefixes (likeliest first, empty if the
 * text cannot be a number) plus the words that must all match a part.
 */
export interface SearchQuery {
    readonly category: Category | null;
    /** True if only the 311 prefix was typed, which matches every part. */
    readonly everything: boolean;
    readonly numberPrefixes: readonly string[];
    readonly words: readonly QueryWord[];
    /** Words about the door's room: parts that name them rank first. */
    readonly roomWords: readonly QueryWord[];
}
/** Parses a search: as a menu category, as a part number if possible, and as words. */
export declare function parseQuery(text: string): SearchQuery;
/**
 * True for a word that continues a part number past its first four digits: it is part of the key, not a word of its
 * own.
 */
export declare function isNumberWithoutDash(word: string): boolean;
/**
 * Returns the word that names the item wanted: the one before `for` or `with`, otherwise the last one that neither
 * measures nor describes it.
 */
export declare function headWordOf(words: readonly QueryWord[]): QueryWord | undefined;
/**
 * The search with its words as whole words; null for a single word, which may still be being typed, and with a part
 * number, which says enough.
 */
export declare function inWholeWords(query: SearchQuery): SearchQuery | null;
