import { listPartsById } from '@mullion/db/catalog/catalog.repository'
import type { Database } from '@mullion/db/database'
import { findDoorBySerial } from '@mullion/db/doors/door.repository'
import { type Actor, limitKeyOf, type Member } from '@mullion/domain/accounts/actor'
import { may } from '@mullion/domain/accounts/permissions'
import { type ChosenDoor, type FitInput, fitOf, type PartFit } from '@mullion/domain/doors/fit/fit'
import { type DoorToFit, registeredDoorToFit, savedDoorToFit } from '@mullion/domain/doors/fit/fit-door'
import { doorMissing, type RegisteredDoor } from '@mullion/domain/doors/registered-door'
import { savedDoorMissing } from '@mullion/domain/doors/saved-door'
import { LRUCache } from 'lru-cache'
import { viewPart } from '../catalog/part-view.ts'
import type { Clock } from '../clock.ts'
import type { createDoorRegister } from './door-register.service.ts'
import type { createSavedDoorService } from './saved-door.service.ts'

interface FitDeps {
  readonly db: Database
  readonly clock: Clock
  readonly doorRegister: ReturnType<typeof createDoorRegister>
  readonly savedDoors: ReturnType<typeof createSavedDoorService>
}

/** One door is asked about with every page of parts; only the first of these questions counts as a lookup. */
const rememberedForMs = 10 * 60_000
const rememberedDoors = 2_000

/** Whether parts fit a door. */
export function createFitService({ db, clock, doorRegister, savedDoors }: FitDeps) {
  const asked = new LRUCache<string, Date>({ max: rememberedDoors })

  async function registered(actor: Actor, serialNumber: string): Promise<RegisteredDoor> {
    const key = `${limitKeyOf(actor)} ${serialNumber}`
    const now = clock()
    const last = asked.get(key)
    const isRemembered = last !== undefined && now.getTime() - last.getTime() < rememberedForMs
    if (!isRemembered) await doorRegister.countFit(actor)
    asked.set(key, isRemembered ? last : now)
    const door = await findDoorBySerial(db.read, serialNumber)
    if (!door) throw doorMissing(serialNumber)
    return door
  }

  async function doorOf(actor: Actor, chosen: ChosenDoor): Promise<DoorToFit> {
    if ('serialNumber' in chosen) {
      return registeredDoorToFit(await registered(actor, chosen.serialNumber), clock())
    }
    if (!may(actor, 'useAccount')) throw savedDoorMissing()
    return savedDoorToFit(await savedDoors.byId(actor as Member, chosen.savedDoorId), clock())
  }

  return {
    /**
     * Returns whether parts fit a door, in the order asked, leaving out parts that are not sold to this actor. Throws
     * `missing` when there is no such door, or when another company saved it.
     */
    async fit(actor: Actor, { door: chosen, partIds }: FitInput): Promise<PartFit[]> {
      const door = await doorOf(actor, chosen)
      const rows = new Map((await listPartsById(db.read, partIds)).map((row) => [row.id, row]))
      return [...new Set(partIds)].flatMap((id) => {
        const row = rows.get(id)
        if (!row || (row.obsolete && !may(actor, 'seeInternalParts'))) return []
        return [{ partId: id, ...fitOf(viewPart(row, actor), door) }]
      })
    },
  }
}
