import type { Unit } from './part.ts';
/** A part name; with `unit`, the name omits the unit already shown with the price. */
export interface NamedPart {
    readonly name: string;
    readonly unit?: Unit;
}
/**
 * Returns a part name for display: abbreviations expanded, sentence case, without the unit shown with the price. `HNG
 * STRAP 18IN LH SS` becomes `Hinge strap 18 in left hand stainless steel`. Names with lower-case letters keep their
 * case.
 */
export declare function displayName(part: NamedPart): string;
/** Attributes that tell similar parts apart, in display order. */
export declare const attributeNames: readonly ['Size', 'Hand', 'Material', 'Color', 'Voltage', 'Pack'];
type AttributeName = (typeof attributeNames)[number];
export interface PartAttribute {
    readonly name: AttributeName;
    readonly value: string;
}
/** A part's base name, and the attributes that tell it apart from similar parts. */
export interface PartTitle {
    readonly title: string;
    readonly attributes: readonly PartAttribute[];
}
/**
 * Splits a part name into a title and attributes: those at the end of the name, the hand with the words before it, and
 * those before the words that say the kind.
 * A name without attributes, or with lower-case letters, is all title.
 */
export declare function partTitle(part: NamedPart): PartTitle;
export {};
