import type { AppRouter } from '@mullion/api/root'
import { type CreateTRPCReact, createTRPCReact } from '@trpc/react-query'

/** The procedures as React hooks. Only this package uses them, so that query keys and refetching have one owner. */
export const trpc: CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>()
