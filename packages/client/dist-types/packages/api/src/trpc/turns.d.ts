export interface TurnOptions {
    /** How long calls may block the event loop before it gets its turn. */
    readonly sliceMs?: number;
    /** Maximum number of waiting calls, in total and from one IP address. */
    readonly maxWaiting?: number;
    readonly maxFromOne?: number;
    /** A call that has waited longer than this is not started. */
    readonly maxWaitMs?: number;
}
export type Turns = ReturnType<typeof createTurns>;
/**
 * Runs calls one after another for a slice of each round of the event loop, rotating between IP addresses. SQLite
 * answers without leaving the microtask queue, so a batch would otherwise block everything until its last call is done.
 * A call that waits for something else, such as a gateway or PostgreSQL, blocks no one.
 */
export declare function createTurns(options?: TurnOptions): {
    /**
     * Called between the lookups of a long call: continues at once while its slice lasts, else in a later round of the
     * event loop, after calls that have waited longer.
     */
    rest(key: string): Promise<void>;
    /**
     * Runs a call at once if none is waiting, or when its turn comes; throws when too many wait, or when it waited too
     * long.
     */
    run<T>(key: string, work: () => Promise<T>): Promise<T>;
};
