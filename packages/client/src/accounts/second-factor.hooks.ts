import type { DisableSecondFactorInput, SecondFactorSetup } from '@mullion/domain/accounts/session'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { trpc } from '../trpc.ts'
import { refetchSession } from './viewer.ts'

// None of these is a React Query mutation: its cache would hold passwords and secrets for a while.

/** Creates a new secret for the authenticator app; it takes effect once a code has proved it. */
export function useStartSecondFactor(): (password: string) => Promise<SecondFactorSetup> {
  const { client } = trpc.useUtils()
  return useCallback((password) => client.accounts.secondFactor.start.mutate({ password }), [client])
}

/** Activates the secret with a code from the app, which also ends the requirement to set it up. */
export function useEnableSecondFactor(): (code: string) => Promise<void> {
  const { client } = trpc.useUtils()
  const queryClient = useQueryClient()
  return useCallback(
    async (code) => {
      await client.accounts.secondFactor.enable.mutate({ code })
      await refetchSession(queryClient)
    },
    [client, queryClient],
  )
}

/** Turns the second factor off, given the password and a code. */
export function useDisableSecondFactor(): (proof: DisableSecondFactorInput) => Promise<void> {
  const { client } = trpc.useUtils()
  const queryClient = useQueryClient()
  return useCallback(
    async (proof) => {
      await client.accounts.secondFactor.disable.mutate(proof)
      await refetchSession(queryClient)
    },
    [client, queryClient],
  )
}
