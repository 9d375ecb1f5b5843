import { believedUser, handleSessionError } from '@mullion/client/accounts/viewer'
import type { ServerOptions } from '@mullion/client/links'
import { recoverAutomatically } from '@mullion/client/recovery'
import { store } from '../../lib/store-info.ts'
import { actingFor, noteActingRefusal } from './acting.ts'
import { queryClient } from './query-client.ts'

export const server: ServerOptions = {
  url: '',
  traced: store.traced ?? false,
  actingFor,
  signedInAs: () => believedUser(queryClient),
  onFailure: (error) => {
    handleSessionError(queryClient, error)
    noteActingRefusal(error)
  },
}

/** Refetches once a server that was down is back; returns a function that stops this. */
export function followServer(): () => void {
  return recoverAutomatically(queryClient, async () => (await fetch('/healthz', { cache: 'no-store' })).ok)
}
