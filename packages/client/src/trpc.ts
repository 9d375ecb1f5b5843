import type { AppRouter } from '@mullion/api/root'
import { createTRPCReact } from '@trpc/react-query'

/** The procedures as React hooks; only the hooks of this package use them, so that keys and renewal have one owner. */
export const trpc = createTRPCReact<AppRouter>()
