import { type ErrorSeverity, type Measurements } from '@mullion/domain/analytics/operations';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
/** An answered call: its procedure or path, its duration, and whether it failed on our side. */
export interface AnsweredCall {
    readonly method: string;
    readonly endpoint: string;
    readonly ms: number;
    readonly failed: boolean;
}
interface NotedError {
    readonly at: Date;
    readonly type: string;
    readonly message: string;
    readonly severity: ErrorSeverity;
}
/** How many errors of a kind there were in an hour. */
export interface CountedError {
    readonly hour: Date;
    readonly type: string;
    readonly severity: ErrorSeverity;
    readonly count: number;
    readonly lastAt: Date;
}
/** Everything measured since the last call of `take`. */
export interface Measured {
    readonly requests: readonly (Measurements & {
        readonly at: Date;
    })[];
    /** Counts of all errors, by kind. */
    readonly errorCounts: readonly CountedError[];
    /** Individual errors, up to a limit. */
    readonly errors: readonly NotedError[];
}
export type Measuring = ReturnType<typeof createMeasuring>;
/** Counts in memory what this server does until a job stores it; a request costs two lookups. */
export declare function createMeasuring(clock: Clock): {
    answered: ({ method, endpoint, ms, failed }: AnsweredCall) => void;
    statement: (ms: number) => void;
    /** Wraps a log so that its errors and warnings are counted too: every failure is logged there. */
    counting: (log: Log) => Log;
    /** Takes back measurements that could not be stored, to store them with the next ones. */
    restore(taken: Measured): void;
    /** Returns the counts and resets them. */
    take(): Measured;
};
export {};
