import '@mantine/core/styles/VisuallyHidden.layer.css'
import { VisuallyHidden } from '@mantine/core'
import type { Quote } from '@mullion/domain/checkout/quote'
import { formatMoney } from '@mullion/domain/money'
import { quoteTotals } from '@mullion/domain/orders/order-totals'
import { usStates } from '@mullion/domain/postal-address'
import { IconCertificate, IconInfoCircle } from '@tabler/icons-react'
import { OrderTotals } from '../../../ui/order-totals.tsx'
import classes from './cost-summary.module.css'

export interface CostSummaryProps {
  /** The ship-to state. */
  readonly state: string
  readonly quote: Quote | undefined
  readonly failed: boolean
}

function statusText({ quote, failed }: Omit<CostSummaryProps, 'state'>): string {
  if (failed) return ''
  return quote ? `Total ${formatMoney(quote.grandTotalCents)}` : 'Calculating shipping and tax'
}

function insteadOf(quote: Quote | undefined) {
  return {
    ...(quote?.freightToBeConfirmed ? { shippingCents: 'To be confirmed' } : {}),
    ...(quote?.taxExempt ? { taxCents: 'Exempt' } : {}),
  }
}

/** Order totals and notes about them; reserves their space while the quote loads. */
export function CostSummary({ quote, failed, state }: CostSummaryProps) {
  return (
    <div>
      <OrderTotals totals={quoteTotals} amounts={failed ? null : quote} instead={insteadOf(quote)} />
      {!failed && quote?.taxExempt && (
        <p className={classes.exempt}>
          <IconCertificate size={18} stroke={1.9} aria-hidden />
          Tax exempt in {usStates[state] ?? state}
        </p>
      )}
      {!failed &&
        quote?.warnings.map((warning) => (
          <p key={warning} className={classes.warning}>
            <IconInfoCircle size={18} stroke={1.9} aria-hidden />
            {warning}
          </p>
        ))}
      <VisuallyHidden role="status">{statusText({ quote, failed })}</VisuallyHidden>
    </div>
  )
}
