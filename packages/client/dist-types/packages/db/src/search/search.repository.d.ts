import type { FacetGroup } from '@mullion/domain/search/facet-counts';
import { type SearchQuery } from '@mullion/domain/search/query';
import type { QueryWord } from '@mullion/domain/search/readings';
import type { PartRow } from '../catalog/catalog.repository.ts';
import type { Reader } from '../database.ts';
import { type FilteredPage } from './browse.repository.ts';
import { type ListPriceLimits } from './filters.ts';
import { type SearchPlan } from './search-plan.ts';
/** Returns one page of a plan's parts: best rank first, by part number within a rank, or in another sort order. */
export declare function searchParts(db: Reader, plan: SearchPlan, page: FilteredPage): Promise<PartRow[]>;
/**
 * Plans a search for what its words mean together. If they name a part as whole words, none of them is the beginning
 * of a longer one: `heater pan` does not mean heater panels.
 */
export declare function planMeant(db: Reader, query: SearchQuery, withObsolete: boolean): Promise<SearchPlan>;
/** True if any part contains all the words anywhere; one query, whereas a plan needs one per rank. */
export declare function hasWords(db: Reader, words: readonly QueryWord[], withObsolete: boolean): Promise<boolean>;
/** True if any part's name has the word. */
export declare function isInName(db: Reader, word: QueryWord, withObsolete: boolean): Promise<boolean>;
/** Counts all parts that a word plan finds, if its first rank has a match; otherwise 0. */
export declare function countIfNamed(db: Reader, plan: SearchPlan): Promise<number>;
/** True if a plan finds any part; ignores ranks, which take a query each. */
export declare function findsAny(db: Reader, plan: SearchPlan): Promise<boolean>;
/** Counts a plan's parts by combination of facets and by price band. */
export declare function countSearchByFacets(db: Reader, plan: SearchPlan, limits?: ListPriceLimits): Promise<FacetGroup[]>;
