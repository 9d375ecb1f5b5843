import { Group, Skeleton, Stack, Text } from '@mantine/core'
import { useRevokeTokenOfUser, useTokensOfUser } from '@mullion/client/accounts/tokens.hooks'
import type { ApiTokens } from '@mullion/domain/accounts/api-token'
import type { CompanyUser } from '@mullion/domain/accounts/user'
import type { ReactNode } from 'react'
import { fullName } from '../lib/person-words.ts'
import { QueryStates } from './query-states.tsx'
import { TokenList } from './token-list.tsx'

export interface UserTokensProps {
  readonly user: CompanyUser
  /** Shown beside the heading once the tokens are there. */
  readonly aside?: (tokens: ApiTokens) => ReactNode
}

/** The API tokens of a user whom the viewer manages. */
export function UserTokens({ user, aside }: UserTokensProps) {
  const tokens = useTokensOfUser(user.id)
  const revoking = useRevokeTokenOfUser()
  const headingId = `tokens-of-${user.id}`
  return (
    <Stack component="section" gap={10} aria-labelledby={headingId}>
      <Group justify="space-between" gap="4px 16px">
        <Text component="h3" id={headingId} tabIndex={-1} fz="md" fw={600}>
          API tokens
        </Text>
        {tokens.data && aside?.(tokens.data)}
      </Group>
      <QueryStates
        query={tokens}
        pending={<Skeleton height={68} />}
        isEmpty={({ tokens }) => tokens.length === 0}
        empty={
          <Text fz="sm" c="dimmed">
            {fullName(user)} has no API tokens.
          </Text>
        }
      >
        {({ tokens }) => (
          <TokenList
            label={`API tokens of ${fullName(user)}`}
            tokens={tokens}
            onRevoke={(tokenId) => revoking.mutateAsync({ userId: user.id, tokenId })}
            onRevoked={() => document.getElementById(headingId)?.focus()}
          />
        )}
      </QueryStates>
    </Stack>
  )
}
