import { Button } from '@mantine/core'
import { serialMeant } from '@mullion/domain/doors/door-serial'
import type { CatalogActions } from '../catalog-actions.ts'

export interface MeantDoorProps {
  readonly text: string | null
  readonly actions: CatalogActions
}

/** Suggests a door if the text is almost a serial number. */
export function MeantDoor({ text, actions }: MeantDoorProps) {
  const serialNumber = text === null ? null : serialMeant(text)
  if (!serialNumber) return null
  return <Button onClick={() => actions.searchFor(serialNumber)}>Did you mean door {serialNumber}?</Button>
}
