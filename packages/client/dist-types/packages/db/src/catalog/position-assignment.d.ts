/** A part that stays where it is. */
export interface FixedPart {
    readonly key: string;
    readonly position: number;
    readonly obsolete: boolean;
}
/** A part that needs a position. */
export interface PartToPosition {
    readonly id: number;
    readonly key: string;
    readonly obsolete: boolean;
}
/**
 * Returns positions by id for new or moved parts, in key order between the parts that stay; skips taken
 * positions. Null if a gap has no room, which cannot happen if no parts stay.
 */
export declare function assignPositions(placed: readonly PartToPosition[], standing: readonly FixedPart[], taken: ReadonlySet<number>): Map<number, number> | null;
