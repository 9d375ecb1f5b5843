/** Ids of parts with a Calculate button; the calculators output two more (`partsOfCalculators`). */
export declare const partsWithCalculateButton: readonly number[];
/** Parts that can only be added from the heater calculator. */
export declare const calculatedOnlyParts: readonly number[];
/** The welded magnetic gasket, which has its own ordering flow. */
export declare const magneticGasketPart = 188;
