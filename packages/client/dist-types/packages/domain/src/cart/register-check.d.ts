import { type Disagreement, type RegisteredDoor } from '../doors/registered-door.ts';
import type { CartLine } from './cart.ts';
/** Maximum doors a cart can name by serial number. */
export declare const maxCartSerials = 100;
/** Why a door was not checked against the register. */
type Unanswered = 'not checked' | 'too many';
/**
 * Register lookups by serial number: the door, or why it was not checked. A serial number without an entry
 * has no door in the register.
 */
export type DoorRegister = ReadonlyMap<string, RegisteredDoor | Unanswered>;
type LineWithDoors = Pick<CartLine, 'partId' | 'configurations'>;
/** What can be wrong with a door that a line names by serial number. */
export type DoorProblemKind = Unanswered | Disagreement | 'not magnetic';
/** Returns the serial numbers of the lines' doors, no duplicates, to look up in the register. */
export declare function doorSerialsOf(lines: readonly LineWithDoors[]): string[];
/** Returns, by serial number, how many different wrong claims the lines make about that door. */
export declare function countWrongGuesses(lines: readonly LineWithDoors[], register: ReadonlyMap<string, RegisteredDoor>): ReadonlyMap<string, number>;
/** Input for limiting what a buyer can learn from the register. */
export interface RegisterLookup {
    /** Serial numbers to look up, in cart order. */
    readonly serials: readonly string[];
    readonly found: ReadonlyMap<string, RegisteredDoor>;
    readonly wrong: ReadonlyMap<string, number>;
    /** Number of wrong guesses the buyer has left. Below 0, correct guesses are no longer confirmed either. */
    readonly allowance: number;
}
/**
 * Returns the register as shown to the buyer. Once the wrong guesses exceed the allowance, correct doors look the same
 * as wrong ones.
 */
export declare function registerShown({ serials, found, wrong, allowance }: RegisterLookup): DoorRegister;
/** What is wrong with a line's door: `kind` for code, `text` for display. */
export interface RegisterProblem {
    readonly kind: DoorProblemKind;
    readonly text: string;
}
/** Returns the first conflict between the register and the doors a line names by serial number, or null. */
export declare function registerProblem(line: LineWithDoors, register: DoorRegister): RegisterProblem | null;
/** True if the register contradicts the line; false if it was not checked or nothing is wrong. */
export declare function isAgainstRegister(kind: DoorProblemKind | undefined): boolean;
export {};
