import { type SearchQuery } from '@mullion/domain/search/query';
import { type QueryWord } from '@mullion/domain/search/readings';
import type { MatchKind } from '@mullion/domain/search/search-input';
import type { Reader } from '../database.ts';
import { type SearchPlan } from './search-plan.ts';
/** A search that finds parts after correcting typos or dropping words, when the text as typed found none. */
export interface SecondPass {
    readonly match: Exclude<MatchKind, 'exact' | 'none'>;
    readonly words: readonly QueryWord[];
    readonly plan: SearchPlan;
}
export interface SecondSearchOptions {
    readonly withObsolete: boolean;
    /** Awaited between queries, because a long text takes a hundred of them. */
    readonly rest: () => Promise<void>;
}
/** Corrects typos and drops words until parts are found; null if none are. */
export declare function secondSearch(db: Reader, query: SearchQuery, { withObsolete, rest }: SecondSearchOptions): Promise<SecondPass | null>;
