import {
  balanceOf,
  findCreditLimit,
  listLimitedCompanies,
  listOpenOrders,
  openByAge,
  setCreditLimit,
} from '@mullion/db/credit/credit-balance.repository'
import type { Database, Reader } from '@mullion/db/database'
import { type Actor, isStaff, type Member } from '@mullion/domain/accounts/actor'
import { ageBounds, agingOf } from '@mullion/domain/credit/aging'
import { type CreditAccount, maxOpenOrders } from '@mullion/domain/credit/company-payment'
import type {
  CompanyCredit,
  CreditListInput,
  CreditOwner,
  SetCreditLimitInput,
} from '@mullion/domain/credit/credit'
import { type CreditStanding, standingOf } from '@mullion/domain/credit/standing'
import type { ListPage } from '@mullion/domain/list-input'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { Clock } from '../clock.ts'
import { listPage } from '../page.ts'
import { audit } from '../security/audit.ts'
import { companyOfOwner, creditOwnerOf, subjectOfOwner } from './credit-owner.ts'

export interface CreditDeps {
  readonly db: Database
  readonly clock: Clock
  readonly storeInfo: Pick<StoreInfo, 'timeZone'>
}

/** How companies stand: their limit, what they owe and how old that is. */
export function createCreditService({ db, clock, storeInfo }: CreditDeps) {
  async function standing(read: Reader, owner: CreditOwner): Promise<CreditStanding> {
    const limitCents = await findCreditLimit(read, owner)
    return standingOf({ limitCents, ...(await balanceOf(read, owner)) })
  }

  return {
    /**
     * Returns the credit that the actor orders on: their company's, or that of the company they act for. Null without a
     * limit, and for an actor who does not order on terms.
     */
    async own({ companyId, actingFor, termsCode, ...actor }: Actor): Promise<CreditStanding | null> {
      if (termsCode !== 'PO' || (isStaff(actor) && !actingFor)) return null
      const owner = creditOwnerOf({ companyId, companyInternalId: actingFor?.id ?? null })
      const found = owner && (await standing(db.read, owner))
      return found && found.limitCents !== null ? found : null
    },

    /** Returns a company's credit with its age and its oldest open orders. Throws `missing`. */
    async account(owner: CreditOwner): Promise<CreditAccount> {
      await companyOfOwner(db.read, owner)
      const { onAccountCents, ...open } = await openByAge(
        db.read,
        owner,
        ageBounds(clock(), storeInfo.timeZone),
      )
      const orders = await listOpenOrders(db.read, owner, maxOpenOrders)
      return {
        ...(await standing(db.read, owner)),
        aging: agingOf(open, onAccountCents),
        openOrders: orders.map(({ createdAt, number, ...order }) => ({
          ...order,
          number: number ?? '',
          placedAt: createdAt.toISOString(),
        })),
      }
    },

    /** Returns a page of the companies with a limit, and how each stands. */
    async list(input: CreditListInput): Promise<ListPage<CompanyCredit>> {
      const page = await listPage(input, (listing) => listLimitedCompanies(db.read, input.of, listing))
      const rows: CompanyCredit[] = []
      for (const { id, limitCents, ...named } of page.rows) {
        const owner = input.of === 'companies' ? { companyId: id } : { companyInternalId: id }
        rows.push({ id, ...named, ...standingOf({ limitCents, ...(await balanceOf(db.read, owner)) }) })
      }
      return { ...page, rows }
    },

    /** Sets or removes a company's limit; orders that wait stay waiting. Throws `missing`. */
    setLimit(actor: Member, { owner, limitCents }: SetCreditLimitInput): Promise<CreditStanding> {
      return db.transaction(async (tx) => {
        await companyOfOwner(tx, owner)
        const before = await findCreditLimit(tx, owner)
        await setCreditLimit(tx, owner, limitCents)
        const details = { changes: [{ name: 'creditLimitCents', before, after: limitCents }] }
        const companyId = 'companyId' in owner ? owner.companyId : null
        const line = { subject: subjectOfOwner(owner), companyId, details, at: clock() }
        if (before !== limitCents) await audit(tx, actor, { action: 'credit_limit_changed', ...line })
        return standing(tx, owner)
      })
    },
  }
}
