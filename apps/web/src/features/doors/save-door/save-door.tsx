import { Button } from '@mantine/core'
import type { SavedDoor } from '@mullion/domain/doors/saved-door'
import { IconBookmark, IconBookmarkFilled, IconRefresh } from '@tabler/icons-react'
import { type Ref, useRef } from 'react'
import { notify } from '../../../lib/notices.state.ts'
import { DoorNamesDialog } from './components/door-names-dialog.tsx'
import { UpdateSavedDoor } from './components/update-saved-door.tsx'
import { type DoorInHand, doorDisplayName, savedOtherwise } from './door-names.ts'
import classes from './save-door.module.css'
import { useOpened } from './use-opened.ts'
import { type SavedDoorLookup, useSavedDoorLookup } from './use-saved-door-lookup.ts'

interface SaveButtonProps {
  readonly button: Ref<HTMLButtonElement>
  readonly lookup: SavedDoorLookup
  readonly onName: () => void
}

/** Saves or renames the door, once it is known whether it is saved; becomes Retry if that lookup failed. */
function SaveButton({ button, lookup: { saved, settled, failed, asking, ask }, onName }: SaveButtonProps) {
  const again = !settled && failed
  const Icon = again ? IconRefresh : saved ? IconBookmarkFilled : IconBookmark
  const word = again ? 'Check saved doors again' : saved ? `${saved.name} · Rename` : 'Save this door'
  return (
    <Button
      ref={button}
      variant="default"
      h={44}
      onClick={again ? ask : onName}
      disabled={!settled && !failed}
      loading={again && asking}
      leftSection={<Icon size={18} stroke={1.9} aria-hidden />}
    >
      {word}
    </Button>
  )
}

/** Says under which name a door is saved, and how the saved version differs from the one shown. */
function SavedAs({ saved, door }: { readonly saved: SavedDoor; readonly door: DoorInHand }) {
  const otherwise = savedOtherwise(saved.door, door.door)
  return (
    <p className={classes.by}>
      In your saved doors as {doorDisplayName(saved)}
      {otherwise && `: ${otherwise}`}.
    </p>
  )
}

export interface SaveDoorProps {
  readonly door: DoorInHand
  /** The saved door that this one was opened from, if known without a lookup. */
  readonly from?: SavedDoor | null
  /** Called with the saved door after each save. */
  readonly onSaved?: (saved: SavedDoor) => void
}

/** Saves a door for the user's company; renders nothing for guests, who have no company. */
export function SaveDoor({ door, from = null, onSaved }: SaveDoorProps) {
  const found = useSavedDoorLookup(door.serialNumber)
  const lookup = from ? { ...found, saved: from, settled: true } : found
  const naming = useOpened<{ readonly saved: SavedDoor | null; readonly door: DoorInHand }>()
  const button = useRef<HTMLButtonElement>(null)
  const { signedIn, saved } = lookup
  if (!signedIn) return null
  const onNamed = (named: SavedDoor) => {
    onSaved?.(named)
    notify(`Saved as ${doorDisplayName(named)}.`)
    naming.close()
  }
  return (
    <div className={classes.actions}>
      <SaveButton button={button} lookup={lookup} onName={() => naming.open({ saved, door })} />
      {saved && savedOtherwise(saved.door, door.door) && (
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
      {saved && <SavedAs saved={saved} door={door} />}
      {naming.shown && (
        <DoorNamesDialog {...naming.shown} opened={naming.opened} onSaved={onNamed} onClose={naming.close} />
      )}
    </div>
  )
}
