import { Button } from '@mantine/core'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import { describeDoor } from '@mullion/domain/doors/describe-door'
import type { SavedDoor } from '@mullion/domain/doors/saved-door'
import { IconQrcode } from '@tabler/icons-react'
import { type LabelCandidate, requestLabels } from '../../../lib/label-request.state.ts'
import { buttonIcon } from '../../../ui/button-icon.ts'

export function candidateOfSaved({ id, name, site, serialNumber, door }: SavedDoor): LabelCandidate {
  return {
    door: { savedDoorId: id },
    title: [name, site].filter(Boolean).join(', '),
    about: [serialNumber, describeDoor(door)].filter(Boolean).join(' · '),
  }
}

export interface LabelButtonProps {
  readonly candidates: readonly LabelCandidate[]
  readonly children: string
}

/** Opens the label dialog; nothing for guests, who print none. */
export function LabelButton({ candidates, children }: LabelButtonProps) {
  const { data: viewer } = useViewer()
  if (!viewer || viewer.requiredAction) return null
  return (
    <Button
      variant="default"
      h={44}
      onClick={() => requestLabels(candidates)}
      leftSection={<IconQrcode {...buttonIcon} />}
    >
      {children}
    </Button>
  )
}
