import type { Quote } from '@mullion/domain/checkout/quote'
import { formatMoney } from '@mullion/domain/money'
import { quoteSums } from '@mullion/domain/orders/order-sums'
import { IconInfoCircle } from '@tabler/icons-react'
import { Sums } from '../../../ui/sums.tsx'
import classes from './cost-summary.module.css'

export interface CostSummaryProps {
  readonly quote: Quote | undefined
  readonly failed: boolean
}

function statusText({ quote, failed }: CostSummaryProps): string {
  if (failed) return ''
  return quote ? `Total ${formatMoney(quote.grandTotalCents)}` : 'Working out shipping and tax'
}

/** The sums of the order and what to know about them; while they are worked out, their places are kept. */
export function CostSummary({ quote, failed }: CostSummaryProps) {
  return (
    <div>
      <Sums sums={quoteSums} amounts={failed ? null : quote} />
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
