import { findDoorBySerial } from '@mullion/db/doors/door.repository'
import type { Store } from '@mullion/db/store'
import type { Actor } from '@mullion/domain/accounts/actor'
import { doorMissing, type RegisteredDoor } from '@mullion/domain/doors/registered-door'
import type { Limits } from '../security/limits.ts'

/** The door register, as anybody may ask it. */
export function createDoorRegister({ store, limits }: { store: Store; limits: Limits }) {
  return {
    /** The door with this serial number; `missing` when there is none. */
    async bySerial(actor: Actor, serialNumber: string): Promise<RegisteredDoor> {
      // Misses count too: whoever tries numbers one after the other mostly misses.
      await limits.take('door-lookup', actor.address)
      const door = await findDoorBySerial(store.read, serialNumber)
      if (!door) throw doorMissing(serialNumber)
      return door
    },
  }
}
