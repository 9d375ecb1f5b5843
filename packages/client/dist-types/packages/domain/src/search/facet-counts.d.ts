import { type DoorModel, type PartTag, type Unit } from '../catalog/part.ts';
import { type FittedSubModel } from './facet-bits.ts';
import { type Filters } from './facets.ts';
/** Number of parts with the same facets and price band; the band after the last is for parts without a price. */
export interface FacetGroup {
    readonly facets: number;
    readonly band: number;
    readonly count: number;
}
/** Returns the groups of parts that fit a sub-model: those that name it, and those that name none. */
export declare function fittingGroups(groups: readonly FacetGroup[], fits: FittedSubModel): FacetGroup[];
export interface FacetCounts {
    readonly total: number;
    readonly tags: Partial<Record<PartTag, number>>;
    readonly doorModels: Partial<Record<DoorModel, number>>;
    readonly units: Partial<Record<Unit, number>>;
    /** Number of parts in each price band. */
    readonly prices: readonly number[];
    readonly specialOrder: number;
    /** Number of proprietary parts; only staff get it. */
    readonly proprietary?: number;
}
/**
 * Counts the parts that pass the filters. The counts for one filter list ignore that list's own selection, so
 * each shows what picking that entry would find.
 */
export declare function countFacets(groups: Iterable<FacetGroup>, filters?: Filters): FacetCounts;
