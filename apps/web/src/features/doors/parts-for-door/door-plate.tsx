import type { Door } from '@mullion/domain/doors/door'
import type { RegisteredDoor } from '@mullion/domain/doors/registered-door'
import type { ReactNode } from 'react'
import { DoorDrawing } from '../drawing/door-drawing.tsx'
import { FactsList } from '../facts-list.tsx'
import classes from './door-plate.module.css'

export interface DoorPlateProps {
  readonly door: Door
  readonly serialNumber: string | null
  /** What the register says of it; null for a door whose measures were typed. */
  readonly found: RegisteredDoor | null
  /** What can be done with the door. */
  readonly children?: ReactNode
}

/** A door as it is built: drawn, and in facts. */
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
