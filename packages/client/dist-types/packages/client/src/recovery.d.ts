import type { QueryClient } from '@tanstack/react-query';
/**
 * Polls an unreachable server at growing intervals until it is back, then refetches the visible queries. `isBack` tells
 * whether the server answers. Returns a function that stops polling.
 */
export declare function recoverAutomatically(queryClient: QueryClient, isBack: () => Promise<boolean>): () => void;
