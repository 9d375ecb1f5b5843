import { familyKeyOf, familyRuleVersion, maxFamilySize } from '@mullion/domain/catalog/family'
import { belowHands, handFacets } from '@mullion/domain/search/facet-bits'
import { and, asc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { run } from '../raw.ts'
import type { PartRow } from './catalog.repository.ts'
import { incrementCatalogVersion, lockCatalog } from './catalog.repository.ts'
import { catalogState, parts } from './catalog.tables.ts'

const pageSize = 500

/**
 * Makes parts whose key more than sixty parts share single parts, and others members again. Call it after a change of
 * the catalog, with the keys that parts got or lost, or with none to look at all of them.
 */
export async function settleFamilies(tx: Writer, keys?: readonly number[]): Promise<void> {
  const list = keys && sql.raw([...new Set(keys)].join(', '))
  const among = list ? sql`family_key in (${list})` : sql`family_id <> family_key`
  const counted = list ? sql`where family_key in (${list})` : sql``
  const tooMany = sql`select family_key from parts ${counted} group by family_key having count(*) > ${sql.raw(String(maxFamilySize))}`
  await run(tx, sql`update parts set family_id = id where family_key in (${tooMany}) and family_id <> id`)
  await run(
    tx,
    sql`update parts set family_id = family_key
      where ${among} and family_id <> family_key and family_key not in (${tooMany})`,
  )
}

const isFamily = sql`${parts.familyId} = ${parts.familyKey}`

/** Returns the parts of these families in catalog order; obsolete ones, which come last, on request. */
export function listFamilyMembers(
  db: Reader,
  familyIds: readonly number[],
  { withObsolete }: { readonly withObsolete: boolean },
): Promise<PartRow[]> {
  const shown = withObsolete ? undefined : eq(parts.obsolete, false)
  return db
    .select()
    .from(parts)
    .where(and(inArray(parts.familyKey, [...familyIds]), isFamily, shown))
    .orderBy(asc(parts.position))
}

/** Returns all parts with a family key, also those that are too many for a family, at most `limit`. */
export function listPartsOfFamilyKey(db: Reader, key: number, limit: number): Promise<PartRow[]> {
  return db.select().from(parts).where(eq(parts.familyKey, key)).orderBy(asc(parts.position)).limit(limit)
}

export interface FamilyCorrection {
  readonly family?: string | null
  readonly familyName?: string | null
}

/** Corrects the family of parts. */
export async function correctFamilies(
  tx: Writer,
  rows: readonly PartRow[],
  correction: FamilyCorrection,
): Promise<void> {
  if (rows.length === 0) return
  const keys = new Set<number>()
  for (const part of rows) {
    const familyKey = familyKeyOf({ ...part, ...correction })
    keys.add(part.familyKey).add(familyKey)
    await tx
      .update(parts)
      .set({ ...correction, familyKey, familyId: familyKey })
      .where(eq(parts.id, part.id))
  }
  await settleFamilies(tx, [...keys])
  await incrementCatalogVersion(tx)
}

export async function markFamiliesCurrent(tx: Writer): Promise<void> {
  await tx.update(catalogState).set({ familyVersion: familyRuleVersion })
}

/** True if the families were found with the current rule, or if there are no parts yet. */
export async function areFamiliesCurrent(db: Reader): Promise<boolean> {
  const [part] = await db.select({ id: parts.id }).from(parts).limit(1)
  if (!part) return true
  const [state] = await db.select({ made: catalogState.familyVersion }).from(catalogState)
  return state?.made === familyRuleVersion
}

/** Finds the families of all parts again, and the hands in their names; staff's corrections stay. */
export async function findFamilies(tx: Writer): Promise<void> {
  await lockCatalog(tx)
  const { id, number, name, tags, family } = getTableColumns(parts)
  for (let last = 0; ; ) {
    const page = await tx
      .select({ id, number, name, tags, family })
      .from(parts)
      .where(gt(parts.id, last))
      .orderBy(asc(parts.id))
      .limit(pageSize)
    if (page.length === 0) break
    const keys = sql.raw(
      page.map((part) => `(${part.id}, ${familyKeyOf(part)}, ${handFacets(part.name)})`).join(', '),
    )
    await run(
      tx,
      sql`update parts set family_key = found.column2, family_id = found.column2,
        facets = facets % ${sql.raw(String(belowHands))} + found.column3
        from (values ${keys}) as found where parts.id = found.column1`,
    )
    last = page.at(-1)?.id ?? last
  }
  await settleFamilies(tx)
  await markFamiliesCurrent(tx)
  await incrementCatalogVersion(tx)
}
