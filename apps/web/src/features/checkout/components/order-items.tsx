import { describeConfiguration } from '@mullion/domain/cart/line-configuration'
import type { SavedCartLine } from '@mullion/domain/cart/stored-cart'
import type { PricedCartLine, Quote } from '@mullion/domain/checkout/quote'
import { type PartLine, PartLines } from '../../../ui/part-lines.tsx'

export interface OrderItemsProps {
  readonly entries: readonly SavedCartLine[]
  readonly quote: Quote | undefined
  /** True if no quote is available. */
  readonly failed: boolean
}

function lineOf(
  { part, quantity, comments, configurations = [] }: SavedCartLine,
  priced?: PricedCartLine,
): PartLine {
  return {
    partId: part.id,
    number: priced?.number || part.number,
    name: priced?.name ?? part.name,
    remarks: [...configurations.flatMap(describeConfiguration), ...comments],
    quantity,
    unit: part.unit,
    unitPriceCents: priced?.unitPriceCents,
    lineTotalCents: priced?.lineTotalCents,
  }
}

/** The items being ordered, at the quote's prices. */
export function OrderItems({ entries, quote, failed }: OrderItemsProps) {
  const priced = new Map(quote?.lines.map((line) => [line.partId, line]))
  const lines = entries.map((entry) => lineOf(entry, priced.get(entry.part.id)))
  return (
    <PartLines
      label="Items in the cart"
      lines={failed ? lines.map((line) => ({ ...line, lineTotalCents: null })) : lines}
    />
  )
}
