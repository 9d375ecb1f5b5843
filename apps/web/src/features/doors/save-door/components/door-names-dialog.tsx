import { Autocomplete, Text } from '@mantine/core'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { useRenameDoor, useSaveDoor, useSavedDoors } from '@mullion/client/doors/saved-doors.hooks'
import { describeDoor } from '@mullion/domain/doors/describe-door'
import { maxDoorNameLength, maxDoorSiteLength, type SavedDoor } from '@mullion/domain/doors/saved-door'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogForm, useDialogForm } from '../../../../ui/dialog-form.tsx'
import fields from '../../../../ui/fields.module.css'
import { TextField } from '../../../../ui/text-field.tsx'
import { type DoorInHand, type DoorNames, nameProblems, readyToRename, readyToSave } from '../door-names.ts'

function useStoring(saved: SavedDoor | null, inHand: DoorInHand) {
  const saving = useSaveDoor()
  const renaming = useRenameDoor()
  return {
    storing: saving.isPending || renaming.isPending,
    store(names: DoorNames): Promise<SavedDoor> | null {
      if (saved) {
        const renamed = readyToRename(saved.id, names)
        return renamed && renaming.mutateAsync(renamed)
      }
      const door = readyToSave(names, inHand)
      return door && saving.mutateAsync({ doorId: null, door })
    },
  }
}

export interface DoorNamesDialogProps {
  readonly saved: SavedDoor | null
  readonly door: DoorInHand
  readonly opened: boolean
  readonly onSaved: (saved: SavedDoor) => void
  readonly onClose: () => void
}

function DoorNamesForm({ saved, door, onSaved, onClose }: Omit<DoorNamesDialogProps, 'opened'>) {
  const { store, storing } = useStoring(saved, door)
  const filling = useDialogForm<DoorNames>({
    start: { name: saved?.name ?? '', site: saved?.site ?? '' },
    check: nameProblems,
    busy: storing,
    async save(names) {
      const stored = await store(names)
      if (stored) onSaved(stored)
    },
  })
  const { form } = filling
  const { data } = useSavedDoors()
  const sites = [...new Set(data?.doors.map(({ site }) => site).filter(Boolean))].sort()
  // Renaming does not change the saved door, so show that one.
  const shown = saved ?? door
  return (
    <DialogForm filling={filling} action={saved ? 'Rename' : 'Save door'} onClose={onClose}>
      <Text fz="sm" c="dimmed">
        {shown.serialNumber && `${shown.serialNumber} · `}
        {describeDoor(shown.door)}
      </Text>
      <div className={fields.fields}>
        <TextField
          {...form.text('name')}
          label="Name"
          placeholder="e.g. Freezer 3"
          readOnly={storing}
          required
          maxLength={maxDoorNameLength}
          autoComplete="off"
          className={fields.full ?? ''}
        />
        <Autocomplete
          {...form.input('site')}
          label="Site"
          placeholder="e.g. Main warehouse"
          data={sites}
          onChange={(text) => form.set('site', text)}
          readOnly={storing}
          maxLength={maxDoorSiteLength}
          autoComplete="off"
          className={fields.full ?? ''}
        />
      </div>
    </DialogForm>
  )
}

export function DoorNamesDialog({ opened, ...props }: DoorNamesDialogProps) {
  const { saved, onClose } = props
  return (
    <Dialog opened={opened} onClose={onClose} title={saved ? 'Rename door' : 'Save this door'} size={440}>
      <DoorNamesForm key={saved?.id} {...props} />
    </Dialog>
  )
}
