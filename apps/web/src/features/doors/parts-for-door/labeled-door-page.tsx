import { Button, Flex, Skeleton, Stack, Text } from '@mantine/core'
import { useDoorBySerial } from '@mullion/client/doors/doors.hooks'
import { readError } from '@mullion/client/read-error'
import { describeDoor, doorBuildNames } from '@mullion/domain/doors/describe-door'
import type { Door } from '@mullion/domain/doors/door'
import { labeledDoor } from '@mullion/domain/doors/labels/door-label'
import { doorOfRegister, type RegisteredDoor } from '@mullion/domain/doors/registered-door'
import { IconDoorOff, IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { buttonIcon } from '../../../ui/button-icon.ts'
import { ContactLinks } from '../../../ui/contact-links.tsx'
import { EmptyNote } from '../../../ui/empty-note.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { NoParts } from '../calculator/components/no-parts.tsx'
import { LabelButton } from '../labels/label-button.tsx'
import { doorDisplayName } from '../save-door/door-names.ts'
import { SaveDoor } from '../save-door/save-door.tsx'
import { useSavedDoorLookup } from '../save-door/use-saved-door-lookup.ts'
import { DoorNotFound } from './door-page.tsx'
import type { DoorPageActions } from './door-page-actions.ts'
import { DoorSet } from './door-set.tsx'

interface LabeledProps {
  readonly actions: DoorPageActions
}

function Page({ title, name, children }: { title: ReactNode; name?: string | null; children: ReactNode }) {
  return (
    <Stack component="section" gap={18} miw={0} aria-labelledby="door-title">
      <div>
        <Text component="h1" id="door-title" fz="clamp(22px, 2.4vw, 28px)" fw={600}>
          {title}
        </Text>
        {name && <Text style={{ overflowWrap: 'anywhere' }}>{name}</Text>}
      </div>
      {children}
    </Stack>
  )
}

interface SetProps extends LabeledProps {
  readonly serialNumber: string | null
  readonly door: Door
  readonly found: RegisteredDoor | null
}

function LabeledSet({ serialNumber, door, found, actions }: SetProps) {
  return (
    <DoorSet
      {...{ serialNumber, door, found, actions }}
      addAll="Order again"
      ways={(asItIs) => (
        <Flex gap="8px 10px" wrap="wrap" data-no-print>
          {serialNumber && (
            <Button
              variant="default"
              h={44}
              onClick={() => actions.openDoor(serialNumber)}
              leftSection={<IconSearch {...buttonIcon} />}
            >
              Other parts for this door
            </Button>
          )}
          <SaveDoor door={{ serialNumber, door: asItIs }} />
          <LabelButton
            candidates={[
              serialNumber
                ? { door: { serialNumber }, title: serialNumber, about: describeDoor(asItIs) }
                : { door: { door: asItIs }, title: describeDoor(asItIs), about: 'Measured door' },
            ]}
          >
            Print label
          </LabelButton>
        </Flex>
      )}
    />
  )
}

function SerialPage({ serialNumber, actions }: LabeledProps & { readonly serialNumber: string }) {
  const found = useDoorBySerial(serialNumber)
  const { saved } = useSavedDoorLookup(serialNumber)
  const missing = found.error && readError(found.error).kind === 'missing'
  return (
    <Page
      title={
        <>
          Door{' '}
          <Text span ff="monospace">
            {serialNumber}
          </Text>
        </>
      }
      name={saved && doorDisplayName(saved)}
    >
      {missing ? (
        <DoorNotFound serialNumber={serialNumber} actions={actions} />
      ) : (
        <QueryStates
          query={found}
          pending={
            <div role="status" aria-label="Looking up the door">
              <Skeleton height={280} />
              <Skeleton height={220} mt={24} />
            </div>
          }
        >
          {(ready) => {
            const registered = doorOfRegister(ready)
            // The user's company may have saved the door with another operation, power or manual.
            const door = registered && saved && { ...registered, powerOperated: saved.door.powerOperated }
            const shown = door ?? registered
            return shown ? (
              <LabeledSet serialNumber={serialNumber} door={shown} found={ready} actions={actions} />
            ) : (
              <NoParts />
            )
          }}
        </QueryStates>
      )}
    </Page>
  )
}

function UnreadLabel({ actions }: LabeledProps) {
  return (
    <Page title="Door label">
      <EmptyNote
        icon={<IconDoorOff size={34} stroke={1.6} aria-hidden />}
        title="We can’t read this label’s code."
      >
        <p>It may be damaged. Look the door up by its serial number, or call us.</p>
        <ContactLinks />
        <Flex gap={10} justify="center" wrap="wrap">
          <Button variant="default" h={44} onClick={actions.openSerialPlaces}>
            Where is the serial number?
          </Button>
          <Button variant="default" h={44} onClick={actions.openCalculator}>
            Enter dimensions instead
          </Button>
        </Flex>
      </EmptyNote>
    </Page>
  )
}

/**
 * The page that the code on a door's label opens: what the door is, its parts, and one button to order them. It shows
 * only what the link or the register says about the door; its name, to the company that saved it.
 */
export function LabeledDoorPage({ code, actions }: LabeledProps & { readonly code: string }) {
  const labeled = labeledDoor(code)
  if (!labeled) return <UnreadLabel actions={actions} />
  if ('serialNumber' in labeled) return <SerialPage serialNumber={labeled.serialNumber} actions={actions} />
  const { door } = labeled
  return (
    <Page title={doorBuildNames[door.build]}>
      <LabeledSet serialNumber={null} door={door} found={null} actions={actions} />
    </Page>
  )
}
