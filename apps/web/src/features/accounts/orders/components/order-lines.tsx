import { Skeleton } from '@mantine/core'
import type { SoldLine } from '@mullion/domain/checkout/order-list'
import { formatMoney } from '@mullion/domain/money'
import classes from './order-lines.module.css'
import { SoldPart } from './sold-part.tsx'

/** The lines of an order as they were sold. */
export function OrderLines({ lines }: { readonly lines: readonly SoldLine[] }) {
  return (
    <ul className={classes.lines} aria-label="Parts of the order">
      {lines.map((line) => (
        <li key={line.partId} className={classes.line}>
          <SoldPart line={line} />
          <span className={classes.count}>
            {line.quantity} {line.unit} × {formatMoney(line.unitPriceCents)}
          </span>
          <span className={classes.total}>{formatMoney(line.lineTotalCents)}</span>
        </li>
      ))}
    </ul>
  )
}

const waiting = [0, 1, 2]

export function OrderLinesSkeleton() {
  return (
    <div role="status" aria-label="Loading the order">
      {waiting.map((at) => (
        <div key={at} className={classes.line}>
          <Skeleton height={15} width="64%" my={4} />
          <Skeleton height={15} width={96} />
          <Skeleton height={15} width={64} />
        </div>
      ))}
    </div>
  )
}
