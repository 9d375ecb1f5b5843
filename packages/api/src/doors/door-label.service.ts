import type { Database } from '@mullion/db/database'
import { listDoorsBySerial } from '@mullion/db/doors/door.repository'
import {
  listSavedDoorsById,
  listSavedDoorsBySerial,
  type SavedDoorRow,
} from '@mullion/db/doors/saved-door.repository'
import { limitKeyOf, type Member } from '@mullion/domain/accounts/actor'
import {
  type DoorLabel,
  type DoorToPrint,
  labelFileName,
  labelOfDoor,
  labelOfRegistered,
  labelSerialsUnknown,
  type PrintLabelsInput,
} from '@mullion/domain/doors/labels/door-label'
import { savedDoorMissing } from '@mullion/domain/doors/saved-door'
import { tooManyTries } from '@mullion/domain/security/rate-limit'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { DocumentPrinter } from '@mullion/integrations/documents/port'
import type { Clock } from '../clock.ts'
import type { Limits } from '../security/limits.ts'
import { doorAllowance } from './door-guesses.ts'

export interface DoorLabelDeps {
  readonly db: Database
  readonly clock: Clock
  readonly limits: Limits
  readonly siteUrl: () => string
  readonly storeInfo: StoreInfo
  readonly documents: DocumentPrinter
}

const serialsIn = (doors: readonly DoorToPrint[]) =>
  doors.flatMap((door) => ('serialNumber' in door ? door.serialNumber : []))

const nameOf = (saved: SavedDoorRow | undefined) =>
  saved ? [saved.name, saved.site].filter(Boolean).join(', ') : null

/** Labels for doors. A name on a label is that of the actor's own company; the link of a label has only the door. */
export function createDoorLabelService(deps: DoorLabelDeps) {
  const { db, clock, limits, siteUrl, storeInfo, documents } = deps

  /** Refuses serial numbers that the register does not have; they count as lookups, since the answer reveals that. */
  async function assertKnown(actor: Member, unknown: readonly string[]): Promise<void> {
    const { left, endsAt } = await doorAllowance(limits, limitKeyOf(actor), unknown.length)
    if (left < unknown.length) throw tooManyTries(endsAt, clock())
    if (unknown.length > 0) throw labelSerialsUnknown(unknown)
  }

  async function savedById({ companyId }: Member, doors: readonly DoorToPrint[]) {
    const ids = [...new Set(doors.flatMap((door) => ('savedDoorId' in door ? door.savedDoorId : [])))]
    const rows = await listSavedDoorsById(db.read, { companyId, ids })
    if (rows.length < ids.length) throw savedDoorMissing()
    return new Map(rows.map((row) => [row.id, row]))
  }

  async function labelsOf(actor: Member, { doors, withNames }: PrintLabelsInput): Promise<DoorLabel[]> {
    const { companyId } = actor
    const typed = serialsIn(doors)
    const saved = await savedById(actor, doors)
    const serials = [...new Set([...typed, ...[...saved.values()].flatMap((row) => row.serialNumber ?? [])])]
    const found = await listDoorsBySerial(db.read, serials)
    const registered = new Map(found.map((door) => [door.serialNumber, door]))
    if (typed.length > 0)
      await assertKnown(actor, [...new Set(typed.filter((each) => !registered.has(each)))])
    const named = withNames ? await listSavedDoorsBySerial(db.read, { companyId, serialNumbers: typed }) : []
    // The first by site and name counts, as on the door's page.
    const bySerial = new Map(named.toReversed().map((row) => [row.serialNumber, row]))
    const facts = { siteUrl: siteUrl() }

    return doors.map((door) => {
      if ('door' in door) return labelOfDoor(door.door, { ...facts, name: null })
      const row = 'savedDoorId' in door ? saved.get(door.savedDoorId) : bySerial.get(door.serialNumber)
      const serialNumber = 'serialNumber' in door ? door.serialNumber : (row?.serialNumber ?? null)
      const name = withNames ? nameOf(row) : null
      const built = registered.get(serialNumber ?? '')
      if (built) return labelOfRegistered(built, { ...facts, name })
      // A saved door that was measured, or that is no longer in the register.
      return labelOfDoor((row as SavedDoorRow).door, { ...facts, name, serialNumber })
    })
  }

  return {
    /**
     * Returns a PDF file of door labels, in the order given. Throws `missing` for a door that the company has not saved,
     * `invalid` for serial numbers that the register does not have, and `limited` after too many of those.
     */
    async print(actor: Member, input: PrintLabelsInput) {
      const { sheet, start, copies } = input
      const labels = (await labelsOf(actor, input)).flatMap((label) => Array<DoorLabel>(copies).fill(label))
      const { name, phone } = storeInfo
      const bytes = await documents.labels({ sheet, start, labels, seller: { name, phone } })
      return {
        name: labelFileName(labels[0] as DoorLabel, labels.length),
        contentType: 'application/pdf',
        bytes,
      }
    },
  }
}
