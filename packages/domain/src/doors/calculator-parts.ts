import { heaterParts } from '../calculated-part-ids.ts'

/** Ids of parts with a Calculate button; the calculators output two more (`partsOfCalculators`). */
export const partsWithCalculateButton: readonly number[] = [51, 76, 96, 97, 101, 186, 187, 198, 205, 276]
/** Parts that can only be added from the heater calculator. */
export const calculatedOnlyParts: readonly number[] = Object.values(heaterParts)
/** The welded magnetic gasket, which has its own ordering flow. */
export const magneticGasketPart = 188
