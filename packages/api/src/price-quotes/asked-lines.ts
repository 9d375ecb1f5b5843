import type { Reader } from '@mullion/db/database'
import type { Actor } from '@mullion/domain/accounts/actor'
import { quantityProblem } from '@mullion/domain/cart/cart'
import { invalidInput } from '@mullion/domain/error'
import type { AskPriceQuoteInput } from '@mullion/domain/price-quotes/price-quote-input'
import type { AskedLine } from '@mullion/domain/price-quotes/quoted-lines'
import { partsForSaleById } from '../catalog/parts-for-sale.ts'

/** Returns the lines of a request as they are stored; throws `invalid`, naming each line that cannot be asked about. */
export async function askedLinesOf(
  db: Reader,
  actor: Actor,
  { parts, otherItems }: Pick<AskPriceQuoteInput, 'parts' | 'otherItems'>,
): Promise<AskedLine[]> {
  const known = await partsForSaleById(db, { actor, ids: parts.map(({ partId }) => partId) })
  const problems: Record<string, string> = {}
  const ofParts = parts.flatMap((line, at): Omit<AskedLine, 'lineNo'>[] => {
    const part = known.get(line.partId)
    if (!part) {
      problems[`parts.${at}.partId`] = 'This part is no longer sold.'
      return []
    }
    const wrong = quantityProblem(part.unit, line.quantity)
    if (wrong) problems[`parts.${at}.quantity`] = wrong
    const { partId, quantity, comments, configurations = [], targetPriceCents } = line
    const { number, name: description, unit } = part
    return [{ partId, number, description, unit, quantity, comments, configurations, targetPriceCents }]
  })
  const inWords = otherItems.map((line, at): Omit<AskedLine, 'lineNo'> => {
    const wrong = quantityProblem(line.unit, line.quantity)
    if (wrong) problems[`otherItems.${at}.quantity`] = wrong
    return { ...line, partId: null, number: null, comments: [], configurations: [] }
  })
  if (Object.keys(problems).length > 0) throw invalidInput('price_quotes.lines_refused', problems)
  return [...ofParts, ...inWords].map((line, at) => ({ lineNo: at + 1, ...line }))
}
