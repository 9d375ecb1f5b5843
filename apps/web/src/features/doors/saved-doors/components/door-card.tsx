import { ActionIcon, Button, Flex, Group, Stack, Text } from '@mantine/core'
import { useRemoveDoor, useSaveDoor } from '@mullion/client/doors/saved-doors.hooks'
import { describeDoor } from '@mullion/domain/doors/describe-door'
import type { SavedDoor } from '@mullion/domain/doors/saved-door'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { confirm } from '../../../../lib/confirm.state.ts'
import { notify, notifyUndoable } from '../../../../lib/notices.state.ts'
import { notifyError } from '../../../../lib/notify-error.ts'
import box from '../../../../ui/box.module.css'
import { DoorDrawing } from '../../drawing/door-drawing.tsx'
import classes from '../saved-doors.module.css'

/**
 * Removes a door and offers Undo. If the register's record has changed, Undo could not save the door again, so it asks
 * for confirmation instead.
 */
function useRemoval({ id, name, outdated }: SavedDoor) {
  const removing = useRemoveDoor()
  const saving = useSaveDoor()
  const undo = ({ name: before, site, serialNumber, door }: SavedDoor) =>
    saving.mutateAsync({ doorId: null, door: { name: before, site, serialNumber, door } }).catch(notifyError)
  const remove = async () => {
    const text = 'Our records for this door have changed, so you can’t save it again as is.'
    if (outdated && !(await confirm({ title: `Remove ${name}?`, text, action: 'Remove' }))) return
    try {
      const removed = await removing.mutateAsync({ doorId: id })
      const done = `Removed ${name} from your saved doors.`
      if (outdated) notify(done)
      else notifyUndoable(done, () => void undo(removed))
      document.getElementById('saved-doors')?.focus()
    } catch (error) {
      notifyError(error)
    }
  }
  return { remove, removing: removing.isPending }
}

export interface DoorCardProps {
  readonly saved: SavedDoor
  readonly onParts: (saved: SavedDoor) => void
  readonly onRename: (saved: SavedDoor) => void
}

/** A saved door: its drawing, names and controls. */
export function DoorCard({ saved, onParts, onRename }: DoorCardProps) {
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
          onClick={() => onRename(saved)}
          aria-label={`Rename ${name}`}
          title="Rename"
        >
          <IconPencil size={19} stroke={1.7} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          size={40}
          onClick={() => void remove()}
          loading={removing}
          aria-label={`Remove ${name}`}
          title="Remove"
        >
          <IconTrash size={19} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Group>
    </Stack>
  )
}
