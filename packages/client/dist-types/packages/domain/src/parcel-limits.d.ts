/**
 * Parcel carriers' limits per box, and how many boxes they rate as one shipment; anything over ships by
 * freight.
 */
export declare const parcelLimits: {
    readonly lengthInches: 107;
    readonly weightPounds: 150;
    /** Longest side plus twice the sum of the other two. */
    readonly lengthAndGirthInches: 165;
    readonly boxes: 200;
};
/** The stock carton; its weight limit applies to the goods inside. */
export declare const standardBox: {
    readonly sidesInches: readonly [16, 16, 8];
    readonly cubicInches: 2048;
    readonly weightPounds: 50;
};
/** Narrower cardboard folds under its own load. */
export declare const longBoxLeastSideInches = 4;
/** Weight of an empty box with filling. */
export declare const tarePounds = 1;
/** Cubic inches that carriers bill as one pound. */
export declare const dimensionalDivisor = 139;
/**
 * Carriers bill a box longer than this as at least so many pounds, longest first; a heavy one costs extra, except where
 * its length costs more already.
 */
export declare const longBoxSteps: readonly [{
    readonly aboveInches: 96;
    readonly least: 90;
    readonly heavyCosts: false;
}, {
    readonly aboveInches: 48;
    readonly least: 40;
    readonly heavyCosts: true;
}];
/** A box with more goods than this is heavy. */
export declare const handledPounds = 50;
/** Coiled goods take this many times their own volume. */
export declare const coilLooseness = 1.5;
/** Goods by length or area are cut in steps of a quarter foot. */
export declare const coilStepFeet = 0.25;
/** Replaces each size missing from the catalog; deliberately generous, so quotes err on the safe side. */
export declare const assumedSize: {
    readonly lengthInches: 12;
    readonly heightInches: 8;
    readonly depthInches: 4;
    readonly weightPounds: 2;
};
