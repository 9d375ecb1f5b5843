import type { Reader, Writer } from '../database.ts';
/** Use count of a key in a window, and when the window ends. */
export interface Uses {
    readonly count: number;
    readonly endsAt: Date;
}
/** A time window that starts now. */
interface Window {
    readonly now: Date;
    readonly endsAt: Date;
}
/** Returns the use count of a key in its current window; null if there is none. */
export declare function findUses(db: Reader, key: string, { now, endsAt }: Window): Promise<Uses | null>;
/** Counts uses of a key (one by default) and returns the current window's count; an expired window restarts. */
export declare function countUse(tx: Writer, key: string, { now, endsAt, uses }: Window & {
    readonly uses?: number;
}): Promise<Uses>;
/**
 * Locks a key until the transaction ends; others waiting for it then see what was written. Lock several keys in the
 * same order everywhere.
 */
export declare function lockKey(tx: Writer, key: string, until: {
    readonly now: Date;
    readonly endsAt: Date;
}): Promise<void>;
/** Refunds one use of a key. */
export declare function refundUse(tx: Writer, key: string): Promise<void>;
/** Resets the use count of a key. */
export declare function resetUses(tx: Writer, key: string): Promise<void>;
/** Deletes expired windows. */
export declare function removeEndedLimits(tx: Writer, now: Date): Promise<void>;
export {};
