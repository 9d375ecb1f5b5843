import { Autocomplete, Button, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { useRenameDoor, useSaveDoor, useSavedDoors } from '@mullion/client/doors/saved-doors.hooks'
import { readError } from '@mullion/client/read-error'
import { describeDoor } from '@mullion/domain/doors/describe-door'
import { maxDoorNameLength, maxDoorSiteLength, type SavedDoor } from '@mullion/domain/doors/saved-door'
import { useState } from 'react'
import { pickServerErrors } from '../../../../lib/form-problems.ts'
import { useCheckedForm } from '../../../../lib/use-checked-form.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import fields from '../../../../ui/fields.module.css'
import { TextField } from '../../../../ui/text-field.tsx'
import {
  type DoorInHand,
  type DoorNames,
  doorNameFields,
  nameProblems,
  readyToRename,
  readyToSave,
} from '../door-names.ts'

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
  const [failure, setFailure] = useState<string | null>(null)
  const form = useCheckedForm<DoorNames>({
    start: { name: saved?.name ?? '', site: saved?.site ?? '' },
    check: nameProblems,
    onChange: () => setFailure(null),
  })
  const { store, storing } = useStoring(saved, door)
  const { data } = useSavedDoors()
  const sites = [...new Set(data?.doors.map(({ site }) => site).filter(Boolean))].sort()
  // Renaming does not change the saved door, so show that one.
  const shown = saved ?? door
  const save = async (names: DoorNames) => {
    if (storing) return
    setFailure(null)
    try {
      const stored = await store(names)
      if (stored) onSaved(stored)
    } catch (error) {
      const { fields: refused, message } = readError(error)
      const problems = pickServerErrors(doorNameFields, refused)
      form.showServerErrors(problems)
      if (Object.keys(problems).length === 0) setFailure(message)
    }
  }
  return (
    <form ref={form.element} onSubmit={form.onSubmit((names) => void save(names))} noValidate>
      <Stack gap={14}>
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
        {failure !== null && (
          <Text c="var(--bad-ink)" role="alert">
            {failure}
          </Text>
        )}
        <div className={fields.actions}>
          <Button variant="default" onClick={onClose} disabled={storing}>
            Cancel
          </Button>
          <ActionButton type="submit" busy={storing}>
            {saved ? 'Rename' : 'Save door'}
          </ActionButton>
        </div>
      </Stack>
    </form>
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
