import type { IndexDocument } from '@mullion/domain/search/index-document';
import { type SearchQuery } from '@mullion/domain/search/query';
import type { QueryWord } from '@mullion/domain/search/readings';
import type { TermCondition } from '../dialect/term-condition.ts';
/**
 * Search fields, each contained in the next: names of the items themselves, names of any part, full name and number,
 * plus tags, plus everything. A word is indexed once per field that contains it, with the field's prefix, so that a
 * rank only reads matches of its own field and stops at the end of its page.
 */
export declare const fieldMarks: {
    readonly item: 'e';
    readonly lead: 'a';
    readonly title: 'b';
    readonly tags: 'c';
    readonly body: 'd';
};
export type SearchField = keyof typeof fieldMarks;
/** Returns the index terms of a part: letters and digits only. */
export declare function indexTermsOf({ number, item, lead, title, tags, body }: IndexDocument): string[];
/** Matches part numbers that start with a key. */
export declare function numberBegins(prefix: string): TermCondition;
/**
 * Matches if the field contains every typed word in one of its readings. A part number typed without a dash
 * also matches that number, unless it is the whole search, which has its own rank.
 */
export declare function allWords({ words, numberPrefixes }: Pick<SearchQuery, 'words' | 'numberPrefixes'>, field: SearchField): TermCondition;
/** Matches if one of the words names the part: the field contains the first word of one of its readings. */
export declare function someWord(words: readonly QueryWord[], field: SearchField): TermCondition;
