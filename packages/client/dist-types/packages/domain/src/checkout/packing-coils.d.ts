import type { Coil, Load, Piece } from './packing-goods.ts';
/** True if a coil can be wound or laid into a standard box, whatever its length. */
export declare function coilsIntoStandardBox(coil: Coil): boolean;
/** Splits a coil into loads: whole if it fits one standard box, otherwise full boxes and a remainder. */
export declare function loadsOf(coil: Coil): Load[];
/**
 * Turns a coil that is too wide for a standard box into rolls, each as long as the coil is wide, with square
 * ends. A roll that would get too large is split.
 */
export declare function rollsOf(coil: Coil): Piece[];
