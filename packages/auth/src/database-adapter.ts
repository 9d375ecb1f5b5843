import {
  type AuthCondition,
  type AuthModel,
  type AuthOperator,
  type AuthRecord,
  addToAuthRecords,
  countAuthRecords,
  createAuthRecord,
  listAuthRecords,
  removeAuthRecords,
  updateAuthRecords,
} from '@mullion/db/accounts/auth-records.repository'
import type { Database } from '@mullion/db/database'
import { hashOfKey } from '@mullion/db/security/key-hash'
import { type CleanedWhere, createAdapterFactory } from 'better-auth/adapters'

const operators: ReadonlySet<string> = new Set(['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'in'])
const isOperator = (operator: string): operator is AuthOperator => operators.has(operator)

/** Sessions are stored and looked up by a hash of their token. */
function conditionsOf(model: string, where: readonly CleanedWhere[] = []): AuthCondition[] {
  return where.map(({ field, operator, value, connector }) => {
    if (!isOperator(operator) || (connector === 'OR' && where.length > 1)) {
      throw new Error(`Looking up a ${model} by ${operator} ${connector} is not provided for.`)
    }
    const hashed = model === 'session' && field === 'token'
    return { field, operator, value: hashed ? hashTokens(value) : value }
  })
}

const hashToken = (token: unknown) => hashOfKey(String(token))

function hashTokens(value: unknown): unknown {
  return Array.isArray(value) ? value.map(hashToken) : hashToken(value)
}

/**
 * Returns the record with the token that the library looked up instead of the stored hash, which it cannot
 * use.
 */
function withToken(record: AuthRecord | undefined, where: readonly CleanedWhere[]): AuthRecord | null {
  const token = where.find(({ field }) => field === 'token')?.value
  if (!record) return null
  return 'token' in record && token !== undefined ? { ...record, token } : record
}

/**
 * Adapts the database for the sign-in library: every write is its own transaction through the single writer, so that the
 * library never holds a second connection.
 */
export function databaseAdapter({ read, transaction }: Database) {
  const withHashedToken = (model: string, data: AuthRecord) =>
    model === 'session' && 'token' in data ? { ...data, token: hashToken(data.token) } : data

  async function firstOf(model: string, where: readonly CleanedWhere[]): Promise<AuthRecord | null> {
    const conditions = conditionsOf(model, where)
    const [record] = await listAuthRecords(read, model as AuthModel, { conditions, limit: 1 })
    return withToken(record, where)
  }
  const update = (model: string, where: readonly CleanedWhere[], change: AuthRecord) =>
    transaction((tx) =>
      updateAuthRecords(tx, model as AuthModel, {
        conditions: conditionsOf(model, where),
        update: withHashedToken(model, change),
      }),
    )
  const remove = (model: string, where: readonly CleanedWhere[]) =>
    transaction((tx) => removeAuthRecords(tx, model as AuthModel, conditionsOf(model, where)))

  return createAdapterFactory({
    config: {
      adapterId: 'mullion-store',
      adapterName: 'Mullion store',
      supportsNumericIds: true,
      supportsDates: true,
      supportsBooleans: true,
      transaction: false,
    },
    adapter: () => ({
      async create<T extends Record<string, unknown>>({ model, data }: { model: string; data: T }) {
        const record = await transaction((tx) =>
          createAuthRecord(tx, model as AuthModel, withHashedToken(model, data)),
        )
        return { ...data, id: record.id } as unknown as T
      },
      findOne: async <T>({ model, where }: { model: string; where: CleanedWhere[] }) =>
        (await firstOf(model, where)) as T | null,
      findMany: async <T>({ model, where, ...page }: FindMany) =>
        (await listAuthRecords(read, model as AuthModel, {
          ...page,
          conditions: conditionsOf(model, where),
        })) as T[],
      count: ({ model, where }) => countAuthRecords(read, model as AuthModel, conditionsOf(model, where)),
      async update<T>({ model, where, update: change }: { model: string; where: CleanedWhere[]; update: T }) {
        const [record] = await update(model, where, change as AuthRecord)
        return withToken(record, where) as T | null
      },
      updateMany: async ({ model, where, update: change }) => (await update(model, where, change)).length,
      async delete({ model, where }) {
        await remove(model, where)
      },
      deleteMany: async ({ model, where }) => (await remove(model, where)).length,
      async consumeOne<T>({ model, where }: { model: string; where: CleanedWhere[] }) {
        const [record] = await remove(model, where)
        return withToken(record, where) as T | null
      },
      async incrementOne<T>({ model, where, increment, set }: IncrementOne) {
        const change = { conditions: conditionsOf(model, where), increment, update: set ?? {} }
        const [record] = await transaction((tx) => addToAuthRecords(tx, model as AuthModel, change))
        return (record ?? null) as T | null
      },
    }),
  })
}

interface FindMany {
  readonly model: string
  readonly where?: CleanedWhere[] | undefined
  readonly limit: number
  readonly offset?: number | undefined
  readonly sortBy?: { field: string; direction: 'asc' | 'desc' } | undefined
}

interface IncrementOne {
  readonly model: string
  readonly where: CleanedWhere[]
  readonly increment: Record<string, number>
  readonly set?: Record<string, unknown> | undefined
}
