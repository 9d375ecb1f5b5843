import { ActionIcon, Button, Flex, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useRemoveDoor, useSaveDoor, useSavedDoors } from '@mullion/client/doors/saved-doors.hooks'
import { describeDoor } from '@mullion/domain/doors/describe-door'
import { maxLabels } from '@mullion/domain/doors/labels/door-label'
import { maxDoorSearchLength, type SavedDoor } from '@mullion/domain/doors/saved-door'
import { formatNumber } from '@mullion/domain/number-format'
import { IconDoor, IconPencil, IconQrcode, IconTrash } from '@tabler/icons-react'
import { type MouseEvent, useState } from 'react'
import { confirm } from '../../../lib/confirm.state.ts'
import { requestLabels } from '../../../lib/label-request.state.ts'
import { notify, notifyUndoable } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import box from '../../../ui/box.module.css'
import { EmptyNote } from '../../../ui/empty-note.tsx'
import inputs from '../../../ui/inputs.module.css'
import { QueryStates } from '../../../ui/query-states.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { Section } from '../../../ui/section.tsx'
import { DoorDrawing } from '../drawing/door-drawing.tsx'
import { candidateOfSaved, LabelButton } from '../labels/label-button.tsx'
import { DoorNamesDialog } from '../save-door/components/door-names-dialog.tsx'
import { bySite } from '../save-door/door-names.ts'
import { useOpened } from '../save-door/use-opened.ts'
import { type SavedDoorActions, SavedDoorDialog } from './saved-door-dialog.tsx'
import classes from './saved-doors.module.css'

const headingId = 'saved-doors'

/** Returns the Remove button of the next door, or else of the one before, while the list still has this one. */
function removeBeside(button: HTMLElement): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>('[data-remove-door]')]
  const at = all.indexOf(button)
  return all[at + 1] ?? all[at - 1] ?? null
}

/**
 * Removes a door and offers Undo. If the register's record has changed, Undo could not save the door again, so it asks
 * for confirmation instead.
 */
function useRemoval({ id, name, outdated }: SavedDoor) {
  const removing = useRemoveDoor()
  const saving = useSaveDoor()
  const undo = ({ name: before, site, serialNumber, door }: SavedDoor) =>
    saving.mutateAsync({ doorId: null, door: { name: before, site, serialNumber, door } }).catch(notifyError)
  const remove = async ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    const beside = removeBeside(button)
    const text = 'Our records for this door have changed, so you can’t save it again as is.'
    if (outdated && !(await confirm({ title: `Remove ${name}?`, text, action: 'Remove' }))) return
    try {
      const removed = await removing.mutateAsync({ doorId: id })
      const done = `Removed ${name} from your saved doors.`
      if (outdated) notify(done)
      else notifyUndoable(done, () => void undo(removed))
      const next = beside?.isConnected ? beside : document.getElementById(headingId)
      next?.focus()
    } catch (error) {
      notifyError(error)
      // It was disabled meanwhile and so has lost the focus.
      requestAnimationFrame(() => document.activeElement === document.body && button.focus())
    }
  }
  return { remove, removing: removing.isPending }
}

interface DoorCardProps {
  readonly saved: SavedDoor
  readonly onParts: (saved: SavedDoor) => void
  readonly onRename: (saved: SavedDoor) => void
}

function DoorCard({ saved, onParts, onRename }: DoorCardProps) {
  const { remove, removing } = useRemoval(saved)
  const { name, serialNumber, door, savedBy, outdated, direction } = saved
  return (
    <Stack component="li" className={box.box ?? ''} justify="space-between" gap={10} p={12}>
      <Flex gap={14}>
        <DoorDrawing door={door} direction={direction} plain className={classes.picture} />
        <Stack gap={2} miw={0} fz="sm">
          <Text span fz={15} fw={600}>
            {name}
          </Text>
          {serialNumber && (
            <Text span ff="monospace">
              {serialNumber}
            </Text>
          )}
          <Text span c="dimmed">
            {describeDoor(door)}
          </Text>
          {outdated && (
            <Text span c="var(--warn-ink)">
              Our records for this door have changed.
            </Text>
          )}
          {savedBy && (
            <Text span c="dimmed">
              Saved by {savedBy}
            </Text>
          )}
        </Stack>
      </Flex>
      <Group gap={6}>
        <Button size="sm" h={40} mr="auto" onClick={() => onParts(saved)} aria-label={`Parts for ${name}`}>
          Parts
        </Button>
        <ActionIcon
          variant="subtle"
          size={40}
          onClick={() => requestLabels([candidateOfSaved(saved)])}
          aria-label={`Print a label for ${name}`}
          title="Print label"
        >
          <IconQrcode size={19} stroke={1.7} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          size={40}
          onClick={() => onRename(saved)}
          aria-label={`Rename ${name}`}
          title="Rename"
        >
          <IconPencil size={19} stroke={1.7} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          size={40}
          onClick={(event) => void remove(event)}
          loading={removing}
          data-remove-door=""
          aria-label={`Remove ${name}`}
          title="Remove"
        >
          <IconTrash size={19} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Group>
    </Stack>
  )
}

const typingPauseMs = 150

export interface SavedDoorsProps {
  readonly actions: SavedDoorActions
}

function Doors({ doors, actions }: SavedDoorsProps & { readonly doors: readonly SavedDoor[] }) {
  const parts = useOpened<SavedDoor>()
  const naming = useOpened<SavedDoor>()
  // Use the latest saved version, even while the dialog is open.
  const shown = doors.find(({ id }) => id === parts.shown?.id) ?? parts.shown
  const calculateSaved = (saved: SavedDoor) => {
    parts.close()
    actions.calculateSaved(saved)
  }
  return (
    <>
      {bySite(doors).map(([site, at]) => (
        <Stack component="section" key={site} gap={8} aria-label={site || 'Doors without a site'}>
          {site && (
            <Text component="h3" fw={600} style={{ overflowWrap: 'anywhere' }}>
              {site}
            </Text>
          )}
          <ul className={classes.doors}>
            {at.map((door) => (
              <DoorCard key={door.id} saved={door} onParts={parts.open} onRename={naming.open} />
            ))}
          </ul>
        </Stack>
      ))}
      {shown && (
        <SavedDoorDialog
          saved={shown}
          opened={parts.opened}
          onClose={parts.close}
          actions={{ ...actions, calculateSaved }}
        />
      )}
      {naming.shown && (
        <DoorNamesDialog
          saved={naming.shown}
          door={naming.shown}
          opened={naming.opened}
          onSaved={naming.close}
          onClose={naming.close}
        />
      )}
    </>
  )
}

function DoorCount({ shown, total }: { readonly shown: number; readonly total: number }) {
  if (total === 0) return <p role="status">No doors match your search.</p>
  if (shown === total) return null
  return (
    <Text role="status" fz="sm" c="dimmed">
      Showing the first {shown} of {formatNumber(total)} doors. Search by name, site or serial number to find
      others.
    </Text>
  )
}

export function SavedDoors({ actions }: SavedDoorsProps) {
  const [text, setText] = useState('')
  const [search] = useDebouncedValue(text.trim(), typingPauseMs)
  const doors = useSavedDoors(search)
  return (
    <Section id={headingId} title="Saved doors">
      <SearchInput
        aria-label="Find a door"
        placeholder="Name, site or serial number"
        value={text}
        maxLength={maxDoorSearchLength}
        onSearch={setText}
        className={inputs.inputs ?? ''}
        maw={420}
      />
      <QueryStates
        query={doors}
        pending={
          <div className={classes.doors} role="status" aria-label="Loading your doors">
            <Skeleton height={132} />
            <Skeleton height={132} />
            <Skeleton height={132} />
            <Skeleton height={132} />
          </div>
        }
        isEmpty={({ total }) => total === 0 && search === ''}
        empty={
          <EmptyNote icon={<IconDoor size={32} stroke={1.6} aria-hidden />} title="No doors saved yet.">
            <p>Look up a serial number or use a calculator, then save the door.</p>
          </EmptyNote>
        }
      >
        {({ doors: shown, total }) => (
          <>
            <Group justify="space-between" gap="8px 16px">
              {shown.length > 0 && (
                <LabelButton candidates={shown.slice(0, maxLabels).map(candidateOfSaved)}>
                  Print labels
                </LabelButton>
              )}
              <DoorCount shown={shown.length} total={total} />
            </Group>
            <Doors doors={shown} actions={actions} />
          </>
        )}
      </QueryStates>
    </Section>
  )
}
