import type { DisableSecondFactorInput, SecondFactorSetup } from '@mullion/domain/accounts/session'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { trpc } from '../trpc.ts'
import { askSessionAgain } from './viewer.ts'

// None of these is a mutation of the query cache, which would keep passwords and secrets for a while.

/** Makes a new secret for the authenticator app; it is in force once a code has proved it. */
export function useStartSecondFactor(): (password: string) => Promise<SecondFactorSetup> {
  const { client } = trpc.useUtils()
  return useCallback((password) => client.accounts.secondFactor.start.mutate({ password }), [client])
}

/** Puts the secret in force by a code of the app; so ends the duty to set it up. */
export function useEnableSecondFactor(): (code: string) => Promise<void> {
  const { client } = trpc.useUtils()
  const queryClient = useQueryClient()
  return useCallback(
    async (code) => {
      await client.accounts.secondFactor.enable.mutate({ code })
      await askSessionAgain(queryClient)
    },
    [client, queryClient],
  )
}

/** Does without the second factor again, by the password and a code. */
export function useDisableSecondFactor(): (proof: DisableSecondFactorInput) => Promise<void> {
  const { client } = trpc.useUtils()
  const queryClient = useQueryClient()
  return useCallback(
    async (proof) => {
      await client.accounts.secondFactor.disable.mutate(proof)
      await askSessionAgain(queryClient)
    },
    [client, queryClient],
  )
}
