import { Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import {
  useAddPasskey,
  usePasskeys,
  useRemovePasskey,
  useStartPasskey,
} from '@mullion/client/accounts/passkey.hooks'
import { maxPasskeys, type Passkey } from '@mullion/domain/accounts/passkey'
import { useState } from 'react'
import { notify } from '../../../../lib/notices.state.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Fact } from '../../../../ui/fact.tsx'
import { QueryStates } from '../../../../ui/query-states.tsx'
import { Section } from '../../../../ui/section.tsx'
import { createPasskey, hasPasskeys } from '../../browser-passkeys.ts'
import form from '../../sign-in/components/form.module.css'
import classes from './devices.module.css'
import { OwnPasswordForm } from './own-password-form.tsx'

const headingId = 'settings-passkeys'
const defaultName = 'My passkey'
const at = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

interface DialogProps {
  readonly email: string
  readonly opened: boolean
  readonly onClose: () => void
}

function AddDialog({ email, opened, onClose }: DialogProps) {
  const start = useStartPasskey()
  const add = useAddPasskey()
  const [name, setName] = useState(defaultName)
  const make = async (password: string) => {
    const created = await createPasskey(await start(password))
    await add({ name: name.trim() || defaultName, created })
    notify('Passkey added.')
    onClose()
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => setName(defaultName)}
      title="Add a passkey"
      size={440}
    >
      <OwnPasswordForm
        email={email}
        button="Continue"
        onSend={make}
        fields={
          <TextInput
            label="Name"
            classNames={{ input: form.input }}
            description="To tell it from your other passkeys."
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        }
      >
        Your browser asks for your fingerprint, face, PIN or security key next.
      </OwnPasswordForm>
    </Dialog>
  )
}

function RemoveDialog({
  email,
  passkey,
  onClose,
}: Omit<DialogProps, 'opened'> & { passkey: Passkey | null }) {
  const removeKey = useRemovePasskey()
  const remove = async (password: string) => {
    if (passkey) await removeKey({ passkeyId: passkey.id, password })
    notify('Passkey removed.')
    onClose()
    document.getElementById(headingId)?.focus()
  }
  return (
    <Dialog opened={passkey !== null} onClose={onClose} title="Remove passkey" size={440}>
      <OwnPasswordForm email={email} button="Remove" onSend={remove}>
        You’ll no longer be able to sign in with {passkey?.name ?? 'it'}.
      </OwnPasswordForm>
    </Dialog>
  )
}

const momentText = (moment: string | null) => (moment ? at.format(new Date(moment)) : 'Never')

function PasskeyRow({ passkey, onRemove }: { readonly passkey: Passkey; readonly onRemove: () => void }) {
  const { name, addedAt, usedAt } = passkey
  return (
    <Group component="li" justify="space-between" gap="8px 20px" className={classes.device}>
      <div>
        <Text fw={560} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Group component="dl" gap="0 20px" mt={2} fz={13} c="dimmed">
          <Fact name="Added" className={classes.fact}>
            {momentText(addedAt)}
          </Fact>
          <Fact name="Last used" className={classes.fact}>
            {momentText(usedAt)}
          </Fact>
        </Group>
      </div>
      <Button variant="default" h={44} onClick={onRemove} aria-label={`Remove ${name}`}>
        Remove
      </Button>
    </Group>
  )
}

/** The viewer's passkeys, which stand in for codes of the authenticator app. */
export function Passkeys({ email }: { readonly email: string }) {
  const passkeys = usePasskeys()
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Passkey | null>(null)
  const hasRoom = passkeys.data && passkeys.data.length < maxPasskeys
  return (
    <Section
      id={headingId}
      title="Passkeys"
      aside={
        hasPasskeys() &&
        hasRoom && (
          <Button variant="default" h={44} onClick={() => setAdding(true)}>
            Add a passkey
          </Button>
        )
      }
    >
      <Text maw="68ch" fz="sm" c="dimmed" textWrap="pretty">
        {hasPasskeys()
          ? 'Use your fingerprint, face or security key instead of a code when you sign in. Your app and recovery codes keep working.'
          : 'This browser can’t use passkeys.'}
      </Text>
      <QueryStates query={passkeys} pending={<Skeleton height={44} />}>
        {(list) =>
          list.length > 0 && (
            <Stack component="ul" gap={12} aria-label="Passkeys">
              {list.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
              ))}
            </Stack>
          )
        }
      </QueryStates>
      <AddDialog email={email} opened={adding} onClose={() => setAdding(false)} />
      <RemoveDialog email={email} passkey={removing} onClose={() => setRemoving(null)} />
    </Section>
  )
}
