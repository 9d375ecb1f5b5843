import { registeredDoor } from '@mullion/domain/testing/doors'
import { doorOfSerial } from '../features/doors/my-door/my-door.ts'
import type { MyDoor } from '../lib/my-door.state.ts'

/** A door of the register, as a buyer chose it by its serial number. */
export function aDoor(serialNumber: string): MyDoor {
  return doorOfSerial(registeredDoor({ serialNumber }))
}
