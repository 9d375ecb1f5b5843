import type {
  CreateServiceTokenInput,
  CreateTokenInput,
  NewApiToken,
} from '@mullion/domain/accounts/api-token'
import { useCallback } from 'react'
import { trpc } from '../trpc.ts'

/** Queries the viewer's API tokens and the permissions that further ones can have. */
export function useApiTokens() {
  return trpc.accounts.tokens.list.useQuery(undefined, { staleTime: 0 })
}

/**
 * Makes a token that acts as the viewer. Not a React Query mutation: its cache would hold the secret for a while.
 */
export function useCreateToken(): (input: CreateTokenInput) => Promise<NewApiToken> {
  const { client, accounts } = trpc.useUtils()
  return useCallback(
    async (input) => {
      const made = await client.accounts.tokens.create.mutate(input)
      void accounts.tokens.list.invalidate()
      return made
    },
    [client, accounts],
  )
}

/** Ends one of the viewer's tokens; resolves once it is off the list. */
export function useRevokeToken() {
  const { accounts } = trpc.useUtils()
  return trpc.accounts.tokens.revoke.useMutation({ onSuccess: () => accounts.tokens.list.invalidate() })
}

/** Queries the API tokens of a user whom the viewer manages. */
export function useTokensOfUser(userId: number) {
  return trpc.admin.userTokens.list.useQuery({ userId }, { staleTime: 0 })
}

/** Ends a token of a user whom the viewer manages; resolves once it is off the list. */
export function useRevokeTokenOfUser() {
  const { admin } = trpc.useUtils()
  return trpc.admin.userTokens.revoke.useMutation({ onSuccess: () => admin.userTokens.list.invalidate() })
}

/** Makes a token for a service account; keeps its secret out of the cache, as `useCreateToken` does. */
export function useCreateServiceToken(): (input: CreateServiceTokenInput) => Promise<NewApiToken> {
  const { client, admin } = trpc.useUtils()
  return useCallback(
    async (input) => {
      const made = await client.admin.serviceAccounts.createToken.mutate(input)
      void admin.userTokens.list.invalidate()
      return made
    },
    [client, admin],
  )
}

/** Adds an account for a service of the house. */
export function useCreateServiceAccount() {
  const { accounts } = trpc.useUtils()
  return trpc.admin.serviceAccounts.create.useMutation({
    onSuccess: () => void accounts.users.list.invalidate(),
  })
}
