import { Button, Stack, Text } from '@mantine/core'
import type { CreateTokenInput, NewApiToken } from '@mullion/domain/accounts/api-token'
import type { Ability } from '@mullion/domain/accounts/permissions'
import { useEffect, useRef, useState } from 'react'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import classes from './token-form.module.css'
import { TokenForm } from './token-form.tsx'

export interface CreateTokenDialogProps {
  readonly opened: boolean
  /** The permissions to choose from. */
  readonly grantable: readonly Ability[]
  readonly onCreate: (input: CreateTokenInput) => Promise<NewApiToken>
  readonly onClose: () => void
}

function Secret({ made, onClose }: { readonly made: NewApiToken; readonly onClose: () => void }) {
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => shown.current?.focus(), [])
  return (
    <Stack gap={14} ref={shown} tabIndex={-1} className={classes.secret}>
      <OutcomeNote tone="warn" title="Copy the token now. We won’t show it again.">
        <p>Anyone who has it can use it. Save it where only your program can read it.</p>
      </OutcomeNote>
      <div>
        <Text component="code" display="block" ff="monospace" className={classes.code}>
          {made.secret}
        </Text>
        <CopyButton text={made.secret} label="Copy token" word="Copy token" />
      </div>
      <Button h={44} miw={96} ml="auto" onClick={onClose}>
        Done
      </Button>
    </Stack>
  )
}

/** Makes an API token, then shows its secret once. */
export function CreateTokenDialog({ opened, grantable, onCreate, onClose }: CreateTokenDialogProps) {
  const [made, setMade] = useState<NewApiToken | null>(null)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => setMade(null)}
      title={made ? `Token “${made.token.name}”` : 'Create API token'}
      size={560}
      dismissible={made === null}
      fills
    >
      {made ? (
        <Secret made={made} onClose={onClose} />
      ) : (
        <TokenForm
          grantable={grantable}
          onCancel={onClose}
          onSend={async (input) => setMade(await onCreate(input))}
        />
      )}
    </Dialog>
  )
}
