/** Returns the cell's text, prefixed with an apostrophe if a spreadsheet would take it for a formula. */
export declare function guardedCell(value: string | number | null): string;
/** Returns a re-imported cell's text without the apostrophe that `guardedCell` adds before formulas. */
export declare function unguardedCell(cell: string): string;
/** True for a formula that is not marked as text; a leading minus or plus may also start plain text. */
export declare function isFormula(cell: string): boolean;
