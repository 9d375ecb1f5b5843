import { familyKeyOf } from '@mullion/domain/catalog/family'
import { numberKey } from '@mullion/domain/catalog/part-number'
import { facetsOf } from '@mullion/domain/search/facet-bits'
import { type IndexDocument, indexDocumentOf } from '@mullion/domain/search/index-document'
import { trigrams } from '@mullion/domain/search/spelling'
import { sortKeyOf } from '@mullion/domain/sort-key'
import { and, asc, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { PartRow } from '../catalog/catalog.repository.ts'
import { incrementCatalogVersion, lockCatalog } from '../catalog/catalog.repository.ts'
import { orphanedPositions, parts, wordTrigrams } from '../catalog/catalog.tables.ts'
import { markFamiliesCurrent, settleFamilies } from '../catalog/family.repository.ts'
import { firstObsoletePosition, lastPosition, positionBetween, positionGap } from '../catalog/position.ts'
import type { Writer } from '../database.ts'
import { kit } from '../dialect/current.ts'
import { run } from '../raw.ts'
import { indexTermsOf } from './index-terms.ts'
import { markIndexCurrent } from './text-index.repository.ts'

/** A part to store; the fields derived from number, tags and status are computed here. */
export type NewPart = Omit<
  PartRow,
  'numberKey' | 'position' | 'facets' | 'sortKey' | 'familyKey' | 'familyId'
>

const batch = 100

function byKey(a: { numberKey: string }, b: { numberKey: string }): number {
  return a.numberKey < b.numberKey ? -1 : 1
}

/** Returns what is stored with a part besides its own fields, except for its position. */
export const derivedFields = (part: NewPart) => {
  const familyKey = familyKeyOf(part)
  return {
    numberKey: numberKey(part.number),
    facets: facetsOf(part),
    sortKey: sortKeyOf(part.name),
    familyKey,
    /** Until settleFamilies has counted the parts with this key. */
    familyId: familyKey,
  }
}

/** Assigns positions in catalog order: parts for sale by number key, then obsolete ones. */
function layOut(rows: readonly NewPart[]): PartRow[] {
  const keyed = rows.map((part) => ({ ...part, ...derivedFields(part), position: 0 }))
  const live = keyed.filter((part) => !part.obsolete).sort(byKey)
  const obsolete = keyed.filter((part) => part.obsolete).sort(byKey)
  return [
    ...live.map((part, at) => ({ ...part, position: (at + 1) * positionGap })),
    ...obsolete.map((part, at) => ({ ...part, position: firstObsoletePosition + (at + 1) * positionGap })),
  ]
}

/**
 * Replaces the whole catalog and its text index at once; for a catalog that is new. Images of the previous parts go with
 * them.
 */
export async function replaceCatalog(tx: Writer, rows: readonly NewPart[]): Promise<void> {
  await lockCatalog(tx)
  await tx.delete(parts)
  const laidOut = layOut(rows)
  for (let at = 0; at < laidOut.length; at += batch)
    await tx.insert(parts).values(laidOut.slice(at, at + batch))
  await indexAgain(tx, laidOut)
  await markFamiliesCurrent(tx)
}

/** Makes the text index and vocabulary of the whole catalog again. */
async function indexAgain(tx: Writer, laidOut: readonly PartRow[]): Promise<void> {
  await run(tx, kit.search.clear())
  await tx.delete(orphanedPositions)
  for (const part of laidOut)
    await run(tx, kit.search.insert(part.position, indexTermsOf(indexDocumentOf(part))))
  await run(tx, kit.search.optimize())
  await replaceVocabulary(tx, laidOut)
  await settleFamilies(tx)
  await markIndexCurrent(tx)
  await incrementCatalogVersion(tx)
}

/** Stores a part and gives all parts new positions. Deletes no row: a part's images would go with it. */
async function layOutWith(tx: Writer, part: NewPart): Promise<void> {
  const others = await tx.select().from(parts).where(ne(parts.id, part.id))
  const laidOut = layOut([...others, part])
  // Positions are unique, so all parts make way first.
  await run(tx, sql`update parts set position = position + ${sql.raw(String(lastPosition))}`)
  for (const row of laidOut) if (row.id === part.id) await upsertPart(tx, row)
  for (let at = 0; at < laidOut.length; at += batch) {
    const some = laidOut.slice(at, at + batch).map(({ id, position }) => `(${id}, ${position})`)
    await run(
      tx,
      sql`update parts set position = place.column2
        from (values ${sql.raw(some.join(', '))}) as place where parts.id = place.column1`,
    )
  }
  await indexAgain(tx, laidOut)
}

/** Returns the parts' words for typo correction: letters only, three or more. */
export function vocabularyOf(parts: readonly IndexDocument[]): Set<string> {
  const words = new Set<string>()
  for (const { title, tags, body } of parts) {
    for (const word of [...title, ...tags, ...body]) if (/^[a-z]{3,}$/.test(word)) words.add(word)
  }
  return words
}

async function replaceVocabulary(tx: Writer, rows: readonly NewPart[]): Promise<void> {
  await tx.delete(wordTrigrams)
  await addWords(tx, vocabularyOf(rows.map(indexDocumentOf)))
}

export async function addWords(tx: Writer, words: Iterable<string>): Promise<void> {
  const pieces = [...words].flatMap((word) => trigrams(word).map((trigram) => ({ trigram, word })))
  for (let at = 0; at < pieces.length; at += 400) {
    await tx
      .insert(wordTrigrams)
      .values(pieces.slice(at, at + 400))
      .onConflictDoNothing()
  }
}

/**
 * A free position for the part between its neighbors; its current position counts as free. Null if there is no room.
 */
async function freePosition(tx: Writer, { id, number, obsolete }: NewPart): Promise<number | null> {
  const key = numberKey(number)
  const [from, below] = obsolete ? [firstObsoletePosition, lastPosition] : [0, firstObsoletePosition]
  const others = and(gt(parts.position, from), lt(parts.position, below), ne(parts.id, id))
  const [before] = await tx
    .select({ position: parts.position })
    .from(parts)
    .where(and(others, lt(parts.numberKey, key)))
    .orderBy(desc(parts.numberKey))
    .limit(1)
  const [after] = await tx
    .select({ position: parts.position })
    .from(parts)
    .where(and(others, gt(parts.numberKey, key)))
    .orderBy(asc(parts.numberKey))
    .limit(1)
  const start = before?.position ?? from
  return positionBetween(start, after?.position ?? Math.min(below, start + 2 * positionGap))
}

/** Returns the next free part id and reserves it until the transaction ends. */
export async function nextPartId(tx: Writer): Promise<number> {
  await lockCatalog(tx)
  const [row] = await tx.select({ last: sql<number | null>`max(${parts.id})` }).from(parts)
  return Number(row?.last ?? 0) + 1
}

/**
 * Stores a part and its words; updates an existing row, so that references to it stay valid. Lays out the whole catalog
 * again only if there is no room at the part's position.
 */
export async function savePart(tx: Writer, part: NewPart): Promise<PartRow> {
  await lockCatalog(tx)
  const [old] = await tx.select().from(parts).where(eq(parts.id, part.id))
  const position = await freePosition(tx, part)
  if (position === null) {
    await layOutWith(tx, part)
  } else {
    if (old) await run(tx, kit.search.remove(old.position))
    await upsertPart(tx, { ...part, ...derivedFields(part), position })
    await tx.delete(orphanedPositions).where(eq(orphanedPositions.position, position))
    await run(tx, kit.search.remove(position))
    await run(tx, kit.search.insert(position, indexTermsOf(indexDocumentOf(part))))
    await addWords(tx, vocabularyOf([indexDocumentOf(part)]))
    await settleFamilies(tx, [familyKeyOf(part), ...(old ? [old.familyKey] : [])])
    await incrementCatalogVersion(tx)
  }
  const [saved] = await tx.select().from(parts).where(eq(parts.id, part.id))
  if (!saved) throw new Error(`Part ${part.id} was not stored.`)
  return saved
}

async function upsertPart(tx: Writer, row: PartRow): Promise<void> {
  await tx.insert(parts).values(row).onConflictDoUpdate({ target: parts.id, set: row })
}
