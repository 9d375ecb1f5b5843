import type { Database } from '@mullion/db/database'
import { findDoorBySerial } from '@mullion/db/doors/door.repository'
import { type Actor, limitKeyOf } from '@mullion/domain/accounts/actor'
import { may } from '@mullion/domain/accounts/permissions'
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

    /**
     * Counts a door that lines of a cart or an order name; throws `limited` after too many. A signed-in user has a limit
     * of its own for these, so that opening a large order does not use up the lookups.
     */
    countFit: (actor: Actor): Promise<void> =>
      limits.consume(may(actor, 'useAccount') ? 'door-fit' : 'door-lookup', limitKeyOf(actor)),
  }
}
