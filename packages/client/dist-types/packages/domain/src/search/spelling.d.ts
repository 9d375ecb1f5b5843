/** Returns a word's overlapping three-letter pieces, with its start and end marked; typos leave most of them intact. */
export declare function trigrams(word: string): string[];
/** Returns the number of letters added, missing, wrong or swapped with their neighbor between two words. */
export declare function editDistance(a: string, b: string): number;
/**
 * Returns the known words a typo most likely means: one error in a short word, two in a longer one. Ties go to words
 * with the same letters (`handel` is handle, not handed).
 */
export declare function likelyCorrections(typed: string, known: readonly string[]): string[];
