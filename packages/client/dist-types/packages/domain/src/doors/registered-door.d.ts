import * as z from 'zod/mini';
import { AppError } from '../error.ts';
import { type Bottom, type Door, type DoorBuild, type DoorType } from './door.ts';
export declare const doorDirections: readonly ['LH', 'RH', 'Double', 'Biparting'];
export type DoorDirection = (typeof doorDirections)[number];
export declare const coolingTypes: readonly ['Cooler', 'Freezer'];
export type CoolingType = (typeof coolingTypes)[number];
/** Directions a door of each build can have; null for one that opens to neither side. */
export declare const directionsOfBuild: Readonly<Record<DoorBuild, readonly (DoorDirection | null)[]>>;
/** A door as built, found by its serial number; contains nothing about the customer. */
export interface RegisteredDoor {
    readonly serialNumber: string;
    readonly doorType: DoorType;
    readonly build: DoorBuild;
    /** Null for vertical lift and sectional doors, which open to neither side. */
    readonly direction: DoorDirection | null;
    readonly bottom: Bottom | null;
    readonly coolingType: CoolingType;
    /** The opening, in inches. */
    readonly widthInches: number;
    readonly heightInches: number;
    /** Description of the factory gaskets; contains Magnetic, Fingersafe or Full Gasketing where that matters. */
    readonly gaskets: string;
    readonly powerOperated: boolean;
}
export declare const doorBySerialInput: z.ZodMiniObject<{
    serialNumber: z.ZodMiniString<string>;
}, z.core.$strict>;
/** Returns why a door of this build cannot have its direction, or null. */
export declare function directionProblem({ build, direction, }: Pick<RegisteredDoor, 'build' | 'direction'>): string | null;
/**
 * Converts a registered door for the formulas, dropping fields they do not use for its build; null if its
 * record is contradictory.
 */
export declare function doorOfRegister(registered: RegisteredDoor): Door | null;
/** How a door can conflict with the register: not in it, its record is unclear, or it was built differently. */
export type Disagreement = 'missing' | 'unclear' | 'built otherwise';
/**
 * Returns how a door conflicts with its register entry; null if they agree. Hinge and operator are ignored, since they
 * may have been changed since.
 */
export declare function disagreement(door: Door, registered: RegisteredDoor | null): Disagreement | null;
export declare const doorMissingText = "Serial number not found. Doors manufactured prior to 2012 will not show in our system. If you need assistance please contact us at the factory.";
export declare const notMagneticText = "This door was not built with magnetic gaskets. Please contact us if you feel this is an error.";
export declare const disagreementTexts: Readonly<Record<Disagreement, string>>;
/** Returns why a door with this serial number is too old for the register, going by its year, or null. */
export declare function beforeRegister(serialNumber: string): string | null;
/**
 * Returns why a door with this serial number cannot be registered yet, or null; next year's doors are numbered in
 * advance.
 */
export declare function afterNextYear(serialNumber: string, now: Date): string | null;
/**
 * Returns a sentence for the user if the serial number's year explains why no door was found; null for an ordinary
 * year.
 */
export declare function missByYear(serialNumber: string, now: Date): string | null;
/**
 * Returns what is odd about the year in a serial number, or null. Only a warning: older doors exist and still need
 * parts.
 */
export declare function oddYear(serialNumber: string, now: Date): string | null;
/** No door has this serial number. */
export declare function doorMissing(serialNumber: string): AppError;
