import type { Database } from '@mullion/db/database'
import { findDoorBySerial } from '@mullion/db/doors/door.repository'
import { type Actor, limitKeyOf } from '@mullion/domain/accounts/actor'
import { doorMissing, type RegisteredDoor } from '@mullion/domain/doors/registered-door'
import type { Limits } from '../security/limits.ts'

export function createDoorRegister({ db, limits }: { db: Database; limits: Limits }) {
  return {
    /** Returns the door with this serial number; throws `missing` when there is none. */
    async bySerial(actor: Actor, serialNumber: string): Promise<RegisteredDoor> {
      // Misses count too: guessing consecutive numbers mostly misses.
      await limits.consume('door-lookup', limitKeyOf(actor))
      const door = await findDoorBySerial(db.read, serialNumber)
      if (!door) throw doorMissing(serialNumber)
      return door
    },
  }
}
