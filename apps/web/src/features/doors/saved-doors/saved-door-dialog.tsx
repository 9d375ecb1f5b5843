import { Button, Flex, Group, Stack } from '@mantine/core'
import { useDoorBySerial } from '@mullion/client/doors/doors.hooks'
import { readError } from '@mullion/client/read-error'
import { describeDoor } from '@mullion/domain/doors/describe-door'
import type { Door } from '@mullion/domain/doors/door'
import { doorOfRegister, type RegisteredDoor } from '@mullion/domain/doors/registered-door'
import type { SavedDoor } from '@mullion/domain/doors/saved-door'
import { IconCalculator, IconSearch } from '@tabler/icons-react'
import { useRef } from 'react'
import { buttonIcon } from '../../../ui/button-icon.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Failed, type QueryLike } from '../../../ui/query-states.tsx'
import { useRetry } from '../../../ui/use-retry.ts'
import warning from '../../../ui/warning.module.css'
import type { PartsActions } from '../calculator/calculator-actions.ts'
import { TakeAlong } from '../calculator/components/take-along.tsx'
import { DoorSet } from '../parts-for-door/door-set.tsx'
import { UpdateSavedDoor } from '../save-door/components/update-saved-door.tsx'
import { savedOtherwise } from '../save-door/door-names.ts'

interface OutdatedDoorProps {
  readonly saved: SavedDoor
  readonly registered: QueryLike<RegisteredDoor>
  readonly onRenewed: (saved: SavedDoor) => void
  readonly onRetried: () => void
}

/**
 * Returns the door as now registered, with the saved hinge and operation, which may have been changed since it was
 * built.
 */
function renewed({ door: { hinge, powerOperated } }: SavedDoor, registered: RegisteredDoor): Door | null {
  const door = doorOfRegister(registered)
  return door && { ...door, hinge, powerOperated }
}

function OutdatedDoor({ saved, registered, onRenewed, onRetried }: OutdatedDoorProps) {
  const { data, error, isFetching } = registered
  const { retry, retried } = useRetry(registered, onRetried)
  const missing = Boolean(error) && readError(error).kind === 'missing'
  const door = data && !missing ? renewed(saved, data) : null
  const failed =
    error && !missing ? (
      <Failed
        error={error}
        onRetry={retry}
        busy={isFetching}
        focused={retried}
        compact={data !== undefined}
      />
    ) : null
  if (failed && !data) return failed
  return (
    <>
      {failed}
      <Group
        className={warning.warning ?? ''}
        justify="space-between"
        gap="10px 20px"
        p="10px 14px"
        role="status"
        data-no-print
      >
        <p>
          {missing
            ? 'This door is no longer in our records.'
            : `Our records for this door have changed${door ? `: ${describeDoor(door)}` : ''}.`}
        </p>
        {door && (
          <UpdateSavedDoor saved={saved} door={door} word="Update from our records" onUpdated={onRenewed} />
        )}
      </Group>
    </>
  )
}

export interface SavedDoorActions extends PartsActions {
  readonly openSerial: (serialNumber: string) => void
  readonly calculateSaved: (saved: SavedDoor) => void
}

export interface SavedDoorDialogProps {
  readonly saved: SavedDoor
  readonly opened: boolean
  readonly onClose: () => void
  readonly actions: SavedDoorActions
}

function SavedSet({ saved, actions }: Pick<SavedDoorDialogProps, 'saved' | 'actions'>) {
  const { serialNumber, door, outdated } = saved
  const registered = useDoorBySerial(serialNumber)
  const OnwardIcon = serialNumber ? IconSearch : IconCalculator
  const box = useRef<HTMLDivElement>(null)
  // The clicked button disappears, so move the focus.
  const changed = () => box.current?.focus()
  const ways = (asItIs: Door) => (
    <Flex gap="8px 10px" wrap="wrap" data-no-print>
      {!outdated && savedOtherwise(door, asItIs) && (
        <UpdateSavedDoor saved={saved} door={asItIs} word="Update saved door" onUpdated={changed} />
      )}
      <Button
        variant="default"
        h={44}
        onClick={() => (serialNumber ? actions.openSerial(serialNumber) : actions.calculateSaved(saved))}
        leftSection={<OnwardIcon {...buttonIcon} />}
      >
        {serialNumber ? `Other parts for ${serialNumber}` : 'Open in the calculator'}
      </Button>
    </Flex>
  )
  return (
    <Stack ref={box} tabIndex={-1} gap={20} data-print-sheet>
      {outdated && (
        <OutdatedDoor saved={saved} registered={registered} onRenewed={changed} onRetried={changed} />
      )}
      <DoorSet
        serialNumber={serialNumber}
        door={door}
        found={outdated ? null : (registered.data ?? null)}
        actions={actions}
        ways={ways}
        more={(...result) => <TakeAlong result={result} />}
      />
    </Stack>
  )
}

export function SavedDoorDialog({ opened, onClose, ...props }: SavedDoorDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={`Parts for ${props.saved.name}`} size={1080} fills>
      <SavedSet {...props} />
    </Dialog>
  )
}
