import { findPart, lockCatalog, type PartRow } from '@mullion/db/catalog/catalog.repository'
import { correctFamilies, listPartsOfFamilyKey } from '@mullion/db/catalog/family.repository'
import { listPartsByNumber } from '@mullion/db/catalog/part-number.repository'
import type { Database, Reader, Writer } from '@mullion/db/database'
import type { Member } from '@mullion/domain/accounts/actor'
import { partMissing } from '@mullion/domain/catalog/catalog-errors'
import {
  familyKeyOf,
  familyOf,
  familyTitle,
  maxFamilySize,
  noFamily,
  ruledFamily,
} from '@mullion/domain/catalog/family'
import {
  type FamilyDetails,
  type FamilyPartsInput,
  familyPartUnknown,
  familyTooLarge,
  type JoinFamilyInput,
  notInOneFamily,
  type RenameFamilyInput,
} from '@mullion/domain/catalog/family-input'
import { numberKey } from '@mullion/domain/catalog/part-number'
import type { AuditAction } from '@mullion/domain/security/audit'
import type { Clock } from '../clock.ts'
import { audit } from '../security/audit.ts'

export interface FamilyAdminDeps {
  readonly db: Database
  readonly clock: Clock
}

async function partOf(db: Reader, id: number): Promise<PartRow> {
  const row = await findPart(db, id)
  if (!row) throw partMissing(id)
  return row
}

/** All parts of a part's family; one more than allowed if there are too many. */
const membersOf = (db: Reader, part: PartRow) => listPartsOfFamilyKey(db, part.familyKey, maxFamilySize + 1)

async function partsNumbered(db: Reader, numbers: readonly string[]): Promise<PartRow[]> {
  const found = await listPartsByNumber(db, numbers.map(numberKey), true)
  const keys = new Map(found.map((part) => [part.numberKey, part]))
  return numbers.map((number) => {
    const part = keys.get(numberKey(number))
    if (!part) throw familyPartUnknown(number)
    return part
  })
}

/**
 * A code for a family of these parts, from the number and name of the first; with a number added while others have it,
 * as those of an earlier family do.
 */
async function newFamilyOf(db: Reader, first: PartRow, others: readonly PartRow[]): Promise<string> {
  const own = new Set([first, ...others].map(({ id }) => id))
  for (let at = 1; ; at += 1) {
    const family = `${first.number}: ${familyTitle(first, null)}${at === 1 ? '' : ` (${at})`}`
    const found = await listPartsOfFamilyKey(db, familyKeyOf({ ...first, family }), own.size + 1)
    if (found.every(({ id }) => own.has(id))) return family
  }
}

const nameOf = (members: readonly PartRow[]) =>
  members.find(({ familyName }) => familyName !== null)?.familyName ?? null

async function detailsOf(db: Reader, part: PartRow): Promise<FamilyDetails> {
  const members = await membersOf(db, part)
  const tooLarge = members.length > maxFamilySize
  const shown = tooLarge ? [part] : members
  return {
    family: familyOf(part),
    ruledName: familyTitle(members[0] ?? part, null),
    name: nameOf(shown),
    tooLarge,
    parts: shown.map(({ id, number, name, obsolete, family }) => ({
      ...{ id, number, name, obsolete },
      corrected: family !== null,
    })),
  }
}

/** Corrections of families by administrators. They stay when parts are loaded again without a column for them. */
export function createFamilyAdminService({ db, clock }: FamilyAdminDeps) {
  function note(
    tx: Writer,
    actor: Member,
    {
      action,
      part,
      details,
    }: {
      readonly action: AuditAction
      readonly part: PartRow
      readonly details: Readonly<Record<string, unknown>>
    },
  ): Promise<void> {
    return audit(tx, actor, { action, subject: `part:${part.id}`, companyId: null, details, at: clock() })
  }

  const numbersOf = (rows: readonly PartRow[]) => rows.map(({ number }) => number)

  return {
    /** Returns the family of a part. Throws `missing` when there is no such part. */
    async details(partId: number): Promise<FamilyDetails> {
      return detailsOf(db.read, await partOf(db.read, partId))
    },

    /**
     * Adds parts, by number, to the family of a part. Throws `missing` and `invalid` for parts that do not exist, and
     * `conflict` if the family would be too large.
     */
    join(actor: Member, { partId, numbers }: JoinFamilyInput): Promise<FamilyDetails> {
      return db.transaction(async (tx) => {
        await lockCatalog(tx)
        const part = await partOf(tx, partId)
        const isAlone = part.family?.toLowerCase() === noFamily
        const members = isAlone ? [part] : await membersOf(tx, part)
        const joining = (await partsNumbered(tx, numbers)).filter(
          (each) => !members.some(({ id }) => id === each.id),
        )
        if (members.length + joining.length > maxFamilySize) throw familyTooLarge()
        // A part taken out of its family is joined under its number.
        const family = isAlone ? await newFamilyOf(tx, part, joining) : familyOf(part)
        const changed = isAlone ? [part, ...joining] : joining
        // A part that the rule finds here anyway needs no correction.
        const [ruled, others] = [
          changed.filter((each) => ruledFamily(each) === family),
          changed.filter((each) => ruledFamily(each) !== family),
        ]
        const familyName = nameOf(members)
        await correctFamilies(tx, ruled, { family: null, familyName })
        await correctFamilies(tx, others, { family, familyName })
        const details = { family, parts: numbersOf(joining) }
        if (joining.length > 0) await note(tx, actor, { action: 'family_joined', part, details })
        return detailsOf(tx, await partOf(tx, partId))
      })
    },

    /**
     * Takes some parts out of their family: a single one is in none afterwards, several are a family of their own. Throws
     * `missing` for parts that do not exist, and `conflict` if they are not some parts of one family.
     */
    split(actor: Member, { partIds }: FamilyPartsInput): Promise<FamilyDetails> {
      return db.transaction(async (tx) => {
        await lockCatalog(tx)
        const taken: PartRow[] = []
        for (const id of new Set(partIds)) taken.push(await partOf(tx, id))
        const [first] = taken
        if (!first) throw notInOneFamily()
        const members = await membersOf(tx, first)
        const isPart = taken.every(({ familyKey }) => familyKey === first.familyKey)
        if (!isPart || taken.length >= members.length) throw notInOneFamily()
        const family = taken.length === 1 ? noFamily : await newFamilyOf(tx, first, taken)
        await correctFamilies(tx, taken, { family, familyName: null })
        const details = { family: familyOf(first), parts: numbersOf(taken) }
        await note(tx, actor, { action: 'family_split', part: first, details })
        return detailsOf(tx, await partOf(tx, first.id))
      })
    },

    /** Puts parts back into the families that the rule finds. Throws `missing` for parts that do not exist. */
    followRule(actor: Member, { partIds }: FamilyPartsInput): Promise<FamilyDetails> {
      return db.transaction(async (tx) => {
        await lockCatalog(tx)
        const rows: PartRow[] = []
        for (const id of new Set(partIds)) rows.push(await partOf(tx, id))
        for (const row of rows) {
          if (row.family === null) continue
          await correctFamilies(tx, [row], { family: null, familyName: null })
          const details = { family: ruledFamily(row), parts: [row.number] }
          await note(tx, actor, { action: 'family_reset', part: row, details })
        }
        return detailsOf(tx, await partOf(tx, partIds[0] ?? 0))
      })
    },

    /** Names the family of a part; an empty name is that of the rule. Throws `missing` when there is no such part. */
    rename(actor: Member, { partId, name }: RenameFamilyInput): Promise<FamilyDetails> {
      return db.transaction(async (tx) => {
        await lockCatalog(tx)
        const part = await partOf(tx, partId)
        const members = await membersOf(tx, part)
        if (members.length > maxFamilySize) throw familyTooLarge()
        const before = nameOf(members)
        const familyName = name === '' ? null : name
        await correctFamilies(tx, members, { familyName })
        const details = { family: familyOf(part), name: { before, after: familyName } }
        if (before !== familyName) await note(tx, actor, { action: 'family_renamed', part, details })
        return detailsOf(tx, await partOf(tx, partId))
      })
    },
  }
}
