import { Group, Stack, Text } from '@mantine/core'
import { type ApiToken, abilitySentences } from '@mullion/domain/accounts/api-token'
import { useState } from 'react'
import { confirm } from '../lib/confirm.state.ts'
import { notify } from '../lib/notices.state.ts'
import { notifyError } from '../lib/notify-error.ts'
import { ActionButton } from './action-button.tsx'
import { Fact } from './fact.tsx'
import { Tag } from './tag.tsx'
import classes from './token-list.module.css'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const at = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

export interface TokenListProps {
  readonly label: string
  readonly tokens: readonly ApiToken[]
  readonly onRevoke: (tokenId: number) => Promise<unknown>
  /** Called once a token is revoked, whose focused button is gone. */
  readonly onRevoked: () => void
}

function TokenFacts({ token }: { readonly token: ApiToken }) {
  const { createdAt, expiresAt, expired, lastUse } = token
  return (
    <Group component="dl" gap="0 20px" mt={2} fz={13} c="dimmed">
      <Fact name="Created" className={classes.fact}>
        <time dateTime={createdAt}>{day.format(new Date(createdAt))}</time>
      </Fact>
      <Fact name={expired ? 'Expired' : 'Expires'} className={classes.fact}>
        {expiresAt ? <time dateTime={expiresAt}>{day.format(new Date(expiresAt))}</time> : 'Never'}
      </Fact>
      <Fact name="Last used" className={classes.fact}>
        {lastUse ? (
          <>
            <time dateTime={lastUse.at}>{at.format(new Date(lastUse.at))}</time>
            {lastUse.ipAddress && ` from ${lastUse.ipAddress}`}
          </>
        ) : (
          'Never'
        )}
      </Fact>
    </Group>
  )
}

function TokenRow({
  token,
  onRevoke,
  onRevoked,
}: Omit<TokenListProps, 'label' | 'tokens'> & { readonly token: ApiToken }) {
  const [busy, setBusy] = useState(false)
  const { id, name, prefix, abilities, expired } = token
  const revoke = async () => {
    const text = `Programs that use “${name}” (${prefix}…) will stop working at once. This can’t be undone.`
    if (!(await confirm({ title: 'Revoke this token?', text, action: 'Revoke' }))) return
    setBusy(true)
    try {
      await onRevoke(id)
      notify(`“${name}” was revoked.`)
      onRevoked()
    } catch (error) {
      notifyError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Group component="li" justify="space-between" gap="8px 20px" className={classes.token}>
      <Stack gap={0} miw={0} flex="1 1 300px">
        <Group component="p" gap="2px 10px" fw={560} style={{ overflowWrap: 'anywhere' }}>
          {name}
          <Text span ff="monospace" fz="sm" fw={450} c="dimmed">
            {prefix}…
          </Text>
          {expired && <Tag>Expired</Tag>}
        </Group>
        <TokenFacts token={token} />
        <Text component="ul" fz={13} mt={4} aria-label={`Permissions of ${name}`}>
          {abilities.map((ability) => (
            <li key={ability}>{abilitySentences[ability]}</li>
          ))}
        </Text>
      </Stack>
      <ActionButton
        variant="danger-quiet"
        h={44}
        busy={busy}
        onClick={() => void revoke()}
        aria-label={`Revoke ${name}, ${prefix}`}
      >
        Revoke
      </ActionButton>
    </Group>
  )
}

/** API tokens with what each may do, when it was last used, and a way to end it. */
export function TokenList({ label, tokens, ...actions }: TokenListProps) {
  return (
    <Stack component="ul" gap={12} aria-label={label}>
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} {...actions} />
      ))}
    </Stack>
  )
}
