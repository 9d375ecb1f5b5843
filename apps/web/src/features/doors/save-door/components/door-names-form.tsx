import { Autocomplete, Button, Stack } from '@mantine/core'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { useSavedDoors } from '@mullion/client/doors/saved-doors.hooks'
import { describeDoor } from '@mullion/domain/doors/describe-door'
import { maxDoorNameLength, maxDoorSiteLength, type SavedDoor } from '@mullion/domain/doors/saved-door'
import { type FormEvent, useRef } from 'react'
import { focusFirstProblem } from '../../../../lib/use-shown-problems.ts'
import fields from '../../../../ui/fields.module.css'
import { TextField } from '../../../../ui/text-field.tsx'
import type { DoorInHand } from '../door-names.ts'
import classes from '../save-door.module.css'
import { useDoorNames } from '../use-door-names.ts'

export interface DoorNamesFormProps {
  /** The saved door to rename; null for a door not saved yet. */
  readonly saved: SavedDoor | null
  readonly door: DoorInHand
  readonly onSaved: (saved: SavedDoor) => void
  readonly onCancel: () => void
}

/** Returns the sites already in use, as suggestions. */
function useSites(): string[] {
  const { data } = useSavedDoors()
  return [...new Set(data?.doors.map(({ site }) => site).filter(Boolean))].sort()
}

/** Form for a door's name and site. */
export function DoorNamesForm({ saved, door, onSaved, onCancel }: DoorNamesFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { names, shown, leave, type, save, saving, failure } = useDoorNames(saved)
  const sites = useSites()
  // Renaming does not change the saved door, so show that one.
  const shownDoor = saved ?? door
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (saving) return
    const outcome = await save(door)
    if (outcome.saved) onSaved(outcome.saved)
    else focusFirstProblem(form.current, outcome.problems)
  }
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={14}>
        <p className={classes.which}>
          {shownDoor.serialNumber && `${shownDoor.serialNumber} · `}
          {describeDoor(shownDoor.door)}
        </p>
        <div className={fields.fields}>
          <TextField
            name="name"
            label="Name"
            placeholder="e.g. Freezer 3"
            value={names.name}
            problem={shown.name}
            onType={type}
            onLeave={leave}
            readOnly={saving}
            required
            maxLength={maxDoorNameLength}
            autoComplete="off"
            className={fields.full ?? ''}
          />
          <Autocomplete
            name="site"
            label="Site"
            placeholder="e.g. Main warehouse"
            value={names.site}
            error={shown.site}
            data={sites}
            onChange={(text) => type('site', text)}
            onBlur={() => leave('site')}
            readOnly={saving}
            maxLength={maxDoorSiteLength}
            autoComplete="off"
            className={fields.full ?? ''}
          />
        </div>
        {failure !== null && (
          <p className={classes.problem} role="alert">
            {failure}
          </p>
        )}
        <div className={fields.actions}>
          <Button variant="default" onClick={onCancel} disabled={saving}>
            Cancel
          </Button>
          <Button type="submit" loading={saving}>
            {saved ? 'Rename' : 'Save door'}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
