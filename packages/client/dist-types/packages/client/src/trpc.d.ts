import type { AppRouter } from '@mullion/api/root';
import { type CreateTRPCReact } from '@trpc/react-query';
/** The procedures as React hooks. Only this package uses them, so that query keys and refetching have one owner. */
export declare const trpc: CreateTRPCReact<AppRouter, unknown>;
