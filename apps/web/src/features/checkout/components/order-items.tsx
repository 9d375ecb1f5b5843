import { Skeleton } from '@mantine/core'
import { describeConfiguration } from '@mullion/domain/cart/configured-line'
import type { CartEntry } from '@mullion/domain/cart/stored-cart'
import { expandName } from '@mullion/domain/catalog/part-name'
import { displayNumber } from '@mullion/domain/catalog/part-number'
import type { PricedLine, Quote } from '@mullion/domain/checkout/quote'
import { formatMoney } from '@mullion/domain/money'
import { PartNumber } from '../../../ui/part-text.tsx'
import classes from './order-items.module.css'

export interface OrderItemsProps {
  readonly entries: readonly CartEntry[]
  readonly quote: Quote | undefined
}

function Item({ entry, line }: { entry: CartEntry; line: PricedLine | undefined }) {
  const { part, quantity, comments, configurations = [] } = entry
  const remarks = [...configurations.flatMap(describeConfiguration), ...comments]
  const unitPriceCents = line?.unitPriceCents
  const lineTotalCents = line?.lineTotalCents
  return (
    <li className={classes.item}>
      <div className={classes.what}>
        <span className={classes.name}>{expandName(line?.name ?? part.name)}</span>
        <PartNumber>{displayNumber(line?.number || part.number)}</PartNumber>
        {remarks.map((remark) => (
          <span key={remark} className={classes.comment}>
            {remark}
          </span>
        ))}
      </div>
      <span className={classes.count}>
        {quantity} {part.unit}
        {typeof unitPriceCents === 'number' && ` × ${formatMoney(unitPriceCents)}`}
      </span>
      <span className={classes.total}>
        {typeof lineTotalCents === 'number' ? (
          formatMoney(lineTotalCents)
        ) : (
          <Skeleton width={64} height={15} />
        )}
      </span>
    </li>
  )
}

/** The parts that are being ordered, at the prices of the quote. */
export function OrderItems({ entries, quote }: OrderItemsProps) {
  const lines = new Map(quote?.lines.map((line) => [line.partId, line]))
  return (
    <ul className={classes.items} aria-label="Items in the cart">
      {entries.map((entry) => (
        <Item key={entry.part.id} entry={entry} line={lines.get(entry.part.id)} />
      ))}
    </ul>
  )
}
