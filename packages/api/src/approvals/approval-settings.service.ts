import {
  findApprovalRules,
  findPurchaseLimits,
  listApproversOf,
  listColleagues,
  listPresent,
  noteApprovals,
  saveApprovalRules,
  savePurchaseLimits,
} from '@mullion/db/approvals/approval-rules.repository'
import { spendingOf } from '@mullion/db/approvals/spending.repository'
import type { Database, Writer } from '@mullion/db/database'
import { lockKey } from '@mullion/db/security/limit.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import { approverUnknown } from '@mullion/domain/approvals/approval-errors'
import {
  type CompanyRules,
  noRules,
  type PersonLimits,
  type SaveLimitsInput,
} from '@mullion/domain/approvals/approval-settings'
import type { Clock } from '../clock.ts'
import { audit } from '../security/audit.ts'
import { fieldChanges } from '../security/field-changes.ts'
import { assertCompany } from './assert-company.ts'
import { findUserByIdInCompany } from './find-colleague.ts'
import { nameOf } from './people.ts'
import { monthStart } from './purchase-checks.ts'

export interface ApprovalSettingsDeps {
  readonly db: Database
  readonly clock: Clock
  readonly storeInfo: { readonly timeZone: string }
}

const hourMs = 3_600_000

/** Limits and rules that the admin of a company sets, or staff. */
export function createApprovalSettingsService({ db, clock, storeInfo }: ApprovalSettingsDeps) {
  /** Two admins who save at once are stored in turn, so that the company's note of having rules is right. */
  async function inTurn(tx: Writer, companyId: number, now: Date): Promise<void> {
    await lockKey(tx, `approval-rules-of:${companyId}`, { now, endsAt: new Date(now.getTime() + hourMs) })
  }

  async function rules(companyId: number): Promise<CompanyRules> {
    const row = await findApprovalRules(db.read, companyId)
    if (!row) return noRules
    const { amountCents, newShipTo, newPo, soleAdminExempt } = row
    return { amountCents, newShipTo, newPo, soleAdminExempt }
  }

  async function limitsOf(companyId: number, userId: number): Promise<PersonLimits> {
    const user = await findUserByIdInCompany(db.read, { companyId, userId })
    const limits = await findPurchaseLimits(db.read, user.id)
    const approvers = await listApproversOf(db.read, { companyId, userId })
    const colleagues = await listColleagues(db.read, { companyId, except: [userId] })
    const since = monthStart({ now: clock(), timeZone: storeInfo.timeZone })
    const spending = await spendingOf(db.read, { userId, actorId: `user:${userId}`, since })
    const named = (people: typeof colleagues) => people.map((each) => ({ id: each.id, name: nameOf(each) }))
    return {
      userId,
      orderLimitCents: limits?.orderLimitCents ?? null,
      monthLimitCents: limits?.monthLimitCents ?? null,
      asksAdmins: limits?.asksAdmins ?? true,
      approvers: named(approvers),
      ...spending,
      colleagues: named(colleagues),
    }
  }

  return {
    rules,
    limitsOf,

    /** Returns the rules of any company, for staff. */
    async rulesOf(companyId: number): Promise<CompanyRules> {
      await assertCompany(db.read, companyId)
      return rules(companyId)
    },

    /** Saves the rules of a company: the actor’s own, or any for staff. */
    async saveRules(actor: Member, companyId: number, input: CompanyRules): Promise<CompanyRules> {
      const { userId } = actor
      await db.transaction(async (tx) => {
        const now = clock()
        await assertCompany(tx, companyId)
        await inTurn(tx, companyId, now)
        const before = (await findApprovalRules(tx, companyId)) ?? noRules
        await saveApprovalRules(tx, { ...input, companyId, changedAt: now, changedById: userId })
        await noteApprovals(tx, companyId)
        const details = { changes: fieldChanges(before, input) }
        const subject = `company:${companyId}`
        await audit(tx, actor, { action: 'approval_rules_changed', subject, companyId, details, at: now })
      })
      return rules(companyId)
    },

    /** Saves a person's limits and approvers; throws `invalid` for an approver who is not someone else of the company. */
    async saveLimits(actor: Member, companyId: number, input: SaveLimitsInput): Promise<PersonLimits> {
      const { userId, approverIds, orderLimitCents, monthLimitCents, asksAdmins } = input
      await db.transaction(async (tx) => {
        const now = clock()
        await inTurn(tx, companyId, now)
        await findUserByIdInCompany(tx, { companyId, userId })
        const ids = [...new Set(approverIds)]
        const present = await listPresent(tx, { companyId, ids })
        if (present.length < ids.length || ids.includes(userId)) throw approverUnknown('approverIds')
        const limits = await findPurchaseLimits(tx, userId)
        const before = (await listApproversOf(tx, { companyId, userId })).map(({ id }) => id)
        const saved = { companyId, userId, orderLimitCents, monthLimitCents, asksAdmins }
        await savePurchaseLimits(tx, { ...saved, changedAt: now, changedById: actor.userId }, ids)
        await noteApprovals(tx, companyId)
        const was = {
          orderLimitCents: limits?.orderLimitCents ?? null,
          monthLimitCents: limits?.monthLimitCents ?? null,
          asksAdmins: limits?.asksAdmins ?? true,
          approvers: before.join(', '),
        }
        const is = { orderLimitCents, monthLimitCents, asksAdmins, approvers: ids.join(', ') }
        const details = { changes: fieldChanges(was, is) }
        const subject = `user:${userId}`
        await audit(tx, actor, { action: 'limits_changed', subject, companyId, details, at: now })
      })
      return limitsOf(companyId, userId)
    },
  }
}
