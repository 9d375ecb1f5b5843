import { QueryClient } from '@tanstack/react-query';
/** Creates the cache for all server data; only temporary failures are retried. */
export declare function createQueryClient(): QueryClient;
