import { type DoorModel, type DoorSubModel, type PartTag, type Unit } from '../catalog/part.ts';
/** Sub-models that decide, within a door model, which doors a part fits. */
export declare const fittedSubModels: readonly ['TSD', 'ESS1', 'ESS2', 'COLD', 'SANI'];
export type FittedSubModel = (typeof fittedSubModels)[number];
/**
 * Bit layout: tags 0 to 25, door models 26 to 30, units 31 to 33, special order 34, fitted sub-models 35 to 39, 40 for
 * parts that name no sub-model, 41 for proprietary parts. That is more than 32-bit operators can hold.
 */
export declare const firstBit: {
    tags: number;
    doorModels: 26;
    units: number;
};
export declare const specialOrderBit: number;
export declare const proprietaryBit: number;
interface Faceted {
    readonly tags: readonly PartTag[];
    readonly doorModels: readonly DoorModel[];
    readonly unit?: Unit;
    readonly location?: string;
    readonly doorSubModels?: readonly DoorSubModel[];
    readonly proprietary?: boolean | null;
}
/** Returns the bits of some values of a list; the list's first value has bit `from`. */
export declare function bitsOf<T>(values: readonly T[], all: readonly T[], from: number): number[];
/** Returns the number with these bits set; duplicates count once. */
export declare function sumOf(bits: readonly number[]): number;
/** True if the facets include a bit, counted from 0. */
export declare function hasBit(facets: number, bit: number): boolean;
/**
 * Returns the bits for parts that fit a sub-model; each of those parts has one: it names the sub-model, or
 * names none.
 */
export declare function bitsOfFit(fits: FittedSubModel): number[];
/** Packs everything a part is filed under into one number. */
export declare function facetsOf(part: Faceted): number;
export {};
