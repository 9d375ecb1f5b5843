import { noteRefusal } from '@mullion/client/accounts/viewer'
import type { ClientOptions } from '@mullion/client/client'
import { createQueryClient } from '@mullion/client/query-client'
import { recoverByItself } from '@mullion/client/recovery'

/** The one cache of the server's data. */
export const queryClient = createQueryClient()

export const server: ClientOptions = {
  url: '/trpc',
  onFailure: (error) => noteRefusal(queryClient, error),
}

/** Goes on by itself once a server is back that was away; returns how to stop. */
export function followServer(): () => void {
  return recoverByItself(queryClient, async () => (await fetch('/healthz', { cache: 'no-store' })).ok)
}
