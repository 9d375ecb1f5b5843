import type { SavedDoor } from '@mullion/domain/doors/saved-door'
import { Dialog } from '../../../../ui/dialog.tsx'
import type { DoorInHand } from '../door-names.ts'
import { DoorNamesForm } from './door-names-form.tsx'

export interface DoorNamesDialogProps {
  /** The saved door to rename; null for a door not saved yet. */
  readonly saved: SavedDoor | null
  readonly door: DoorInHand
  readonly opened: boolean
  readonly onSaved: (saved: SavedDoor) => void
  readonly onClose: () => void
}

/** Asks for a door's name and site, to save or rename it. */
export function DoorNamesDialog({ saved, door, opened, onSaved, onClose }: DoorNamesDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={saved ? 'Rename door' : 'Save this door'} size={440}>
      <DoorNamesForm key={saved?.id} saved={saved} door={door} onSaved={onSaved} onCancel={onClose} />
    </Dialog>
  )
}
