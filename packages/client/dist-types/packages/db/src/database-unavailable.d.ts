/**
 * The database is unreachable, the connection was lost, or it was busy for too long. Thrown by reads and transactions;
 * the transaction wrote nothing, unless the connection was lost during its commit, which may have succeeded.
 */
export declare class DatabaseUnavailable extends Error {
    constructor(cause: unknown);
}
/** True for `DatabaseUnavailable`, including as the cause of an error from the query builder. */
export declare function isDatabaseUnavailable(error: unknown): boolean;
