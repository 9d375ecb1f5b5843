import { displayNumber } from '../catalog/part-number.ts'
import { dateFormat } from '../date-format.ts'
import { formatMoney } from '../money.ts'
import type { QuotedLine, QuoteOffer } from './quoted-lines.ts'

const keyOf = ({ partId, description }: Pick<QuotedLine, 'partId' | 'description'>) =>
  partId === null ? description : `part ${partId}`
const nameOf = ({ number, description }: QuotedLine) =>
  number === null ? description : displayNumber(number)
const dayOf = (day: string) =>
  dateFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day))
const freightOf = (cents: number | null) => (cents === null ? 'quoted at checkout' : formatMoney(cents))

function lineChanges(before: QuotedLine, after: QuotedLine): string[] {
  const price =
    before.unitPriceCents === after.unitPriceCents
      ? []
      : [
          `${nameOf(after)}: ${formatMoney(after.unitPriceCents)} instead of ${formatMoney(before.unitPriceCents)} each.`,
        ]
  const quantity =
    before.quantity === after.quantity
      ? []
      : [`${nameOf(after)}: quantity ${after.quantity} instead of ${before.quantity}.`]
  return [...price, ...quantity]
}

/** Returns sentences about what a later answer changes in an earlier one; none if both offer the same. */
export function changesBetween(before: QuoteOffer, after: QuoteOffer): string[] {
  const earlier = new Map(before.lines.map((line) => [keyOf(line), line]))
  const later = new Set(after.lines.map(keyOf))
  const lines = after.lines.flatMap((line) => {
    const was = earlier.get(keyOf(line))
    return was ? lineChanges(was, line) : [`${nameOf(line)} was added.`]
  })
  const gone = before.lines
    .filter((line) => !later.has(keyOf(line)))
    .map((line) => `${nameOf(line)} was left out.`)
  const freight =
    before.freightCents === after.freightCents
      ? []
      : [`Freight: ${freightOf(after.freightCents)} instead of ${freightOf(before.freightCents)}.`]
  const day =
    before.validUntil === after.validUntil
      ? []
      : [`Valid through ${dayOf(after.validUntil)} instead of ${dayOf(before.validUntil)}.`]
  return [...lines, ...gone, ...freight, ...day]
}

/** An item of any of several answers; `lines` has its line in each of them, null where it is left out. */
export interface ComparedItem {
  readonly key: string
  readonly number: string | null
  readonly description: string
  readonly lines: readonly (QuotedLine | null)[]
}

/** Returns the items of several answers, those of the first one first, with the line of each answer beside each other. */
export function itemsSideBySide(offers: readonly Pick<QuoteOffer, 'lines'>[]): readonly ComparedItem[] {
  const items = new Map<string, ComparedItem>()
  for (const [at, { lines }] of offers.entries()) {
    for (const line of lines) {
      const key = keyOf(line)
      const { number, description } = line
      const none: (QuotedLine | null)[] = offers.map(() => null)
      const known = items.get(key) ?? { key, number, description, lines: none }
      items.set(key, { ...known, lines: known.lines.with(at, line) })
    }
  }
  return [...items.values()]
}
