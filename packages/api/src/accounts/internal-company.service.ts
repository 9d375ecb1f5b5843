import {
  createInternalCompany,
  findInternalCompany,
  type InternalCompanyRow,
  listInternalCompanies,
  listNewestInternalCompanies,
  removeInternalCompany,
  updateInternalCompany,
} from '@mullion/db/accounts/internal-company.repository'
import type { Database, Writer } from '@mullion/db/database'
import { listInternalCompaniesOrderedFor } from '@mullion/db/orders/last-customers.repository'
import { violated } from '@mullion/db/violated'
import { type Actor, actingAs, type InternalCompany, type Member } from '@mullion/domain/accounts/actor'
import {
  actingEnded,
  actingRefused,
  customerNumberTaken,
  type InternalCompanyInput,
  internalCompanyId,
  internalCompanyMissing,
  maxCompaniesFound,
  maxLastCompanies,
  type UpdateInternalCompanyInput,
} from '@mullion/domain/accounts/internal-company'
import { may } from '@mullion/domain/accounts/permissions'
import type { AuditAction } from '@mullion/domain/security/audit'
import type { Clock } from '../clock.ts'
import { audit } from '../security/audit.ts'
import { fieldChanges } from '../security/field-changes.ts'
import type { ReadCompanyPrices } from './company-prices.ts'

export interface InternalCompanyDeps {
  readonly db: Database
  readonly clock: Clock
  readonly pricesOf: ReadCompanyPrices
}

export type InternalCompanyService = ReturnType<typeof createInternalCompanyService>

function viewInternalCompany(row: InternalCompanyRow): InternalCompany {
  const { removedAt: _removed, createdAt: _created, updatedAt: _updated, ...rest } = row
  const { sortKey: _sort, pricesVersion: _version, creditLimitCents: _limit, ...company } = rest
  return company
}

export function createInternalCompanyService({ db, clock, pricesOf }: InternalCompanyDeps) {
  function note(
    tx: Writer,
    actor: Member,
    action: AuditAction,
    { id, customerNumber }: InternalCompanyRow,
    details: object = {},
  ) {
    const subject = `internal-company:${id}`
    return audit(tx, actor, { action, subject, details: { customerNumber, ...details }, at: clock() })
  }

  return {
    /**
     * Returns the companies whose name or customer number contains the term, sorted by name; none for an empty term.
     */
    async search(term: string): Promise<InternalCompany[]> {
      if (term === '') return []
      const found = await listInternalCompanies(db.read, { term, limit: maxCompaniesFound })
      return found.map(viewInternalCompany)
    },

    /** Returns the companies that this user last ordered for, latest first, then the newest ones. */
    async last(actor: Member): Promise<InternalCompany[]> {
      const limit = maxLastCompanies
      const ordered = await listInternalCompaniesOrderedFor(db.read, { userId: actor.userId, limit })
      const newest = await listNewestInternalCompanies(db.read, limit)
      const rows = new Map([...ordered, ...newest].map((row) => [row.id, row]))
      return [...rows.values()].slice(0, limit).map(viewInternalCompany)
    },

    /** Adds a company; throws `conflict` when its customer number is taken. */
    create(actor: Member, company: InternalCompanyInput): Promise<InternalCompany> {
      return db.transaction(async (tx) => {
        const now = clock()
        const row = await createInternalCompany(tx, { ...company, createdAt: now, updatedAt: now })
        if (!row) throw customerNumberTaken()
        await note(tx, actor, 'internal_company_created', row)
        return viewInternalCompany(row)
      })
    },

    /** Changes a company; throws `conflict` when its customer number is taken. */
    async update(actor: Member, input: UpdateInternalCompanyInput): Promise<InternalCompany> {
      const change = { ...input.company, updatedAt: clock() }
      try {
        return await db.transaction(async (tx) => {
          const before = await findInternalCompany(tx, input.internalCompanyId)
          const row = await updateInternalCompany(tx, input.internalCompanyId, change)
          if (!before || !row) throw internalCompanyMissing()
          const changes = fieldChanges(before, input.company)
          await note(tx, actor, 'internal_company_changed', row, { changes })
          return viewInternalCompany(row)
        })
      } catch (error) {
        throw violated(error) === 'unique' ? customerNumberTaken('company.customerNumber') : error
      }
    },

    /** Deletes a company; staff acting for it are stopped at their next request. */
    remove(actor: Member, id: number): Promise<void> {
      return db.transaction(async (tx) => {
        const row = await removeInternalCompany(tx, id, clock())
        if (!row) throw internalCompanyMissing()
        await note(tx, actor, 'internal_company_deleted', row)
      })
    },

    /**
     * Returns the actor ordering for the internal company with this id, which is unchecked client input. Throws
     * `accounts.acting_refused` unless the actor is staff, and `accounts.acting_ended` when the company does not exist.
     */
    async actFor(actor: Actor, id: unknown): Promise<Member> {
      if (!isMember(actor) || !may(actor, 'actForCompany')) throw actingRefused()
      const known = internalCompanyId.safeParse(typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : id)
      const row = known.success ? await findInternalCompany(db.read, known.data) : null
      if (!row) throw actingEnded()
      const prices = await pricesOf({ companyInternalId: row.id }, row.pricesVersion)
      return actingAs(actor, viewInternalCompany(row), prices)
    },
  }
}

const isMember = (actor: Actor): actor is Member => actor.role !== 'guest'
