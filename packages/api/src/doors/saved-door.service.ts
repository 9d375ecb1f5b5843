import type { Database, Reader, Writer } from '@mullion/db/database'
import { findDoorBySerial, listDoorsBySerial } from '@mullion/db/doors/door.repository'
import {
  countSavedDoors,
  createSavedDoor,
  findSavedDoor,
  findSavedDoorBySerial,
  listSavedDoors,
  removeSavedDoor,
  type SavedDoorWithPerson,
  updateSavedDoor,
} from '@mullion/db/doors/saved-door.repository'
import { violated } from '@mullion/db/violated'
import { limitKeyOf, type Member } from '@mullion/domain/accounts/actor'
import type { RegisteredDoor } from '@mullion/domain/doors/registered-door'
import {
  doorNameTaken,
  isOutdated,
  type ListDoorsInput,
  maxSavedDoors,
  type RenameDoorInput,
  type SaveDoorInput,
  type SavedDoor,
  type SavedDoorPage,
  savedDoorMissing,
  savedDoorRefusal,
  tooManyDoors,
} from '@mullion/domain/doors/saved-door'
import { tooManyTries } from '@mullion/domain/security/rate-limit'
import type { Clock } from '../clock.ts'
import type { Limits } from '../security/limits.ts'
import { doorAllowance } from './door-guesses.ts'

export interface SavedDoorDeps {
  readonly db: Database
  readonly clock: Clock
  readonly limits: Limits
}

type DoorName = Pick<SaveDoorInput, 'name' | 'site'>

function viewDoor({ saved, person }: SavedDoorWithPerson, registered: RegisteredDoor | null): SavedDoor {
  const { id, name, site, serialNumber, door, savedAt } = saved
  const savedBy = `${person?.firstname ?? ''} ${person?.lastname ?? ''}`.trim()
  const outdated = isOutdated(saved, registered)
  const direction = outdated ? null : (registered?.direction ?? null)
  return { id, name, site, serialNumber, door, savedAt: savedAt.toISOString(), savedBy, outdated, direction }
}

/** Adds the current register entries to saved doors, in one query for all of them. */
async function viewDoors(db: Reader, rows: readonly SavedDoorWithPerson[]): Promise<SavedDoor[]> {
  const serials = rows.flatMap(({ saved }) => saved.serialNumber ?? [])
  const registered = await listDoorsBySerial(db, serials)
  const bySerial = new Map(registered.map((door) => [door.serialNumber, door]))
  return rows.map((row) => viewDoor(row, bySerial.get(row.saved.serialNumber ?? '') ?? null))
}

/** Doors that a company's users saved by name; other companies' doors are invisible. */
export function createSavedDoorService({ db, clock, limits }: SavedDoorDeps) {
  async function found(tx: Reader, { companyId }: Member, id: number): Promise<SavedDoor> {
    const row = await findSavedDoor(tx, { companyId, id })
    const [door] = row ? await viewDoors(tx, [row]) : []
    if (!door) throw savedDoorMissing()
    return door
  }

  /** Compares a door with the register. The answer reveals whether a number is right, as pricing a cart does. */
  async function checkRegistered(actor: Member, input: SaveDoorInput): Promise<void> {
    const { serialNumber } = input
    const registered = serialNumber === null ? null : await findDoorBySerial(db.read, serialNumber)
    const refusal = savedDoorRefusal(input, registered)
    if (serialNumber !== null) {
      const wrong = refusal ? 1 : 0
      const { left, endsAt } = await doorAllowance(limits, limitKeyOf(actor), wrong)
      if (left < wrong) throw tooManyTries(endsAt, clock())
    }
    if (refusal) throw refusal
  }

  /** Stores a door under its name; a unique index decides when two users save the same name. */
  async function storing(name: DoorName, work: (tx: Writer) => Promise<SavedDoor>): Promise<SavedDoor> {
    try {
      return await db.transaction(work)
    } catch (error) {
      throw violated(error) === 'unique' ? doorNameTaken(name.name, name.site) : error
    }
  }

  const rowOf = ({ userId }: Member, { name, site, serialNumber, door }: SaveDoorInput) => ({
    ...{ name, site, serialNumber, door },
    savedAt: clock(),
    savedById: userId,
  })

  return {
    async list({ companyId }: Member, { text, ...page }: ListDoorsInput): Promise<SavedDoorPage> {
      const filter = { companyId, text }
      const doors = await listSavedDoors(db.read, filter, page)
      const total = await countSavedDoors(db.read, filter)
      return { doors: await viewDoors(db.read, doors), total }
    },

    /** Returns one of the company's doors; throws `missing` when it has no such door. */
    byId: (actor: Member, id: number): Promise<SavedDoor> => found(db.read, actor, id),

    async bySerial({ companyId }: Member, serialNumber: string): Promise<SavedDoor | null> {
      const row = await findSavedDoorBySerial(db.read, { companyId, serialNumber })
      return row && viewDoor(row, await findDoorBySerial(db.read, serialNumber))
    },

    /**
     * Saves a door; throws `conflict` when the name is taken at the site, `blocked` when there are too many, `invalid`
     * when the door differs from the register or its gaskets need a serial number it does not have.
     */
    async save(actor: Member, input: SaveDoorInput): Promise<SavedDoor> {
      const { companyId } = actor
      await checkRegistered(actor, input)
      return storing(input, async (tx) => {
        if ((await countSavedDoors(tx, { companyId, text: '' })) >= maxSavedDoors) throw tooManyDoors()
        const { id } = await createSavedDoor(tx, { ...rowOf(actor, input), companyId })
        return found(tx, actor, id)
      })
    },

    /**
     * Changes one of the company's doors and records the actor as its saver. Throws `missing` when the company has no
     * such door, before revealing anything about the register, and otherwise as `save` does.
     */
    async update(actor: Member, id: number, input: SaveDoorInput): Promise<SavedDoor> {
      const { companyId } = actor
      if (!(await findSavedDoor(db.read, { companyId, id }))) throw savedDoorMissing()
      await checkRegistered(actor, input)
      return storing(input, async (tx) => {
        if (!(await updateSavedDoor(tx, { companyId, id }, rowOf(actor, input)))) throw savedDoorMissing()
        return found(tx, actor, id)
      })
    },

    /** Changes the name and site of one of the company's doors; the door and its saver stay as they are. */
    rename(actor: Member, { doorId: id, name, site }: RenameDoorInput): Promise<SavedDoor> {
      const { companyId } = actor
      return storing({ name, site }, async (tx) => {
        if (!(await updateSavedDoor(tx, { companyId, id }, { name, site }))) throw savedDoorMissing()
        return found(tx, actor, id)
      })
    },

    /** Deletes one of the company's doors and returns it as it was; it can be saved again unless it is outdated. */
    remove(actor: Member, id: number): Promise<SavedDoor> {
      return db.transaction(async (tx) => {
        const door = await found(tx, actor, id)
        if (!(await removeSavedDoor(tx, { companyId: actor.companyId, id }))) throw savedDoorMissing()
        return door
      })
    },
  }
}
