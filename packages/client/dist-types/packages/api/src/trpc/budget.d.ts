import { type TurnOptions } from './turns.ts';
/** What one request may cost the store; the calls of a batch share it. */
export interface Budget {
    /** Runs a call when its turn comes. */
    run<T>(call: () => Promise<T>): Promise<T>;
    /** Called between the lookups of a long call: yields to others once the call's own turn is used up. */
    rest(): Promise<void>;
    /** Charges a call whose rows are known before it runs; throws `invalid` for too many rows, `limited` for too many calls. */
    spend(rows: number): void;
    /**
     * Starts a call that may answer up to `most` rows; the function it returns charges the rows that were answered. Throws
     * as `spend` does, and `limited` while too many rows are being fetched for the IP address.
     */
    reserve(most: number): (rows: number) => void;
}
/** For tools and tests that call procedures in their own process. */
export declare const unlimited: Budget;
export interface BudgetOptions extends TurnOptions {
    /** Average-size calls one IP address may make per minute, also the burst after a pause; null for no limit. */
    readonly callsPerMinute: number | null;
}
/** Creates request budgets; one instance serves all requests of a server. */
export declare function createBudgets({ callsPerMinute, ...options }: BudgetOptions): {
    /** Returns the budget of one request from an IP address. */
    forRequest({ ipAddress, rows: most }: {
        readonly ipAddress: string;
        readonly rows: number;
    }): Budget;
};
export type Budgets = ReturnType<typeof createBudgets>;
