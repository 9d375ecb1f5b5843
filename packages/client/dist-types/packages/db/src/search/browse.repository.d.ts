import type { Category } from '@mullion/domain/catalog/categories';
import type { FacetGroup } from '@mullion/domain/search/facet-counts';
import type { SortOrder } from '@mullion/domain/search/search-input';
import type { PartRow } from '../catalog/catalog.repository.ts';
import type { Reader } from '../database.ts';
import type { Page } from '../page.ts';
import { type ListPriceLimits, type PartFilter } from './filters.ts';
/** A section of the catalog: a menu category, or the whole catalog if `category` is null. */
export interface CatalogSection {
    readonly category: Category | null;
    readonly withObsolete: boolean;
}
export interface FilteredPage extends Page {
    readonly sort?: SortOrder;
    readonly filter?: PartFilter;
}
/** Returns a page of a section's parts that pass the filters; obsolete parts come last, and only on request. */
export declare function listSection(db: Reader, of: CatalogSection, { limit, offset, sort, filter }: FilteredPage): Promise<PartRow[]>;
/** Counts a section's parts by combination of facets and by price band. */
export declare function countSectionByFacets(db: Reader, of: CatalogSection, limits?: ListPriceLimits): Promise<FacetGroup[]>;
