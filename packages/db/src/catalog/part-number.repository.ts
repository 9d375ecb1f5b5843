import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm'
import type { Reader } from '../store.ts'
import type { PartRow } from './catalog.repository.ts'
import { parts } from './catalog.tables.ts'

const keysPerStatement = 500

/** The parts whose number has one of these keys (see numberKey), in no order. */
export async function listPartsByNumber(
  db: Reader,
  keys: readonly string[],
  withObsolete: boolean,
): Promise<PartRow[]> {
  const wanted = [...new Set(keys)]
  const found: PartRow[] = []
  for (let at = 0; at < wanted.length; at += keysPerStatement) {
    const some = inArray(parts.numberKey, wanted.slice(at, at + keysPerStatement))
    found.push(...(await db.select().from(parts).where(and(some, sold(withObsolete)))))
  }
  return found
}

/** Sorts a beginning behind all keys with it in any collation, which no punctuation mark does. */
const afterAnyKey = 'Z'.repeat(60)

/** The first parts, by number, whose key begins so. */
export function listPartsBeginning(
  db: Reader,
  key: string,
  { limit, withObsolete }: { readonly limit: number; readonly withObsolete: boolean },
): Promise<PartRow[]> {
  const begins = and(gte(parts.numberKey, key), lte(parts.numberKey, `${key}${afterAnyKey}`))
  return db
    .select()
    .from(parts)
    .where(and(begins, sold(withObsolete)))
    .orderBy(asc(parts.numberKey))
    .limit(limit)
}

function sold(withObsolete: boolean) {
  return withObsolete ? undefined : eq(parts.obsolete, false)
}
