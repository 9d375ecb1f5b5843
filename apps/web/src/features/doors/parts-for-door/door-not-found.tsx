import { Button } from '@mantine/core'
import { doorMissingText, missByYear } from '@mullion/domain/doors/registered-door'
import { IconDoorOff } from '@tabler/icons-react'
import { ContactLinks } from '../../../ui/contact-links.tsx'
import { EmptyNote } from '../../../ui/empty-note.tsx'
import classes from './door-page.module.css'
import type { DoorPageActions } from './door-page-actions.ts'

export interface DoorNotFoundProps {
  readonly serialNumber: string
  readonly actions: DoorPageActions
}

/** Shown if no door has the serial number, with suggestions. */
export function DoorNotFound({ serialNumber, actions }: DoorNotFoundProps) {
  const because = missByYear(serialNumber, new Date())
  return (
    <EmptyNote icon={<IconDoorOff size={34} stroke={1.6} aria-hidden />} title="No door with this number">
      <p>{doorMissingText}</p>
      {because && <p>{because}</p>}
      <ContactLinks />
      <div className={classes.ways}>
        <Button variant="default" h={44} onClick={actions.openSerialPlaces}>
          Where is the serial number?
        </Button>
        <Button variant="default" h={44} onClick={actions.openCalculator}>
          Enter dimensions instead
        </Button>
      </div>
    </EmptyNote>
  )
}
