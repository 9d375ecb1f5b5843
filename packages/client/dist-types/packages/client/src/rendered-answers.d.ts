import type { QueryClient } from '@tanstack/react-query';
/** Sets up a cache for rendering one page: failed queries are not retried, since the browser will fetch them. */
export declare function withoutRetries(queryClient: QueryClient): QueryClient;
/** Waits until no query is running; false when one failed. */
export declare function allAnswered(queryClient: QueryClient): Promise<boolean>;
/** Serializes the cached answers to JSON. */
export declare function writeAnswers(queryClient: QueryClient): string;
/** Loads answers written by `writeAnswers`, as fresh. */
export declare function readAnswers(queryClient: QueryClient, written: string): void;
