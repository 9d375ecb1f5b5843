import type { Database } from '@mullion/db/database';
import { type Actor } from '@mullion/domain/accounts/actor';
import { type Filters } from '@mullion/domain/search/facets';
import type { BrowseCountsInput, BrowseInput, PartsPage, SearchCounts, SearchInput } from '@mullion/domain/search/search-input';
import type { SearchTallies } from './search-tallies.ts';
export type SearchService = ReturnType<typeof createSearchService>;
/** The default `rest`, for callers that need not yield to others. */
declare const atOnce: () => Promise<void>;
/** Finds parts by text, and browses the catalog. */
export declare function createSearchService({ db, tallies }: {
    db: Database;
    tallies: SearchTallies;
}): {
    /**
     * Returns one page of the parts that match a text; if none do, of those that match fewer or corrected
     * words.
     */
    search(actor: Actor, input: SearchInput, rest?: typeof atOnce): Promise<PartsPage>;
    /** Returns how many parts a text and filters find, by facet. This call is what the search statistics count. */
    searchCounts(actor: Actor, { text, filters }: {
        readonly text: string;
        readonly filters: Filters;
    }, rest?: typeof atOnce): Promise<SearchCounts>;
    /** Returns one page of the whole catalog. */
    browse(actor: Actor, input: BrowseInput): Promise<PartsPage>;
    browseCounts(actor: Actor, { filters, fits }: BrowseCountsInput): Promise<SearchCounts>;
    /** Rebuilds the text index if an earlier release built it with other rules. */
    refreshTextIndex(): Promise<void>;
};
export {};
