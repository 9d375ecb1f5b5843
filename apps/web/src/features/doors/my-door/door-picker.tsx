import { Box, Button, Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useDoorSearch } from '@mullion/client/doors/doors.hooks'
import { useSavedDoors } from '@mullion/client/doors/saved-doors.hooks'
import { readError } from '@mullion/client/read-error'
import { describeDoor } from '@mullion/domain/doors/describe-door'
import { doorSerialText, isDoorSerial, likelySerial } from '@mullion/domain/doors/door-serial'
import { maxDoorSearchLength } from '@mullion/domain/doors/saved-door'
import { IconCheck } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import type { MyDoor, PickerUse } from '../../../lib/my-door.state.ts'
import { buttonIcon } from '../../../ui/button-icon.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import entry from '../../../ui/serial-entry.module.css'
import { SerialPlacesButton } from '../../../ui/serial-places-button.tsx'
import classes from './door-picker.module.css'
import { doorOfSaved, doorOfSerial } from './my-door.ts'

export interface DoorPickerProps {
  readonly use: PickerUse
  /** The name of the door chosen so far. */
  readonly current: string | null
  readonly opened: boolean
  /** True for a user with saved doors. */
  readonly member: boolean
  readonly onPick: (picked: MyDoor | 'none' | null) => void
  readonly onSerialPlaces: () => void
}

function BySerial({ onPick, onSerialPlaces }: Pick<DoorPickerProps, 'onPick' | 'onSerialPlaces'>) {
  const [text, setText] = useState('')
  const [badFormat, setBadFormat] = useState(false)
  const search = useDoorSearch()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const serial = isDoorSerial(text) ? text.trim() : likelySerial(text)
    setBadFormat(serial === null)
    if (serial !== null) search.mutate(serial, { onSuccess: (found) => onPick(doorOfSerial(found)) })
  }
  const problem = badFormat ? doorSerialText : search.error && readError(search.error).message
  return (
    <Stack gap={10}>
      <Box component="form" className={entry.entry} onSubmit={submit} noValidate>
        <TextInput
          className={entry.grow ?? ''}
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
          label="Serial number"
          placeholder="##-####"
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setBadFormat(false)
            search.reset()
          }}
          error={problem}
          autoComplete="off"
          maxLength={20}
          data-autofocus
          data-takes-focus
        />
        <Button
          type="submit"
          h={44}
          loading={search.isPending}
          leftSection={<IconCheck {...buttonIcon} aria-hidden />}
        >
          Use this door
        </Button>
      </Box>
      <SerialPlacesButton onOpen={onSerialPlaces} />
    </Stack>
  )
}

/** More doors than these are searched, not scrolled. */
const maxShown = 8

function SavedDoors({ use, onPick }: Pick<DoorPickerProps, 'use' | 'onPick'>) {
  const [text, setText] = useState('')
  const [searched] = useDebouncedValue(text.trim(), 250)
  const doors = useSavedDoors(searched)
  return (
    <Stack gap={8}>
      <Text component="h3" fw={600}>
        Your saved doors
      </Text>
      {((doors.data?.total ?? 0) > maxShown || searched !== '') && (
        <SearchInput
          label="Search your saved doors"
          placeholder="Name, site or serial number"
          value={text}
          onSearch={setText}
          maxLength={maxDoorSearchLength}
        />
      )}
      <QueryStates
        query={doors}
        pending={<Text c="dimmed">Loading</Text>}
        isEmpty={({ total }) => total === 0}
        empty={<Text c="dimmed">{searched === '' ? 'No saved doors yet.' : 'No saved doors match.'}</Text>}
      >
        {({ doors: found }) => (
          <ul className={classes.doors}>
            {found
              .filter(({ serialNumber }) => use.for === 'tab' || serialNumber !== null)
              .slice(0, maxShown)
              .map((saved) => (
                <li key={saved.id}>
                  <UnstyledButton
                    className={classes.door}
                    onClick={() =>
                      onPick(
                        use.for === 'line' && saved.serialNumber !== null
                          ? { ...doorOfSaved(saved), key: saved.serialNumber, name: saved.serialNumber }
                          : doorOfSaved(saved),
                      )
                    }
                  >
                    <b>{saved.name}</b> {saved.serialNumber}
                    <span>{describeDoor(saved.door)}</span>
                  </UnstyledButton>
                </li>
              ))}
          </ul>
        )}
      </QueryStates>
    </Stack>
  )
}

/** Chooses the door that parts are compared with: by serial number, or one of the company's saved doors. */
export function DoorPicker(props: DoorPickerProps) {
  const { use, current, opened, member, onPick, onSerialPlaces } = props
  return (
    <Dialog
      opened={opened}
      onClose={() => onPick(null)}
      size={520}
      title={use.for === 'tab' ? 'My door' : `Door for ${use.partNumber}`}
    >
      <Stack gap={18}>
        <Text c="dimmed" fz="sm">
          {use.for === 'tab'
            ? 'Every part then says whether it fits. The choice stays until you close this tab.'
            : 'The line says whether the part fits this door, and the order names the door.'}
        </Text>
        <BySerial onPick={onPick} onSerialPlaces={onSerialPlaces} />
        {member && <SavedDoors use={use} onPick={onPick} />}
        {current !== null && (
          <Button variant="default" h={44} onClick={() => onPick('none')}>
            Stop using {current}
          </Button>
        )}
      </Stack>
    </Dialog>
  )
}
