import { Button } from '@mantine/core'
import { useDoorBySerial } from '@mullion/client/doors/doors.hooks'
import type { Door } from '@mullion/domain/doors/door'
import type { SavedDoor } from '@mullion/domain/doors/saved-door'
import { IconCalculator, IconSearch } from '@tabler/icons-react'
import { useRef } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import type { PartsActions } from '../calculator/calculator-actions.ts'
import { TakeAlong } from '../calculator/components/take-along.tsx'
import { DoorSet } from '../parts-for-door/door-set.tsx'
import { UpdateSavedDoor } from '../save-door/components/update-saved-door.tsx'
import { savedOtherwise } from '../save-door/door-names.ts'
import { OutdatedDoor } from './components/outdated-door.tsx'
import classes from './saved-doors.module.css'

/** What a saved door asks of the rest of the page. */
export interface SavedDoorActions extends PartsActions {
  /** Shows the register's record of a door, and other parts for it. */
  readonly openSerial: (serialNumber: string) => void
  /** Opens a calculator that goes on from the answers of a saved door. */
  readonly calculateSaved: (saved: SavedDoor) => void
}

export interface SavedDoorDialogProps {
  readonly saved: SavedDoor
  readonly opened: boolean
  readonly onClose: () => void
  readonly actions: SavedDoorActions
}

type SavedDoorProps = Pick<SavedDoorDialogProps, 'saved' | 'actions'>

/** On to other parts by the serial number, or to other answers where there is none. */
function Onward({ saved, actions }: SavedDoorProps) {
  const { serialNumber } = saved
  const Icon = serialNumber ? IconSearch : IconCalculator
  return (
    <Button
      variant="default"
      h={44}
      onClick={() => (serialNumber ? actions.openSerial(serialNumber) : actions.calculateSaved(saved))}
      leftSection={<Icon size={18} stroke={1.9} aria-hidden />}
    >
      {serialNumber ? `Other parts for ${serialNumber}` : 'Open in the calculator'}
    </Button>
  )
}

/** A saved door and what it takes; what changes about it is saved when that is asked for. */
function SavedSet({ saved, actions }: SavedDoorProps) {
  const { serialNumber, door, outdated } = saved
  const registered = useDoorBySerial(serialNumber)
  const box = useRef<HTMLDivElement>(null)
  // The button that asked for a change goes with it.
  const changed = () => box.current?.focus()
  const ways = (asItIs: Door) => (
    <div className={classes.ways} data-no-print>
      {!outdated && savedOtherwise(door, asItIs) && (
        <UpdateSavedDoor saved={saved} door={asItIs} word="Update saved door" onUpdated={changed} />
      )}
      <Onward saved={saved} actions={actions} />
    </div>
  )
  return (
    <div ref={box} tabIndex={-1} className={classes.saved} data-print-sheet>
      {outdated && <OutdatedDoor saved={saved} registered={registered} onRenewed={changed} />}
      <DoorSet
        serialNumber={serialNumber}
        door={door}
        found={outdated ? null : (registered.data ?? null)}
        actions={actions}
        ways={ways}
        more={(...result) => <TakeAlong result={result} />}
      />
    </div>
  )
}

/** A saved door with all that it takes. */
export function SavedDoorDialog({ opened, onClose, ...props }: SavedDoorDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={`Parts for ${props.saved.name}`} size={1080} fills>
      <SavedSet {...props} />
    </Dialog>
  )
}
