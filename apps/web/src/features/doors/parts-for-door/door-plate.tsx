import type { Door } from '@mullion/domain/doors/door'
import type { RegisteredDoor } from '@mullion/domain/doors/registered-door'
import type { ReactNode } from 'react'
import { DoorDrawing } from '../drawing/door-drawing.tsx'
import { FactsList } from '../facts-list.tsx'
import classes from './door-plate.module.css'

export interface DoorPlateProps {
  readonly door: Door
  readonly serialNumber: string | null
  /** The register's record; null for a door with typed dimensions. */
  readonly found: RegisteredDoor | null
  /** Controls for the door. */
  readonly children?: ReactNode
}

/** A door as built: its drawing and facts. */
export function DoorPlate({ door, serialNumber, found, children }: DoorPlateProps) {
  return (
    <div className={classes.door}>
      <div className={classes.drawing}>
        <DoorDrawing door={door} serialNumber={serialNumber} direction={found?.direction ?? null} />
      </div>
      <div className={classes.build}>
        <FactsList door={door} found={found} className={classes.facts} />
        {children}
      </div>
    </div>
  )
}
