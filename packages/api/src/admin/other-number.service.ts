import { findPerson } from '@mullion/db/accounts/user.repository'
import { findPart, lockCatalog } from '@mullion/db/catalog/catalog.repository'
import {
  createOtherNumber,
  listOtherNumbers,
  listOtherNumbersByKey,
  listOtherNumbersLeadingTo,
  type OtherNumberRow,
  removeOtherNumber,
  updateOtherNumber,
} from '@mullion/db/catalog/other-number.repository'
import { listPartsByNumber } from '@mullion/db/catalog/part-number.repository'
import type { Database, Reader, Writer } from '@mullion/db/database'
import type { Member } from '@mullion/domain/accounts/actor'
import { partMissing } from '@mullion/domain/catalog/catalog-errors'
import { leadProblem } from '@mullion/domain/catalog/number-lead'
import {
  type OtherNumber,
  type OtherNumberInput,
  otherNumberMissing,
  otherNumberRefused,
  otherNumberTaken,
  otherNumberUsed,
} from '@mullion/domain/catalog/other-number'
import { numberKey } from '@mullion/domain/catalog/part-number'
import type { AuditAction } from '@mullion/domain/security/audit'
import { noteLeadsChanged } from '../catalog/number-changes.ts'
import { numberWeb } from '../catalog/number-leads.ts'
import type { Clock } from '../clock.ts'
import { audit } from '../security/audit.ts'

/** A part has a few such numbers; more are found by number. */
const maxShown = 500

function view({ numberKey: _key, leadsToKey: _to, changedAt, ...row }: OtherNumberRow): OtherNumber {
  return { ...row, changedAt: changedAt.toISOString() }
}

async function checkLead(db: Reader, input: OtherNumberInput): Promise<void> {
  const key = numberKey(input.number)
  const web = await numberWeb(db, [key, numberKey(input.leadsTo)])
  const stepOf = (each: string) => (each === key ? input : web.stepOf(each))
  const problem = leadProblem(input, { ...web, stepOf })
  if (problem) throw otherNumberRefused(problem)
}

async function find(db: Reader, id: number): Promise<OtherNumberRow> {
  const [row] = await listOtherNumbers(db, { ids: [id] })
  if (!row) throw otherNumberMissing()
  return row
}

/** Refuses to take away a number that others lead to, unless it is also that of a part for sale. */
async function checkUnused(db: Reader, { number, numberKey: key }: OtherNumberRow): Promise<void> {
  const [used] = await listOtherNumbersLeadingTo(db, key, 1)
  if (used && (await listPartsByNumber(db, [key], false)).length === 0)
    throw otherNumberUsed(number, used.number)
}

/** Old and foreign numbers, as administrators keep them. */
export function createOtherNumberService({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  async function nameOf(tx: Reader, { userId }: Member): Promise<string> {
    const person = await findPerson(tx, userId)
    return person ? `${person.user.firstname} ${person.user.lastname}`.trim() : ''
  }

  async function note(
    tx: Writer,
    actor: Member,
    { action, row, before = row }: { action: AuditAction; row: OtherNumberRow; before?: OtherNumberRow },
  ): Promise<void> {
    const at = clock()
    const { number, kind, make, leadsTo, since, reason } = row
    const details = { number, kind, make, leadsTo, since, reason }
    await audit(tx, actor, { action, subject: `number:${row.id}`, companyId: null, details, at })
    await noteLeadsChanged(tx, { keys: [before.leadsToKey, row.leadsToKey], at })
  }

  async function added(tx: Writer, actor: Member, input: OtherNumberInput): Promise<OtherNumber> {
    await checkLead(tx, input)
    const row = await createOtherNumber(tx, { input, at: clock(), by: await nameOf(tx, actor) })
    if (!row) throw otherNumberTaken(input.number)
    await note(tx, actor, { action: 'number_added', row })
    return view(row)
  }

  async function changed(
    tx: Writer,
    actor: Member,
    { before, input }: { readonly before: OtherNumberRow; readonly input: OtherNumberInput },
  ): Promise<OtherNumber> {
    await checkLead(tx, input)
    const row = await updateOtherNumber(tx, before.id, { input, at: clock(), by: await nameOf(tx, actor) })
    if (!row) throw otherNumberMissing()
    await note(tx, actor, { action: 'number_changed', row, before })
    return view(row)
  }

  async function removed(tx: Writer, actor: Member, row: OtherNumberRow): Promise<OtherNumber> {
    await checkUnused(tx, row)
    await removeOtherNumber(tx, row)
    await note(tx, actor, { action: 'number_removed', row })
    return view(row)
  }

  const findByNumber = async (tx: Writer, number: string) =>
    (await listOtherNumbersByKey(tx, [numberKey(number)]))[0]

  return {
    /** Returns the numbers that lead to a part directly. Throws `missing` when there is no such part. */
    async ofPart(partId: number): Promise<OtherNumber[]> {
      const part = await findPart(db.read, partId)
      if (!part) throw partMissing(partId)
      return (await listOtherNumbersLeadingTo(db.read, part.numberKey, maxShown)).map(view)
    },

    /**
     * Adds a number. Throws `conflict` if the list has it, and `invalid` if it is a part for sale, or leads in a circle
     * or to no part for sale.
     */
    add(actor: Member, input: OtherNumberInput): Promise<OtherNumber> {
      return db.transaction(async (tx) => {
        await lockCatalog(tx)
        const taken = await findByNumber(tx, input.number)
        if (taken) throw otherNumberTaken(taken.number)
        return added(tx, actor, input)
      })
    },

    /** Changes a number; throws as `add` does, `missing` when there is none, `conflict` if others lead to it. */
    change(actor: Member, id: number, input: OtherNumberInput): Promise<OtherNumber> {
      return db.transaction(async (tx) => {
        await lockCatalog(tx)
        const before = await find(tx, id)
        const taken = await findByNumber(tx, input.number)
        if (taken && taken.id !== id) throw otherNumberTaken(taken.number)
        if (before.numberKey !== numberKey(input.number)) await checkUnused(tx, before)
        return changed(tx, actor, { before, input })
      })
    },

    /** Adds the number, or changes it if the list has it. Throws `invalid` as `add` does. */
    put(actor: Member, input: OtherNumberInput): Promise<OtherNumber> {
      return db.transaction(async (tx) => {
        await lockCatalog(tx)
        const before = await findByNumber(tx, input.number)
        return before ? changed(tx, actor, { before, input }) : added(tx, actor, input)
      })
    },

    /** Removes a number; throws `missing` when there is none, `conflict` if others lead to it. */
    remove(actor: Member, id: number): Promise<OtherNumber> {
      return db.transaction(async (tx) => {
        await lockCatalog(tx)
        return removed(tx, actor, await find(tx, id))
      })
    },

    /** Removes a number by what it says; throws as `remove` does. */
    removeNumber(actor: Member, number: string): Promise<OtherNumber> {
      return db.transaction(async (tx) => {
        await lockCatalog(tx)
        const row = await findByNumber(tx, number)
        if (!row) throw otherNumberMissing()
        return removed(tx, actor, row)
      })
    },
  }
}
