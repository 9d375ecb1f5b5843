import { type Box } from './packing-boxes.ts';
import type { Load } from './packing-goods.ts';
/** Billed weight of a standard box with this weight of goods, in whole pounds. */
export declare function billedPounds(pounds: number): number;
/**
 * Packs loads into standard boxes: the fewest boxes found, and of those the packing billed least. First-fit decreasing
 * by each of the three sizes, three boxes made two where they allow it; then these packings, and the loads spread over
 * as many boxes, have their boxes balanced in pairs.
 */
export declare function fillStandardBoxes(given: readonly Load[]): Box[];
