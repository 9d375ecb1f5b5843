import type {
  AddPasskeyInput,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
  RemovePasskeyInput,
} from '@mullion/domain/accounts/passkey'
import type { Viewer } from '@mullion/domain/accounts/session'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { trpc } from '../trpc.ts'
import { setViewer } from './viewer.ts'

// None of these with a password is a React Query mutation: its cache would hold it for a while.

export function usePasskeys() {
  return trpc.accounts.passkeys.list.useQuery(undefined, { staleTime: 0 })
}

/** Asks for what a browser needs to make a passkey. */
export function useStartPasskey(): (password: string) => Promise<PasskeyCreation> {
  const { client } = trpc.useUtils()
  return useCallback((password) => client.accounts.passkeys.start.mutate({ password }), [client])
}

/** Stores the passkey that a browser made. */
export function useAddPasskey(): (input: AddPasskeyInput) => Promise<void> {
  const { client, accounts } = trpc.useUtils()
  return useCallback(
    async (input) => {
      await client.accounts.passkeys.add.mutate(input)
      await accounts.passkeys.list.invalidate()
    },
    [client, accounts],
  )
}

export function useRemovePasskey(): (input: RemovePasskeyInput) => Promise<void> {
  const { client, accounts } = trpc.useUtils()
  return useCallback(
    async (input) => {
      await client.accounts.passkeys.remove.mutate(input)
      await accounts.passkeys.list.invalidate()
    },
    [client, accounts],
  )
}

/** Completes a sign-in with what `answer` makes of the store's question. */
export function useConfirmByPasskey(): (
  answer: (request: PasskeyRequest) => Promise<PasskeyAnswer>,
) => Promise<Viewer> {
  const { client } = trpc.useUtils()
  const queryClient = useQueryClient()
  return useCallback(
    async (answer) => {
      const request = await client.accounts.session.requestPasskey.mutate()
      const viewer = await client.accounts.session.confirmByPasskey.mutate(await answer(request))
      await setViewer(queryClient, viewer)
      return viewer
    },
    [client, queryClient],
  )
}
