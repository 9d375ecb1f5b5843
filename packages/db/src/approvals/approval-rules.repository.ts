import type { CompanyRules } from '@mullion/domain/approvals/approval-settings'
import { and, asc, eq, exists, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { companies, users } from '../accounts/accounts.tables.ts'
import type { Reader, Writer } from '../database.ts'
import { approvalRequests, approvalRules, purchaseApprovers, purchaseLimits } from './approvals.tables.ts'

export type ApprovalRulesRow = typeof approvalRules.$inferSelect
export type PurchaseLimitsRow = typeof purchaseLimits.$inferSelect

export async function findApprovalRules(db: Reader, companyId: number): Promise<ApprovalRulesRow | null> {
  const [row] = await db.select().from(approvalRules).where(eq(approvalRules.companyId, companyId))
  return row ?? null
}

export async function findPurchaseLimits(db: Reader, userId: number): Promise<PurchaseLimitsRow | null> {
  const [row] = await db.select().from(purchaseLimits).where(eq(purchaseLimits.userId, userId))
  return row ?? null
}

interface Changed {
  readonly companyId: number
  readonly changedAt: Date
  readonly changedById: number
}

export async function saveApprovalRules(tx: Writer, rules: CompanyRules & Changed): Promise<void> {
  const { companyId: _, ...set } = rules
  await tx.insert(approvalRules).values(rules).onConflictDoUpdate({ target: approvalRules.companyId, set })
}

export interface SavedLimits extends Changed {
  readonly userId: number
  readonly orderLimitCents: number | null
  readonly monthLimitCents: number | null
  readonly asksAdmins: boolean
}

/** Saves a person's limits and who is asked about their orders. */
export async function savePurchaseLimits(
  tx: Writer,
  limits: SavedLimits,
  approverIds: readonly number[],
): Promise<void> {
  const { companyId: _, userId: __, ...set } = limits
  const [row] = await tx
    .insert(purchaseLimits)
    .values(limits)
    .onConflictDoUpdate({ target: purchaseLimits.userId, set })
    .returning({ id: purchaseLimits.id })
  const limitsId = row?.id ?? 0
  await tx.delete(purchaseApprovers).where(eq(purchaseApprovers.limitsId, limitsId))
  if (approverIds.length > 0)
    await tx.insert(purchaseApprovers).values(approverIds.map((userId) => ({ limitsId, userId })))
}

/** Notes on the company whether there is anything to look up about approvals. */
export async function noteApprovals(tx: Writer, companyId: number): Promise<void> {
  const of = (table: typeof approvalRules | typeof purchaseLimits | typeof approvalRequests) =>
    exists(tx.select({ one: sql`1` }).from(table).where(eq(table.companyId, companyId)))
  const any = or(of(approvalRules), of(purchaseLimits), of(approvalRequests))
  const rows = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, companyId), any))
  await tx
    .update(companies)
    .set({ approvals: rows.length > 0 })
    .where(eq(companies.id, companyId))
}

export interface ColleagueRow {
  readonly id: number
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly role: string
}

const colleague = {
  id: users.id,
  firstname: users.firstname,
  lastname: users.lastname,
  email: users.email,
  role: users.role,
}
const present = (companyId: number) => and(eq(users.companyId, companyId), isNull(users.removedAt))
const byName = [asc(users.lastname), asc(users.firstname), asc(users.id)]

/** Returns the admins of a company. */
export function listCompanyAdmins(db: Reader, companyId: number): Promise<ColleagueRow[]> {
  return db
    .select(colleague)
    .from(users)
    .where(and(present(companyId), eq(users.role, 'company_admin')))
    .orderBy(...byName)
}

/** Returns the people named as approvers of someone who still have an account in the company. */
export function listApproversOf(
  db: Reader,
  { companyId, userId }: { readonly companyId: number; readonly userId: number },
): Promise<ColleagueRow[]> {
  const named = db
    .select({ id: purchaseApprovers.userId })
    .from(purchaseApprovers)
    .innerJoin(purchaseLimits, eq(purchaseLimits.id, purchaseApprovers.limitsId))
    .where(eq(purchaseLimits.userId, userId))
  return db
    .select(colleague)
    .from(users)
    .where(and(present(companyId), ne(users.id, userId), inArray(users.id, named)))
    .orderBy(...byName)
}

/** How many colleagues a choice offers. */
const colleaguesOffered = 500

/** Returns the other people of a company, by name. */
export function listColleagues(
  db: Reader,
  { companyId, except }: { readonly companyId: number; readonly except: readonly number[] },
): Promise<ColleagueRow[]> {
  return db
    .select(colleague)
    .from(users)
    .where(and(present(companyId), ...except.map((id) => ne(users.id, id))))
    .orderBy(...byName)
    .limit(colleaguesOffered)
}

/** Returns those of some people who have an account in the company. */
export function listPresent(
  db: Reader,
  { companyId, ids }: { readonly companyId: number; readonly ids: readonly number[] },
): Promise<ColleagueRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .select(colleague)
    .from(users)
    .where(and(present(companyId), inArray(users.id, [...ids])))
    .orderBy(...byName)
}
