import { type Calculation, type CalculatorMode } from './calculated-part.ts';
import type { Door } from './door.ts';
/**
 * Returns the parts a door takes by the manufacturer's formulas, in feet to the nearest quarter or in pieces. Zero
 * quantities are omitted, so the list may be empty (`noPartsText`). Never throws for a door that passes the schema.
 */
export declare function calculate(door: Door, mode: CalculatorMode): Calculation;
