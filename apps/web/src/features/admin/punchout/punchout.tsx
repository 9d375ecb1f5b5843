import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { usePunchoutBuyerActions, usePunchoutBuyers } from '@mullion/client/punchout/punchout.hooks'
import type { PunchoutBuyer } from '@mullion/domain/punchout/punchout'
import { IconPlugConnected, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { confirm } from '../../../lib/confirm.state.ts'
import { notify } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { storeMoment } from '../../../lib/store-time.ts'
import { useLastShown } from '../../../lib/use-last-shown.ts'
import box from '../../../ui/box.module.css'
import { buttonIcon } from '../../../ui/button-icon.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyNote } from '../../../ui/empty-note.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { SecretDialog } from '../../../ui/secret-dialog.tsx'
import { Section } from '../../../ui/section.tsx'
import { OpenVisits } from './open-visits.tsx'
import { EditSystem, NewSystem } from './system-form.tsx'

const usesOf = ({ visitedAt, returnedAt }: PunchoutBuyer) =>
  visitedAt === null
    ? 'No visit yet.'
    : `Last visit ${storeMoment(visitedAt)}, last cart ${returnedAt ? storeMoment(returnedAt) : 'none yet'}.`

interface SystemRowProps {
  readonly system: PunchoutBuyer
  readonly onEdit: () => void
  readonly onSecret: (secret: string) => void
}

function SystemRow({ system, onEdit, onSecret }: SystemRowProps) {
  const { id: buyerId, name, companyName, userName, senderDomain, senderIdentity } = system
  const { replaceSecret, remove } = usePunchoutBuyerActions()
  const plain = { variant: 'default', h: 44, px: 12 } as const
  const replace = async () => {
    const text = 'The old secret ends at once. The system needs the new one before its next visit.'
    if (!(await confirm({ title: `Replace the secret of ${name}?`, text, action: 'Replace secret' }))) return
    replaceSecret.mutate({ buyerId }, { onSuccess: ({ secret }) => onSecret(secret), onError: notifyError })
  }
  const disconnect = async () => {
    const text = 'Visits under way end, and carts that went back can no longer be changed.'
    if (!(await confirm({ title: `Disconnect ${name}?`, text, action: 'Disconnect' }))) return
    remove.mutate({ buyerId }, { onSuccess: () => notify(`${name} was disconnected.`), onError: notifyError })
  }
  return (
    <Group component="li" className={box.box ?? ''} justify="space-between" gap="8px 16px" p="10px 12px">
      <Stack gap={0} miw={0} fz="sm" style={{ overflowWrap: 'anywhere' }}>
        <strong>{name}</strong>
        <span>
          {companyName}, as {userName}
        </span>
        <Text span fz="sm" c="dimmed">
          {senderDomain} {senderIdentity}
        </Text>
        <Text span fz="sm" c="dimmed">
          {usesOf(system)}
        </Text>
      </Stack>
      <Group gap={8}>
        <Button {...plain} aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button {...plain} aria-label={`Replace the secret of ${name}`} onClick={() => void replace()}>
          Replace secret
        </Button>
        <Button {...plain} aria-label={`Disconnect ${name}`} onClick={() => void disconnect()}>
          Disconnect
        </Button>
      </Group>
    </Group>
  )
}

const setupPath = '/punchout/cxml'

function Systems() {
  const query = usePunchoutBuyers()
  const [adding, setAdding] = useState(false)
  const [edited, setEdited] = useState<PunchoutBuyer | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const shown = useLastShown(edited)
  const address = `${window.location.origin}${setupPath}`
  return (
    <Section
      id="procurement-systems"
      title="Procurement systems"
      aside={
        <Button leftSection={<IconPlus {...buttonIcon} />} h={44} onClick={() => setAdding(true)}>
          Connect system
        </Button>
      }
    >
      <Group gap="4px 12px">
        <Text fz="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          Systems begin a visit by cXML 1.2 at {address}. Orders come as purchase orders.
        </Text>
        <CopyButton text={address} label="Copy address" word="Copy" />
      </Group>
      <QueryStates
        query={query}
        pending={<Skeleton height={120} />}
        isEmpty={(systems) => systems.length === 0}
        empty={
          <EmptyNote
            icon={<IconPlugConnected size={30} stroke={1.6} aria-hidden />}
            title="No procurement systems yet."
          >
            <p>Connect a customer’s Ariba, Coupa or the like, and its buyers shop here with their prices.</p>
          </EmptyNote>
        }
      >
        {(systems) => (
          <Stack component="ul" gap={8} aria-label="Procurement systems">
            {systems.map((system) => (
              <SystemRow
                key={system.id}
                system={system}
                onEdit={() => setEdited(system)}
                onSecret={setSecret}
              />
            ))}
          </Stack>
        )}
      </QueryStates>
      <Dialog opened={adding} onClose={() => setAdding(false)} title="Connect system" size={560} fills>
        {adding && (
          <NewSystem
            onCreated={(created) => {
              setAdding(false)
              setSecret(created.secret)
            }}
          />
        )}
      </Dialog>
      <Dialog opened={edited !== null} onClose={() => setEdited(null)} title="Edit system" size={560} fills>
        {shown && <EditSystem key={shown.id} system={shown} onSaved={() => setEdited(null)} />}
      </Dialog>
      <SecretDialog
        secret={secret}
        title="Shared secret"
        text="The procurement system names itself with this secret."
        onClose={() => setSecret(null)}
      />
    </Section>
  )
}

/** The procurement systems of customers, whose buyers shop here by cXML and take the cart back, and their visits. */
export function Punchout() {
  return (
    <Stack gap={16}>
      <Systems />
      <OpenVisits />
    </Stack>
  )
}
