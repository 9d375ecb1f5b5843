import {
  type ApprovalRulesRow,
  findApprovalRules,
  findPurchaseLimits,
  listCompanyAdmins,
  type PurchaseLimitsRow,
} from '@mullion/db/approvals/approval-rules.repository'
import {
  hasShippedTo,
  hasUsedPo,
  type ShippedTo,
  spendingOf,
} from '@mullion/db/approvals/spending.repository'
import type { Reader } from '@mullion/db/database'
import type { Actor } from '@mullion/domain/accounts/actor'
import { noRules } from '@mullion/domain/approvals/approval-settings'
import { type ApprovalReason, needsApproval } from '@mullion/domain/checkout/purchase-rules'
import { startOfStoreDay, storeTime } from '@mullion/domain/store-day'

/** Whose order it is; with rules of a company that are looked up. */
export interface Purchaser extends Pick<Actor, 'id' | 'role'> {
  readonly userId: number
  readonly companyId: number
}

/** Returns whom the rules apply to: null without rules, for guests and for staff who act for a company. */
export function purchaserOf({ id, role, userId, companyId, approvals, actingFor }: Actor): Purchaser | null {
  if (!approvals || userId === null || companyId === null || actingFor) return null
  return { id, role, userId, companyId }
}

export interface PurchaseToCheck {
  readonly grandTotalCents: number
  readonly shipAddress: ShippedTo
  readonly poNumber: string | null
}

interface Moment {
  readonly now: Date
  /** The store's. */
  readonly timeZone: string
}

/** Returns when the calendar month of an instant began in store time. */
export function monthStart({ now, timeZone }: Moment): Date {
  const { day } = storeTime(now, timeZone)
  return startOfStoreDay(`${day.slice(0, 7)}-01`, timeZone)
}

export interface ApprovalNeed {
  readonly reasons: readonly ApprovalReason[]
  /** False only if the person’s limits say that the admins are not asked. */
  readonly asksAdmins: boolean
}

const none: ApprovalNeed = { reasons: [], asksAdmins: true }

async function isExempt(db: Reader, { role, companyId }: Purchaser, rules: ApprovalRulesRow | null) {
  if (role !== 'company_admin' || !(rules ?? noRules).soleAdminExempt) return false
  return (await listCompanyAdmins(db, companyId)).length === 1
}

async function spentCents(
  db: Reader,
  { userId, id: actorId }: Purchaser,
  limits: PurchaseLimitsRow | null,
  moment: Moment,
): Promise<number> {
  if (limits?.monthLimitCents == null) return 0
  const { placedCents, waitingCents } = await spendingOf(db, { userId, actorId, since: monthStart(moment) })
  return placedCents + waitingCents
}

/** Decides whether an order needs approval by what is stored; asks the database only what the rules need. */
export async function approvalNeed(
  db: Reader,
  purchaser: Purchaser,
  order: PurchaseToCheck,
  moment: Moment,
): Promise<ApprovalNeed> {
  const { companyId, userId } = purchaser
  const rules = await findApprovalRules(db, companyId)
  const limits = await findPurchaseLimits(db, userId)
  if ((!rules && !limits) || (await isExempt(db, purchaser, rules))) return none
  const { amountCents, newShipTo, newPo } = rules ?? noRules
  const { grandTotalCents, poNumber, shipAddress } = order
  const facts = {
    ...{ grandTotalCents, poNumber },
    shipToUsed: !newShipTo || (await hasShippedTo(db, companyId, shipAddress)),
    poUsed: !newPo || poNumber === null || (await hasUsedPo(db, companyId, poNumber)),
  }
  const { orderLimitCents = null, monthLimitCents = null, asksAdmins = true } = limits ?? {}
  const all = { orderLimitCents, monthLimitCents, amountCents, newShipTo, newPo }
  const spent = await spentCents(db, purchaser, limits, moment)
  return { reasons: needsApproval(facts, all, spent), asksAdmins }
}
