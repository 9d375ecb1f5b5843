import { useSaveDoor } from '@mullion/client/doors/saved-doors.hooks'
import type { Door } from '@mullion/domain/doors/door'
import type { SavedDoor } from '@mullion/domain/doors/saved-door'
import { IconRefresh } from '@tabler/icons-react'
import { notify } from '../../../../lib/notices.state.ts'
import { notifyError } from '../../../../lib/notify-error.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { buttonIcon } from '../../../../ui/button-icon.ts'

export interface UpdateSavedDoorProps {
  readonly saved: SavedDoor
  readonly door: Door
  readonly word: string
  readonly onUpdated: (saved: SavedDoor) => void
}

export function UpdateSavedDoor({ saved, door, word, onUpdated }: UpdateSavedDoorProps) {
  const saving = useSaveDoor()
  const update = async () => {
    const { id: doorId, name, site, serialNumber } = saved
    try {
      const updated = await saving.mutateAsync({ doorId, door: { name, site, serialNumber, door } })
      notify(`Updated ${updated.name}.`)
      onUpdated(updated)
    } catch (error) {
      notifyError(error)
    }
  }
  return (
    <ActionButton
      variant="default"
      h={44}
      onClick={() => void update()}
      busy={saving.isPending}
      leftSection={<IconRefresh {...buttonIcon} />}
    >
      {word}
    </ActionButton>
  )
}
