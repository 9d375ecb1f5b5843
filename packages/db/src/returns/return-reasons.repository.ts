import { type ReturnReason, reasonRules, returnReasons } from '@mullion/domain/returns/return-policy'
import { and, count, desc, eq, gte, inArray, lt, max, ne, sql, sum } from 'drizzle-orm'
import type { Reader } from '../database.ts'
import { returnLines, returns } from './returns.tables.ts'

/** When returns were asked for. */
export interface ReturnedBetween {
  readonly from: Date
  readonly before: Date
}

const { number, name, quantity, reason, returnId } = returnLines
const aboutThePart = returnReasons.filter((each) => reasonRules[each].aboutThePart)
const wrong = sql<number>`coalesce(sum(case when ${inArray(reason, aboutThePart)} then ${quantity} end), 0)`
const returned = sql<number>`coalesce(${sum(quantity)}, 0)`.mapWith(Number)

/** A return that its buyer took back says nothing about a part. */
const asked = ({ from, before }: ReturnedBetween) =>
  and(gte(returns.createdAt, from), lt(returns.createdAt, before), ne(returns.state, 'canceled'))

/** Returns how many of one part were asked to come back since a time, by reason, most frequent first. */
export function listReasonsOfPart(
  db: Reader,
  { partId, since }: { readonly partId: number; readonly since: Date },
) {
  return db
    .select({ reason, quantity: returned })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnId))
    .where(and(eq(returnLines.partId, partId), gte(returns.createdAt, since), ne(returns.state, 'canceled')))
    .groupBy(reason)
    .orderBy(desc(returned), reason)
}

/** Returns the parts that were asked to come back, those that were wrong or did not fit most often first. */
export function listReturnedParts(db: Reader, range: ReturnedBetween, limit: number) {
  return db
    .select({ number, name: sql<string>`${max(name)}`, quantity: returned, returns: count() })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnId))
    .where(asked(range))
    .groupBy(number)
    .orderBy(desc(wrong), desc(returned), number)
    .limit(limit)
}

/** Returns how many of each part were asked to come back for each reason, by the part's number. */
export async function listReturnReasons(
  db: Reader,
  range: ReturnedBetween,
  numbers: readonly string[],
): Promise<Map<string, { readonly reason: ReturnReason; readonly quantity: number }[]>> {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .select({ number, reason, quantity: returned })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnId))
    .where(and(asked(range), inArray(number, [...numbers])))
    .groupBy(number, reason)
    .orderBy(number, desc(returned), reason)
  return Map.groupBy(rows, (row) => row.number)
}
