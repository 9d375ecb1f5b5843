import { Button, Skeleton, Text } from '@mantine/core'
import { useApiTokens, useCreateToken, useRevokeToken } from '@mullion/client/accounts/tokens.hooks'
import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyNote } from '../../../ui/empty-note.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import { TokenList } from '../../../ui/token-list.tsx'
import { CreateTokenDialog } from './create-token-dialog.tsx'

const headingId = 'account-tokens'

/** The viewer's API tokens. */
export function OwnTokens() {
  const tokens = useApiTokens()
  const create = useCreateToken()
  const revoking = useRevokeToken()
  const [creating, setCreating] = useState(false)
  return (
    <Section
      id={headingId}
      title="API tokens"
      aside={
        tokens.data && (
          <Button h={44} onClick={() => setCreating(true)}>
            Create token
          </Button>
        )
      }
    >
      <Text maw="68ch" fz="sm" c="dimmed" textWrap="pretty">
        A token lets a program act as you, with the permissions you choose. The calls are described in the{' '}
        <a href="/api/docs">API reference</a>.
      </Text>
      <QueryStates
        query={tokens}
        pending={<Skeleton height={120} />}
        isEmpty={({ tokens }) => tokens.length === 0}
        empty={<EmptyNote icon={<IconKey size={32} stroke={1.6} aria-hidden />} title="No API tokens yet." />}
      >
        {({ tokens }) => (
          <TokenList
            label="API tokens"
            tokens={tokens}
            onRevoke={(tokenId) => revoking.mutateAsync({ tokenId })}
            onRevoked={() => document.getElementById(headingId)?.focus()}
          />
        )}
      </QueryStates>
      <CreateTokenDialog
        opened={creating}
        grantable={tokens.data?.grantable ?? []}
        onCreate={create}
        onClose={() => setCreating(false)}
      />
    </Section>
  )
}
