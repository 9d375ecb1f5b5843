import { facetsOf } from '@mullion/domain/catalog/facet-bits'
import { numberKey } from '@mullion/domain/catalog/part-number'
import { searchWords } from '@mullion/domain/catalog/search-words'
import { eq, inArray, max } from 'drizzle-orm'
import { kit } from '../dialect/current.ts'
import { orderLines } from '../orders/orders.tables.ts'
import { run } from '../raw.ts'
import type { Reader, Writer } from '../store.ts'
import { holdCatalog, listAllParts, type PartRow, raiseCatalogVersion } from './catalog.repository.ts'
import { parts } from './catalog.tables.ts'
import { termsOf } from './search-terms.ts'
import { firstObsolete, lastPosition, shelfGap } from './shelf.ts'
import { addWords, type NewPart, replaceCatalog, vocabulary } from './shelving.repository.ts'

/** A part that is new or moves on the shelf. */
export interface PlacedPart {
  /** Null for a part that gets its id when it is stored. */
  readonly recordId: number | null
  readonly key: string
  readonly obsolete: boolean
}

/** A part as it is to be, and as it is; null for a new one. */
export interface PartStep {
  readonly current: PartRow | null
  readonly next: NewPart
}

/** The fields that the text index is made of. */
const indexed = ['number', 'name', 'description', 'tags', 'doorModels', 'doorSubModels'] as const

const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1)
const placeKey = (key: string, obsolete: boolean) => `${obsolete ? 'o' : 'l'}${key}`

/** Spreads new keys between those that stay, evenly in each gap; null when a gap has no room for all of its keys. */
function positionsOn(
  shelf: { readonly from: number; readonly below: number },
  staying: readonly { readonly key: string; readonly position: number }[],
  placed: readonly { readonly key: string }[],
): Map<string, number> | null {
  const positions = new Map<string, number>()
  let next = 0
  let before = shelf.from
  for (const { key, position } of [...staying, { key: null, position: shelf.below }]) {
    const first = next
    while (next < placed.length && (key === null || (placed[next]?.key ?? '') < key)) next++
    const count = next - first
    const room = key === null ? Math.min(position - before, (count + 1) * shelfGap) : position - before
    const step = Math.floor(room / (count + 1))
    if (count > 0 && step < 1) return null
    for (let at = 0; at < count; at++) positions.set(placed[first + at]?.key ?? '', before + (at + 1) * step)
    before = position
  }
  return positions
}

async function placesOf(db: Reader, placed: readonly PlacedPart[]): Promise<Map<string, number> | null> {
  const moved = new Set(placed.map(({ recordId }) => recordId))
  const all = await db
    .select({ id: parts.id, key: parts.numberKey, obsolete: parts.obsolete, position: parts.position })
    .from(parts)
  const places = new Map<string, number>()
  for (const obsolete of [false, true]) {
    const shelf = obsolete ? { from: firstObsolete, below: lastPosition } : { from: 0, below: firstObsolete }
    const staying = all.filter((part) => part.obsolete === obsolete && !moved.has(part.id)).sort(byKey)
    const found = positionsOn(shelf, staying, placed.filter((part) => part.obsolete === obsolete).sort(byKey))
    if (!found) return null
    for (const [key, position] of found) places.set(placeKey(key, obsolete), position)
  }
  return places
}

const rowsPerStatement = 100

/**
 * Stores changes of many parts in one transaction, a page at a time. All parts that are new or move have to be named at
 * the start. When the shelf has no room for them it is laid out anew at the end, with all parts in memory.
 */
export async function changeParts(tx: Writer, placed: readonly PlacedPart[]) {
  await holdCatalog(tx)
  const places = await placesOf(tx, placed)
  const words = new Set<string>()
  const withoutRoom = new Map<number, NewPart>()
  let touched = 0

  async function takeOffShelf(steps: readonly PartRow[]): Promise<void> {
    for (const { position } of steps) await run(tx, kit.search.remove(position))
  }

  /** Rows whose numbers, words or places change are removed and stored anew; all others are updated in place. */
  function isSamePlace({ current, next }: PartStep): boolean {
    return (
      current !== null &&
      indexed.every((field) => JSON.stringify(current[field]) === JSON.stringify(next[field])) &&
      current.obsolete === next.obsolete
    )
  }

  function rowOf({ current, next }: PartStep): PartRow {
    const key = numberKey(next.number)
    const position = places?.get(placeKey(key, next.obsolete)) ?? current?.position
    if (position === undefined) throw new Error(`Part ${next.number} has no place on the shelf.`)
    return { ...next, numberKey: key, facets: facetsOf(next), position }
  }

  return {
    async save(steps: readonly PartStep[]): Promise<void> {
      touched += steps.length
      if (!places) {
        for (const { next } of steps) withoutRoom.set(next.id, next)
        return
      }
      const inPlace = steps.filter(isSamePlace)
      for (const step of inPlace) {
        const { id, ...row } = rowOf(step)
        const current: Readonly<Record<string, unknown>> = step.current ?? {}
        const changed = Object.entries(row).filter(([field, value]) => current[field] !== value)
        await tx.update(parts).set(Object.fromEntries(changed)).where(eq(parts.id, id))
      }
      const anew = steps.filter((step) => !isSamePlace(step))
      const replaced = anew.flatMap(({ current }) => current ?? [])
      await takeOffShelf(replaced)
      if (replaced.length > 0) {
        await tx.delete(parts).where(
          inArray(
            parts.id,
            replaced.map(({ id }) => id),
          ),
        )
      }
      const rows = anew.map(rowOf)
      for (let at = 0; at < rows.length; at += rowsPerStatement) {
        await tx.insert(parts).values(rows.slice(at, at + rowsPerStatement))
      }
      for (const row of rows) await run(tx, kit.search.insert(row.position, termsOf(searchWords(row))))
      for (const word of vocabulary(rows)) words.add(word)
    },
    async remove(rows: readonly PartRow[]): Promise<void> {
      touched += rows.length
      await takeOffShelf(rows)
      await tx.delete(parts).where(
        inArray(
          parts.id,
          rows.map(({ id }) => id),
        ),
      )
    },
    /** To be called once, after the last page. */
    async finish(): Promise<void> {
      if (withoutRoom.size > 0) {
        const others = (await listAllParts(tx)).filter(({ id }) => !withoutRoom.has(id))
        return replaceCatalog(tx, [...others, ...withoutRoom.values()])
      }
      await addWords(tx, words)
      if (touched > 1000) await run(tx, kit.search.optimize())
      if (touched > 0) await raiseCatalogVersion(tx)
    },
  }
}

/** The highest id of a part, 0 before the first. */
export async function findHighestPartId(db: Reader): Promise<number> {
  const [row] = await db.select({ highest: max(parts.id) }).from(parts)
  return Number(row?.highest ?? 0)
}

/** Which of these parts were ordered. */
export async function listOrderedParts(db: Reader, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ partId: orderLines.partId })
    .from(orderLines)
    .where(inArray(orderLines.partId, [...ids]))
  return new Set(rows.map(({ partId }) => partId))
}
