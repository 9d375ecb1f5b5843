import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Reader } from '../database.ts'
import { prepared } from '../prepared.ts'
import type { PartRow } from './catalog.repository.ts'
import { parts } from './catalog.tables.ts'

const keysPerStatement = 500

/** Returns the parts whose number has one of these keys (see numberKey), in no particular order. */
export async function listPartsByNumber(
  db: Reader,
  keys: readonly string[],
  withObsolete: boolean,
): Promise<PartRow[]> {
  const wanted = [...new Set(keys)]
  const found: PartRow[] = []
  for (let at = 0; at < wanted.length; at += keysPerStatement) {
    const some = inArray(parts.numberKey, wanted.slice(at, at + keysPerStatement))
    found.push(
      ...(await db
        .select()
        .from(parts)
        .where(and(some, forSale(withObsolete)))),
    )
  }
  return found
}

/** Appended to a prefix, sorts after every key with that prefix in any collation; punctuation would not. */
const afterAnyKey = 'Z'.repeat(60)

const begins = and(
  gte(parts.numberKey, sql.placeholder('key')),
  lte(parts.numberKey, sql.placeholder('last')),
)

const beginning = prepared((db) =>
  db
    .select()
    .from(parts)
    .where(and(begins, forSale(false)))
    .orderBy(asc(parts.numberKey))
    .limit(sql.placeholder('limit'))
    .prepare('parts_beginning'),
)
const beginningOfAll = prepared((db) =>
  db
    .select()
    .from(parts)
    .where(begins)
    .orderBy(asc(parts.numberKey))
    .limit(sql.placeholder('limit'))
    .prepare('parts_beginning_of_all'),
)

/** Returns the parts whose key starts with a prefix, sorted by number. */
export function listPartsBeginning(
  db: Reader,
  key: string,
  { limit, withObsolete }: { readonly limit: number; readonly withObsolete: boolean },
): Promise<PartRow[]> {
  const statement = withObsolete ? beginningOfAll(db) : beginning(db)
  return statement.execute({ key, last: `${key}${afterAnyKey}`, limit })
}

function forSale(withObsolete: boolean) {
  return withObsolete ? undefined : eq(parts.obsolete, false)
}
