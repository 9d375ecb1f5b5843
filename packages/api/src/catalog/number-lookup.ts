import { listPartsBeginning, listPartsByNumber } from '@mullion/db/catalog/part-number.repository'
import type { Reader } from '@mullion/db/database'
import type { Actor } from '@mullion/domain/accounts/actor'
import { may } from '@mullion/domain/accounts/permissions'
import { numberKey, numberKeys } from '@mullion/domain/catalog/part-number'
import type { NumberedParts } from '@mullion/domain/search/search-input'
import { leadsOf } from './number-leads.ts'
import { viewPart } from './part-view.ts'

/** Shorter prefixes would match half the catalog. */
const minBeginning = 4
const maxBeginning = 8
/** Approximate maximum of prefix matches per answer: the more unknown numbers, the fewer matches for each. */
const maxRows = 1000

/** Looks up each typed part number: its part, or else the first parts whose numbers start with it. */
export async function lookUpNumbers(
  db: Reader,
  actor: Actor,
  { numbers, rest }: { readonly numbers: readonly string[]; readonly rest: () => Promise<void> },
): Promise<NumberedParts[]> {
  const withObsolete = may(actor, 'seeInternalParts')
  const rows = await listPartsByNumber(db, numbers.flatMap(numberKeys), withObsolete)
  const sold = new Set(rows.filter((row) => !row.obsolete).map((row) => row.numberKey))
  const byKey = new Map(rows.map((row) => [row.numberKey, viewPart(row, actor)]))
  const limit = Math.min(maxBeginning, Math.max(2, Math.floor(maxRows / Math.max(1, numbers.length))))
  const beginnings = new Map<string, NumberedParts['beginning']>()
  const missing = numbers.flatMap(numberKeys).filter((key) => !byKey.has(key))
  const obsoleteRows = withObsolete || missing.length === 0 ? [] : await listPartsByNumber(db, missing, true)
  const obsolete = new Set(obsoleteRows.map((row) => row.numberKey))
  const notSold = numbers.flatMap(numberKeys).filter((key) => !sold.has(key))
  const leads = await leadsOf(db, actor, notSold)
  const found: NumberedParts[] = []
  for (const number of numbers) {
    const parts = numberKeys(number).flatMap((key) => byKey.get(key) ?? [])
    const key = numberKey(number)
    if (parts.length === 0 && key.length >= minBeginning && !beginnings.has(key)) {
      await rest()
      const alike = await listPartsBeginning(db, key, { limit, withObsolete })
      beginnings.set(
        key,
        alike.map((row) => viewPart(row, actor)),
      )
    }
    const noLongerSold = parts.length === 0 && numberKeys(number).some((each) => obsolete.has(each))
    const own = numberKeys(number)
    const lead = own.some((each) => sold.has(each))
      ? undefined
      : own.map((each) => leads.get(each)).find(Boolean)
    found.push({ number, parts, noLongerSold, ...(lead && { lead }), beginning: beginnings.get(key) ?? [] })
  }
  return found
}
