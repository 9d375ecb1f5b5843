import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Reader, Writer } from '../database.ts'
import { credentials, secondFactors, sessions, users, verifications } from './accounts.tables.ts'

const tables = {
  user: users,
  account: credentials,
  session: sessions,
  verification: verifications,
  twoFactor: secondFactors,
}
export type AuthModel = keyof typeof tables
export type AuthRecord = Record<string, unknown>
export type AuthOperator = 'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte' | 'in'

export interface AuthCondition {
  readonly field: string
  readonly operator: AuthOperator
  readonly value: unknown
}

export interface AuthPage {
  readonly limit?: number | undefined
  readonly offset?: number | undefined
  readonly sortBy?: { readonly field: string; readonly direction: 'asc' | 'desc' } | undefined
}

const comparisons = { ne, lt, lte, gt, gte }

function columnOf(model: AuthModel, field: string): PgColumn {
  const columns = tables[model] as unknown as Record<string, PgColumn | undefined>
  const column = columns[field]
  if (!column) throw new Error(`There is no ${model}.${field}.`)
  return column
}

function conditionOf(model: AuthModel, { field, operator, value }: AuthCondition): SQL {
  const column = columnOf(model, field)
  if (operator === 'in') return inArray(column, value as unknown[])
  if (operator === 'eq') return value === null ? isNull(column) : eq(column, value)
  return comparisons[operator](column, value)
}

/** Deleted users are invisible to the auth library. */
function whereOf(model: AuthModel, conditions: readonly AuthCondition[]): SQL | undefined {
  const notRemoved = model === 'user' ? [isNull(users.removedAt)] : []
  return and(...notRemoved, ...conditions.map((condition) => conditionOf(model, condition)))
}

const tableOf = (model: AuthModel) => tables[model] as unknown as PgTable

export async function createAuthRecord(tx: Writer, model: AuthModel, data: AuthRecord): Promise<AuthRecord> {
  const [row] = await tx.insert(tableOf(model)).values(data).returning()
  if (!row) throw new Error(`The ${model} was not stored.`)
  return row
}

export function listAuthRecords(
  db: Reader,
  model: AuthModel,
  { conditions, ...page }: AuthPage & { readonly conditions: readonly AuthCondition[] },
): Promise<AuthRecord[]> {
  const { sortBy, limit = 100, offset = 0 } = page
  const column = columnOf(model, sortBy?.field ?? 'id')
  return db
    .select()
    .from(tableOf(model))
    .where(whereOf(model, conditions))
    .orderBy((sortBy?.direction === 'desc' ? desc : asc)(column))
    .limit(limit)
    .offset(offset)
}

export async function countAuthRecords(
  db: Reader,
  model: AuthModel,
  conditions: readonly AuthCondition[],
): Promise<number> {
  const [row] = await db.select({ total: count() }).from(tableOf(model)).where(whereOf(model, conditions))
  return Number(row?.total ?? 0)
}

export function updateAuthRecords(
  tx: Writer,
  model: AuthModel,
  change: { readonly conditions: readonly AuthCondition[]; readonly update: AuthRecord },
): Promise<AuthRecord[]> {
  return tx.update(tableOf(model)).set(change.update).where(whereOf(model, change.conditions)).returning()
}

/** Increments numbers of the records that match all conditions, in SQL, and returns them as updated. */
export function addToAuthRecords(
  tx: Writer,
  model: AuthModel,
  change: {
    readonly conditions: readonly AuthCondition[]
    readonly increment: Readonly<Record<string, number>>
    readonly update: AuthRecord
  },
): Promise<AuthRecord[]> {
  const added = Object.entries(change.increment).map(([field, by]) => [
    field,
    sql`coalesce(${columnOf(model, field)}, 0) + ${by}`,
  ])
  const update = { ...change.update, ...Object.fromEntries(added) }
  // The library may pass an empty increment and update.
  if (Object.keys(update).length === 0) return Promise.resolve([])
  return tx.update(tableOf(model)).set(update).where(whereOf(model, change.conditions)).returning()
}

/**
 * Deletes the records that match all conditions and returns them; of two concurrent deletes, only one gets the record.
 */
export function removeAuthRecords(
  tx: Writer,
  model: AuthModel,
  conditions: readonly AuthCondition[],
): Promise<AuthRecord[]> {
  return tx.delete(tableOf(model)).where(whereOf(model, conditions)).returning()
}
