import type { RegisteredDoor } from '@mullion/domain/doors/registered-door'

export function doorJson(door: RegisteredDoor) {
  return {
    serialNumber: door.serialNumber,
    Type: door.build,
    doorType: door.doorType,
    Direction: door.direction ?? ('' as const),
    Bottom: door.bottom ?? ('' as const),
    coolingType: door.coolingType,
    netWidth: door.widthInches,
    netHeight: door.heightInches,
    Gaskets: door.gaskets,
    powerOperated: door.powerOperated,
  }
}
