import type { Category } from '../catalog/categories.ts';
import { type DoorModel, type PartTag, type Unit } from '../catalog/part.ts';
import { type FittedSubModel } from './facet-bits.ts';
/** Exclusive upper limits of the price bands, in cents of the actor's own price; the last band has none. */
export declare const priceBandLimits: readonly [1000, 2500, 5000, 10000, 25000];
export declare const priceBandCount: number;
/** Search filters. A part passes if it matches at least one entry of every list that is not empty. */
export interface Filters {
    readonly tags: readonly PartTag[];
    readonly doorModels: readonly DoorModel[];
    readonly units: readonly Unit[];
    /** Indexes of price bands. */
    readonly priceBands: readonly number[];
    /** True to show only made-to-order parts. */
    readonly specialOrder: boolean;
    /** True to show only proprietary parts; staff only. */
    readonly proprietary: boolean;
}
export declare const noFilters: Filters;
/**
 * Returns two masks for a category: a part's facets must share a bit with each (its door model, and one of its tags).
 */
export declare function facetMasks({ doorModel, tags }: Pick<Category, 'doorModel' | 'tags'>): {
    readonly model: number;
    readonly tags: number;
};
/** Mask that every part matches. */
export declare const matchesAll = -1;
/**
 * One mask per filter. To pass, a part's facets must share a bit with each mask, and its price band's bit
 * with `prices`.
 */
export interface FilterMasks {
    readonly tags: number;
    readonly models: number;
    readonly units: number;
    readonly special: number;
    readonly proprietary: number;
    readonly subModels: number;
    readonly prices: number;
}
/** Returns the masks of the filters and, if given, of the sub-model that parts must fit. */
export declare function filterMasks(filters: Filters, fits?: FittedSubModel): FilterMasks;
/** True if there are no filters. */
export declare function isUnfiltered(filters: Filters): boolean;
