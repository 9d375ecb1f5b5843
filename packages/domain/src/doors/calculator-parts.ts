import { heaterParts } from './heater-constants.ts'

/** Parts with a Calculate button, by id; the calculators give two more (`partsOfCalculators`). */
export const partsWithCalculateButton: readonly number[] = [51, 76, 96, 97, 101, 186, 187, 198, 205, 276]
/** Parts that can be added in no other way than from the calculator of heaters. */
export const calculatedOnlyParts: readonly number[] = Object.values(heaterParts)
/** The welded magnetic gasket, ordered through its own flow. */
export const magneticGasketPart = 188
