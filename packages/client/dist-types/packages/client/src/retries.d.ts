export interface Retries {
    /** How often a failed read is repeated. */
    readonly times: number;
    /** Wait before the first repetition; it doubles with each, and half of it again is left to chance. */
    readonly waitMs: number;
    /** Longest wait that the server may ask for with Retry-After; a call told to wait longer fails at once. */
    readonly mostWaitMs: number;
}
export declare const usualRetries: Retries;
/**
 * Runs a read, repeating it while it fails for reasons that pass: with growing, random waits, and not before the time
 * that the server named. Throws `MullionError`.
 */
export declare function withRetries<T>(read: () => Promise<T>, { times, waitMs, mostWaitMs }: Retries, signal?: AbortSignal | null): Promise<T>;
