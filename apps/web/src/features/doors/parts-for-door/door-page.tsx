import { Button, Flex, Skeleton, Stack, Text } from '@mantine/core'
import { useDoorBySerial } from '@mullion/client/doors/doors.hooks'
import { readError } from '@mullion/client/read-error'
import { describeDoor } from '@mullion/domain/doors/describe-door'
import { modelOfDoorType } from '@mullion/domain/doors/parts-for-door'
import {
  doorMissingText,
  doorOfRegister,
  missByYear,
  type RegisteredDoor,
} from '@mullion/domain/doors/registered-door'
import type { SavedDoor } from '@mullion/domain/doors/saved-door'
import { IconDoorOff } from '@tabler/icons-react'
import { ContactLinks } from '../../../ui/contact-links.tsx'
import { EmptyNote } from '../../../ui/empty-note.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { NoParts } from '../calculator/components/no-parts.tsx'
import { LabelButton } from '../labels/label-button.tsx'
import { SaveDoor } from '../save-door/save-door.tsx'
import { useSavedDoorLookup } from '../save-door/use-saved-door-lookup.ts'
import type { DoorPageActions } from './door-page-actions.ts'
import { DoorSet } from './door-set.tsx'
import { OtherParts } from './other-parts.tsx'

export interface DoorPageProps {
  readonly serialNumber: string
  readonly actions: DoorPageActions
}

export function DoorNotFound({ serialNumber, actions }: DoorPageProps) {
  const because = missByYear(serialNumber, new Date())
  return (
    <EmptyNote icon={<IconDoorOff size={34} stroke={1.6} aria-hidden />} title="No door with this number">
      <p>{doorMissingText}</p>
      {because && <p>{because}</p>}
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
  )
}

interface FoundDoorProps extends Omit<DoorPageProps, 'serialNumber'> {
  readonly found: RegisteredDoor
  readonly saved: SavedDoor | null
}

function FoundDoor({ found, saved, actions }: FoundDoorProps) {
  const { serialNumber, doorType, build, direction } = found
  const registered = doorOfRegister(found)
  // The user's company may have saved the door with another operation, power or manual.
  const door = registered && saved ? { ...registered, powerOperated: saved.door.powerOperated } : registered
  const model = modelOfDoorType[doorType]
  return (
    <>
      {door ? (
        <DoorSet
          serialNumber={serialNumber}
          door={door}
          found={found}
          actions={actions}
          ways={(asItIs) => (
            <Flex gap="8px 10px" wrap="wrap" data-no-print>
              <SaveDoor door={{ serialNumber, door: asItIs }} />
              <LabelButton
                candidates={[{ door: { serialNumber }, title: serialNumber, about: describeDoor(asItIs) }]}
              >
                Print label
              </LabelButton>
            </Flex>
          )}
        />
      ) : (
        <NoParts />
      )}
      <Stack component="section" gap={12} miw={0} aria-labelledby="door-parts">
        <Text component="h2" id="door-parts" fz={18} fw={600}>
          Other parts for {model.toLowerCase()} doors
        </Text>
        <OtherParts {...{ doorType, build, direction, actions }} />
      </Stack>
    </>
  )
}

export function DoorPage({ serialNumber, actions }: DoorPageProps) {
  const found = useDoorBySerial(serialNumber)
  // Fetched together with the register's record, so that the operation does not change on screen.
  const lookup = useSavedDoorLookup(serialNumber)
  const missing = found.error && readError(found.error).kind === 'missing'
  return (
    <Stack component="section" gap={24} miw={0} aria-labelledby="door-title">
      <Text component="h1" id="door-title" fz="clamp(22px, 2.4vw, 28px)" fw={600}>
        Door{' '}
        <Text span ff="monospace">
          {serialNumber}
        </Text>
      </Text>
      {missing ? (
        <DoorNotFound serialNumber={serialNumber} actions={actions} />
      ) : (
        <QueryStates
          query={found}
          pending={
            <div role="status" aria-label="Looking up the door">
              <Skeleton height={330} />
              <Skeleton height={220} mt={24} />
            </div>
          }
        >
          {(ready) => <FoundDoor found={ready} saved={lookup.saved} actions={actions} />}
        </QueryStates>
      )}
    </Stack>
  )
}
