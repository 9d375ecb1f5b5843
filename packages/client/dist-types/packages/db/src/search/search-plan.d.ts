import { type SearchQuery } from '@mullion/domain/search/query';
import type { CatalogSection } from './browse.repository.ts';
/**
 * A search in the engine's query syntax, best rank first; no part matches two ranks. Browsing a section has no
 * word ranks.
 */
export interface SearchPlan {
    readonly section: CatalogSection | null;
    readonly ranks: readonly string[];
    readonly anywhere: string | null;
    readonly withObsolete: boolean;
}
/**
 * Plans a search in ranks: part numbers starting with the text; then all words in the name, with the requested items
 * themselves first; then tags included; then anywhere. Each rank excludes the ones before it.
 */
export declare function planSearch(query: SearchQuery, withObsolete: boolean): SearchPlan;
