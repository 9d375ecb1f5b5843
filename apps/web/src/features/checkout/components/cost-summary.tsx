import { Skeleton } from '@mantine/core'
import type { Quote } from '@mullion/domain/checkout/quote'
import { formatMoney } from '@mullion/domain/money'
import { IconInfoCircle } from '@tabler/icons-react'
import classes from './cost-summary.module.css'

const rows = [
  ['Items', 'cartTotalCents'],
  ['Shipping and handling', 'shippingCents'],
  ['Total before taxes', 'totalIncludingShippingCents'],
  ['Tax', 'taxCents'],
  ['Total', 'grandTotalCents'],
] as const

export interface CostSummaryProps {
  readonly quote: Quote | undefined
  readonly failed: boolean
}

function statusText({ quote, failed }: CostSummaryProps): string {
  if (failed) return ''
  return quote ? `Total ${formatMoney(quote.grandTotalCents)}` : 'Working out shipping and tax'
}

/** The sums of an order; while they are worked out, their places are kept. */
export function CostSummary({ quote, failed }: CostSummaryProps) {
  return (
    <div>
      <dl className={classes.rows} aria-busy={!quote && !failed}>
        {rows.map(([label, key]) => (
          <div key={key} className={classes.row} data-total={key === 'grandTotalCents' || undefined}>
            <dt>{label}</dt>
            <dd>
              {quote && !failed && formatMoney(quote[key])}
              {!quote && !failed && <Skeleton className={classes.waiting} />}
              {failed && '–'}
            </dd>
          </div>
        ))}
      </dl>
      {!failed &&
        quote?.warnings.map((warning) => (
          <p key={warning} className={classes.warning}>
            <IconInfoCircle size={18} stroke={1.9} aria-hidden />
            {warning}
          </p>
        ))}
      <p className={classes.status} role="status">
        {statusText({ quote, failed })}
      </p>
    </div>
  )
}
