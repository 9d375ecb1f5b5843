import { Button } from '@mantine/core'
import { serialMeant } from '@mullion/domain/doors/door-serial'
import type { CatalogActions } from '../catalog-actions.ts'

export interface MeantDoorProps {
  /** What was searched for. */
  readonly text: string | null
  readonly actions: CatalogActions
}

/** Offers the door whose serial number a text nearly is. */
export function MeantDoor({ text, actions }: MeantDoorProps) {
  const serialNumber = text === null ? null : serialMeant(text)
  if (!serialNumber) return null
  return <Button onClick={() => actions.searchFor(serialNumber)}>Did you mean door {serialNumber}?</Button>
}
