import type { OtherNumberInput } from '@mullion/domain/catalog/other-number'
import { numberKey } from '@mullion/domain/catalog/part-number'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { prepared } from '../prepared.ts'
import { incrementCatalogVersion } from './catalog.repository.ts'
import { otherNumbers } from './other-number.tables.ts'

export type OtherNumberRow = typeof otherNumbers.$inferSelect

const byKey = prepared((db) =>
  db
    .select({ id: otherNumbers.id })
    .from(otherNumbers)
    .where(eq(otherNumbers.numberKey, sql.placeholder('key')))
    .prepare('other_number_by_key'),
)

/** True if this is the key of an old or foreign number (see numberKey). */
export async function isOtherNumber(db: Reader, key: string): Promise<boolean> {
  return (await byKey(db).execute({ key })).length > 0
}

const keysPerStatement = 500

/** Returns the old and foreign numbers with these keys, in no particular order. */
export async function listOtherNumbersByKey(db: Reader, keys: readonly string[]): Promise<OtherNumberRow[]> {
  const wanted = [...new Set(keys)]
  const found: OtherNumberRow[] = []
  for (let at = 0; at < wanted.length; at += keysPerStatement) {
    const some = inArray(otherNumbers.numberKey, wanted.slice(at, at + keysPerStatement))
    found.push(...(await db.select().from(otherNumbers).where(some)))
  }
  return found
}

/** Returns the old and foreign numbers that lead to a number with this key, at most `limit`, by number. */
export function listOtherNumbersLeadingTo(db: Reader, key: string, limit: number): Promise<OtherNumberRow[]> {
  return db
    .select()
    .from(otherNumbers)
    .where(eq(otherNumbers.leadsToKey, key))
    .orderBy(asc(otherNumbers.numberKey))
    .limit(limit)
}

type NumberQuery =
  | { readonly ids: readonly number[] }
  | { readonly keys: readonly string[] }
  | { readonly after: number; readonly limit: number }

/** Returns some numbers by id or key, or the next ones by id. */
export function listOtherNumbers(db: Reader, query: NumberQuery): Promise<OtherNumberRow[]> {
  const { id, numberKey: key } = otherNumbers
  const which =
    'ids' in query
      ? inArray(id, [...query.ids])
      : 'keys' in query
        ? inArray(key, [...query.keys])
        : gt(id, query.after)
  const rows = db.select().from(otherNumbers).where(which).orderBy(asc(id))
  return 'limit' in query ? rows.limit(query.limit) : rows
}

interface Change {
  readonly input: OtherNumberInput
  readonly at: Date
  readonly by: string
}

const rowOf = ({ input, at, by }: Change) => ({
  ...input,
  numberKey: numberKey(input.number),
  leadsToKey: numberKey(input.leadsTo),
  changedAt: at,
  changedBy: by,
})

/** Adds a number and returns its row; null if the list has it already. */
export async function createOtherNumber(tx: Writer, change: Change): Promise<OtherNumberRow | null> {
  const [row] = await tx.insert(otherNumbers).values(rowOf(change)).onConflictDoNothing().returning()
  if (row) await incrementCatalogVersion(tx)
  return row ?? null
}

/** Changes a number and returns its row; null if there is none. Throws for a number that another row has. */
export async function updateOtherNumber(
  tx: Writer,
  id: number,
  change: Change,
): Promise<OtherNumberRow | null> {
  const [row] = await tx.update(otherNumbers).set(rowOf(change)).where(eq(otherNumbers.id, id)).returning()
  if (row) await incrementCatalogVersion(tx)
  return row ?? null
}

/** Removes a number; false if there is none with this id and key. */
export async function removeOtherNumber(
  tx: Writer,
  { id, numberKey: key }: Pick<OtherNumberRow, 'id' | 'numberKey'>,
): Promise<boolean> {
  const gone = await tx
    .delete(otherNumbers)
    .where(and(eq(otherNumbers.id, id), eq(otherNumbers.numberKey, key)))
    .returning({ id: otherNumbers.id })
  if (gone.length > 0) await incrementCatalogVersion(tx)
  return gone.length > 0
}
