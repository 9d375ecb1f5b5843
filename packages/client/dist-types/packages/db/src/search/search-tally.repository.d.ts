import type { Writer } from '../database.ts';
/** How often a text was searched on a day, and the number of results of the last search. */
export interface SearchTally {
    readonly day: string;
    readonly text: string;
    readonly searches: number;
    readonly lastTotal: number;
}
/** Adds searches to the tallies of their day. */
export declare function addSearchTallies(tx: Writer, tallies: readonly SearchTally[]): Promise<void>;
/** Deletes the tallies before a day such as `2026-11-20`. */
export declare function removeSearchTallies(tx: Writer, before: string): Promise<void>;
