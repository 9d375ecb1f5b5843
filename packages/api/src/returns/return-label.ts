import type { ListedReturn, ReturnLineRow } from '@mullion/db/returns/return.repository'
import { displayName } from '@mullion/domain/catalog/part-title'
import { dayInWords } from '@mullion/domain/orders/line-progress'
import type { DocumentLine, OrderDocument } from '@mullion/domain/orders/order-document'
import { reasonRules } from '@mullion/domain/returns/return-policy'
import type { StoreInfo } from '@mullion/domain/store-info'

export const returnLabelFileName = (number: string) => `return_${number}.pdf`

const lineOf = (line: ReturnLineRow): DocumentLine => ({
  number: line.number,
  name: displayName(line),
  amounts: [`${line.quantity} ${line.unit}`, '', ''],
  remarks: [reasonRules[line.reason].label],
})

/** Returns what is printed to send a return: a label for the parcel, and the lines to put into it. */
export function returnLabelOf(
  { row, orderNumber }: ListedReturn,
  {
    lines,
    store,
    siteUrl,
  }: {
    readonly lines: readonly ReturnLineRow[]
    readonly store: StoreInfo
    readonly siteUrl: string
  },
): OrderDocument {
  const number = row.number ?? ''
  return {
    title: 'Return',
    number,
    seller: { name: store.name, lines: [store.address, `${store.phone}  ${store.email}`] },
    label: {
      heading: 'RETURN TO',
      to: [store.name, ...store.address.split(', ')],
      code: number,
      link: `${siteUrl}/?panel=admin&view=returns&id=${row.id}`,
    },
    facts: [
      ['Order', orderNumber],
      ...(row.arriveBy ? [['To arrive by', dayInWords(row.arriveBy)] as const] : []),
    ],
    billTo: [row.companyName, row.contactName, row.contactEmail].filter((text) => text !== ''),
    shipTo: [],
    columns: ['Quantity', 'Packed', 'Received'],
    lines: lines.filter(({ decision }) => decision === 'approved').map(lineOf),
    totals: [],
    notes: [
      'Cut off the label and put it on the outside of the parcel. Put this sheet into the parcel.',
      'Send only the parts listed here, unused and in their packaging.',
    ],
  }
}
