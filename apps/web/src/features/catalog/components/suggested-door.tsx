import { Button } from '@mantine/core'
import { likelySerial } from '@mullion/domain/doors/door-serial'
import type { CatalogActions } from '../catalog-actions.ts'

export interface SuggestedDoorProps {
  readonly text: string | null
  readonly actions: CatalogActions
}

/** Suggests a door if the text is almost a serial number. */
export function SuggestedDoor({ text, actions }: SuggestedDoorProps) {
  const serialNumber = text === null ? null : likelySerial(text)
  if (!serialNumber) return null
  return <Button onClick={() => actions.searchFor(serialNumber)}>Did you mean door {serialNumber}?</Button>
}
