import type { PriceQuoteRow, PriceQuoteVersionRow } from '@mullion/db/price-quotes/price-quote.repository'
import { describeConfiguration } from '@mullion/domain/cart/line-configuration'
import { displayNumber } from '@mullion/domain/catalog/part-number'
import { displayName } from '@mullion/domain/catalog/part-title'
import { dateFormat } from '@mullion/domain/date-format'
import { formatMoney } from '@mullion/domain/money'
import type { DocumentLine, OrderDocument } from '@mullion/domain/orders/order-document'
import type { QuotedLine } from '@mullion/domain/price-quotes/quoted-lines'
import type { StoreInfo } from '@mullion/domain/store-info'

export interface QuoteDocumentFacts {
  readonly quote: PriceQuoteRow
  readonly version: PriceQuoteVersionRow
  readonly answeredBy: string
}

const dayText = (day: string) =>
  dateFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day))

function lineOf(line: QuotedLine): DocumentLine {
  const { number, description, quantity, unit, unitPriceCents, lineTotalCents, note } = line
  const remarks = [...line.configurations.flatMap(describeConfiguration), ...line.comments, note]
  return {
    number: number === null ? '' : displayNumber(number),
    name: displayName({ name: description }),
    amounts: [`${quantity} ${unit}`, formatMoney(unitPriceCents), formatMoney(lineTotalCents)],
    remarks: remarks.filter((text) => text.trim() !== ''),
  }
}

/** Returns an answer to a request as it is printed. */
export function quoteDocumentOf(
  { quote, version, answeredBy }: QuoteDocumentFacts,
  store: StoreInfo,
): OrderDocument {
  const { goodsCents, freightCents, validUntil, message, versionNo, createdAt } = version
  const day = dateFormat('en-US', { dateStyle: 'medium', timeZone: store.timeZone })
  const freight = freightCents === null ? 'Quoted at checkout' : formatMoney(freightCents)
  return {
    title: 'Quote',
    columns: ['Quantity', 'Price', 'Amount'],
    number: quote.number ?? '',
    seller: { name: store.name, lines: [store.address, `${store.phone}  ${store.email}`] },
    facts: [
      ['Date', day.format(createdAt)],
      ['Valid through', dayText(validUntil)],
      ['Version', String(versionNo)],
      ['Answered by', answeredBy],
      ...(quote.neededBy ? [['Needed by', dayText(quote.neededBy)] as const] : []),
    ],
    billTo: [quote.companyName, quote.contactName, quote.contactEmail].filter((text) => text !== ''),
    shipTo: [],
    lines: version.lines.map(lineOf),
    totals: [
      ['Items', formatMoney(goodsCents)],
      ['Freight', freight],
      ['Total before tax', formatMoney(goodsCents + (freightCents ?? 0))],
    ],
    notes: [
      ...(message ? [message] : []),
      `These prices apply through ${dayText(validUntil)}. Tax is calculated when the order is placed.`,
    ],
  }
}

export const quoteFileName = (number: string, versionNo: number) => `quote_${number}_v${versionNo}.pdf`
