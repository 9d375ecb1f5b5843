import type { Door } from './door.ts';
import { type GasketUse } from './gasket-constants.ts';
/** A run of gasket on a door, in inches before rounding to quarter feet; 0 or less means none. */
export interface GasketRun {
    readonly use: GasketUse;
    readonly partId: number;
    readonly inches: number;
    /** Number of equal pieces. */
    readonly pieces: number;
    /** True if the pieces are the stock lengths of the gasket. */
    readonly fullLengths?: true;
}
/** False for a vertical lift whose bottom has no formula; it gets no gaskets. */
export declare function hasKnownBottom({ build, bottom }: Pick<Door, 'build' | 'bottom'>): boolean;
/** Returns a door's gasket runs by the manufacturer's formulas, in inches; empty if `hasKnownBottom` is false. */
export declare function gasketRuns(door: Door): readonly GasketRun[];
/** Returns the number of sections of a sectional door. */
export declare function sectionCount({ heightInches }: Pick<Door, 'heightInches'>): number;
