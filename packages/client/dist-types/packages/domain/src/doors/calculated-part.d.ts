import type { Door } from './door.ts';
/** What to calculate for a door: its gaskets or its heater. */
export declare const calculatorModes: readonly ['gasket', 'heater'];
export type CalculatorMode = (typeof calculatorModes)[number];
/** What a calculated part does on its door. */
export declare const partUses: readonly ['doorGasket', 'sweepGasket', 'midGasket', 'edgeGasket', 'sectionGasket', 'bottomGasket', 'heaterWire', 'panelWires', 'heaterPan'];
export type PartUse = (typeof partUses)[number];
export declare const useNames: Readonly<Record<PartUse, string>>;
/** A part a door takes: quantity in feet, or 1 if sold by the piece, and how it was calculated. */
export interface CalculatedPart {
    readonly use: PartUse;
    readonly partId: number;
    /** Feet to the nearest quarter, or pieces. */
    readonly quantity: number;
    /** Length before rounding to quarter feet; null for pieces. */
    readonly inches: number | null;
    /** The figures behind the quantity, one per line, for the cart and the order. */
    readonly comments: readonly string[];
}
/** The parts a door takes, and notes for the buyer. */
export interface Calculation {
    readonly parts: readonly CalculatedPart[];
    readonly notes: readonly string[];
    /** True if there is no formula for this bottom on this kind of door: no parts are listed, and the caller logs it. */
    readonly unknownBottom: boolean;
}
export declare const noPartsText = "No parts can be calculated for this door. Please contact us at the factory.";
export declare const estimateText = "This is an estimate. For unusual doors, confirm with the factory.";
/** Removes floating-point error from a sum of inches. */
export declare function cleanInches(inches: number): number;
/** Converts inches to feet, to the nearest quarter, rounded half up; negative is 0. */
export declare function quarterFeet(inches: number): number;
/** Returns the calculator that outputs parts for this use. */
export declare function modeOfUse(use: PartUse): CalculatorMode;
/** True if the bottom starts with High Sill: the gasket also runs along the bottom. */
export declare function hasHighSill({ bottom }: Pick<Door, 'bottom'>): boolean;
/** True if the bottom starts with Sweep. */
export declare function hasSweepBottom({ bottom }: Pick<Door, 'bottom'>): boolean;
/** True if the bottom has a sweep, including one under a high sill. */
export declare function hasSweep({ bottom }: Pick<Door, 'bottom'>): boolean;
