import { Button, Group, Text } from '@mantine/core'
import type { SavedDoor } from '@mullion/domain/doors/saved-door'
import { IconBookmark, IconBookmarkFilled, IconRefresh } from '@tabler/icons-react'
import { useRef } from 'react'
import { notify } from '../../../lib/notices.state.ts'
import { buttonIcon } from '../../../ui/button-icon.ts'
import { DoorNamesDialog } from './components/door-names-dialog.tsx'
import { UpdateSavedDoor } from './components/update-saved-door.tsx'
import { type DoorInHand, doorDisplayName, savedOtherwise } from './door-names.ts'
import { useOpened } from './use-opened.ts'
import { useSavedDoorLookup } from './use-saved-door-lookup.ts'

export interface SaveDoorProps {
  readonly door: DoorInHand
  readonly from?: SavedDoor | null
  readonly onSaved?: (saved: SavedDoor) => void
}

/** Saves a door for the user's company; renders nothing for guests, who have no company. */
export function SaveDoor({ door, from = null, onSaved }: SaveDoorProps) {
  const { signedIn, failed, asking, ask, ...found } = useSavedDoorLookup(door.serialNumber)
  const { saved, settled } = from ? { saved: from, settled: true } : found
  const naming = useOpened<{ readonly saved: SavedDoor | null; readonly door: DoorInHand }>()
  const button = useRef<HTMLButtonElement>(null)
  if (!signedIn) return null
  // It is saved or renamed once it is known whether it is saved; if that cannot be known, the button asks again.
  const again = !settled && failed
  const Icon = again ? IconRefresh : saved ? IconBookmarkFilled : IconBookmark
  const word = again ? 'Check saved doors again' : saved ? `${saved.name} · Rename` : 'Save this door'
  const otherwise = saved && savedOtherwise(saved.door, door.door)
  const onNamed = (named: SavedDoor) => {
    onSaved?.(named)
    notify(`Saved as ${doorDisplayName(named)}.`)
    naming.close()
  }
  return (
    <Group gap="8px 10px">
      <Button
        ref={button}
        variant="default"
        h={44}
        onClick={again ? ask : () => naming.open({ saved, door })}
        disabled={!settled && !failed}
        loading={again && asking}
        leftSection={<Icon {...buttonIcon} />}
      >
        {word}
      </Button>
      {saved && otherwise && (
        <UpdateSavedDoor
          saved={saved}
          door={door.door}
          word="Update saved door"
          onUpdated={(updated) => {
            onSaved?.(updated)
            button.current?.focus()
          }}
        />
      )}
      {saved && (
        <Text w="100%" fz="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          In your saved doors as {doorDisplayName(saved)}
          {otherwise && `: ${otherwise}`}.
        </Text>
      )}
      {naming.shown && (
        <DoorNamesDialog {...naming.shown} opened={naming.opened} onSaved={onNamed} onClose={naming.close} />
      )}
    </Group>
  )
}
