import type { ChangePasswordInput } from '@mullion/domain/accounts/session'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { trpc } from '../trpc.ts'
import { refetchSession } from './viewer.ts'

// None of these is a React Query mutation: its cache would hold passwords and tokens for a while.

export function useForgotPassword(): (email: string) => Promise<void> {
  const { client } = trpc.useUtils()
  return useCallback((email) => client.accounts.password.forgot.mutate({ email }), [client])
}

export function useCheckResetLink(): (token: string) => Promise<{ good: boolean }> {
  const { client } = trpc.useUtils()
  return useCallback((token) => client.accounts.password.checkLink.mutate({ token }), [client])
}

/** Sets a new password using a mailed token; ends all of the user's sessions. */
export function useResetPassword(): (token: string, newPassword: string) => Promise<void> {
  const { client } = trpc.useUtils()
  const queryClient = useQueryClient()
  return useCallback(
    async (token, newPassword) => {
      await client.accounts.password.reset.mutate({ token, newPassword })
      await refetchSession(queryClient)
    },
    [client, queryClient],
  )
}

/** Changes the user's own password; ends their other sessions and the required action. */
export function useChangePassword(): (input: ChangePasswordInput) => Promise<void> {
  const { client } = trpc.useUtils()
  const queryClient = useQueryClient()
  return useCallback(
    async (input) => {
      await client.accounts.password.change.mutate(input)
      await refetchSession(queryClient)
    },
    [client, queryClient],
  )
}

export function useVerifyEmail(): (token: string) => Promise<void> {
  const { client } = trpc.useUtils()
  const queryClient = useQueryClient()
  return useCallback(
    async (token) => {
      await client.accounts.users.verifyEmail.mutate({ token })
      await refetchSession(queryClient)
    },
    [client, queryClient],
  )
}
