import { noteRefusal } from '@mullion/client/accounts/viewer'
import type { ClientOptions } from '@mullion/client/client'
import { recoverByItself } from '@mullion/client/recovery'
import { actingFor, noteActingRefusal } from './acting.ts'
import { queryClient } from './query-client.ts'

export const server: ClientOptions = {
  url: '/trpc',
  actingFor,
  onFailure: (error) => {
    noteRefusal(queryClient, error)
    noteActingRefusal(error)
  },
}

/** Goes on by itself once a server is back that was away; returns how to stop. */
export function followServer(): () => void {
  return recoverByItself(queryClient, async () => (await fetch('/healthz', { cache: 'no-store' })).ok)
}
