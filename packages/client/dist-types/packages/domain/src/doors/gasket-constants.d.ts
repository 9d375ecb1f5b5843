import type { PartUse } from './calculated-part.ts';
/** How far gaskets of swing doors run past the opening, in inches: in width, and at each end of the height. */
export declare const swingOverlap: {
    readonly Traditional: {
        readonly width: 2.75;
        readonly height: 0.5;
        readonly highSillHeight: 2;
    };
    readonly 'ESS-1': {
        readonly width: 2;
        readonly height: 0.25;
        readonly highSillHeight: 1.5;
    };
    readonly 'ESS-2': {
        readonly width: 2;
        readonly height: 0.25;
        readonly highSillHeight: 0.25;
    };
};
/** Each leaf of a double door covers half the opening plus this many inches. */
export declare const leafOverlapInches = 0.75;
/** Extra door gasket for a sweep bottom, in inches, for the ends that turn under. */
export declare const sweepReturnInches = 12;
/** How far the panel of a slide, vertical lift or sectional door overlaps the opening at each edge, in inches. */
export declare const panelOverlapInches: {
    readonly manual: 2.5;
    readonly power: 3;
};
/** Extra panel height of slide and vertical lift doors with a high sill, in inches. */
export declare const panelHighSillInches = 1.5;
/** Maximum section height of a sectional door, in inches. */
export declare const sectionHeightInches = 24;
/**
 * Traffic doors, in inches: how much narrower than the opening the leaf is, and how much shorter its gasket
 * is.
 */
export declare const traffic: {
    readonly singleNarrowerInches: 1;
    readonly leafNarrowerInches: 0.75;
    readonly shorterInches: 3;
    /** Coldswing gasket comes in 5.5-foot lengths and is not cut. */
    readonly coldswingLengthInches: 66;
    /** Fingersafe edges do not cover the lowest 3 feet. */
    readonly fingersafeFreeInches: 36;
};
/** Gasket part ids by position; 96 seals the bottom of slide, vertical lift and sectional doors. */
export declare const gasketParts: {
    readonly traditionalDoor: 186;
    readonly essDoor: 198;
    readonly magneticDoor: 188;
    readonly panelDoor: 101;
    readonly traffic: 276;
    readonly swingSweep: 187;
    readonly slideSweep: 96;
    readonly edge: 97;
    readonly meeting: 51;
    readonly section: 102;
    readonly panelBottom: 96;
};
/** All part uses except the heater's. */
export type GasketUse = Exclude<PartUse, 'heaterWire' | 'panelWires' | 'heaterPan'>;
