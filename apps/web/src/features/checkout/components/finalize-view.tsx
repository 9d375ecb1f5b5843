import type { ShipAddress } from '@mullion/domain/checkout/ship-address'
import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { CheckoutPanelProps } from '../../../lib/checkout-door.ts'
import type { Problems } from '../address-fields.ts'
import { billToShipping, checkoutState } from '../checkout.state.ts'
import { isBillingAddress, type PaymentField, paymentFields } from '../payment-fields.ts'
import { useCheckoutQuote } from '../use-checkout-quote.ts'
import { usePayment } from '../use-payment.ts'
import { type PlacingAnswer, usePlacing } from '../use-placing.ts'
import { focusFirstProblem } from '../use-shown-problems.ts'
import { useTotalChange } from '../use-total-change.ts'
import classes from './columns.module.css'
import { CostSummary } from './cost-summary.tsx'
import { OrderItems } from './order-items.tsx'
import { PaymentForm } from './payment-form.tsx'
import { PlaceOrder } from './place-order.tsx'
import { QuoteProblem } from './quote-problem.tsx'
import { Section } from './section.tsx'
import { ShipToBlock } from './ship-to-block.tsx'
import { ViewHead } from './view-head.tsx'

/** Where the buyer goes on after a payment that failed. */
export const paymentHeading = 'payment-method'

export interface FinalizeViewProps extends Omit<CheckoutPanelProps, 'view'> {
  readonly address: ShipAddress
}

export function FinalizeView({ entries, address, orderKey, onView, onPlaced }: FinalizeViewProps) {
  const form = useRef<HTMLFormElement>(null)
  const [requoted, setRequoted] = useState<string | null>(null)
  const { placing } = useSnapshot(checkoutState)
  const { input, quote } = useCheckoutQuote(entries)
  const total = useTotalChange(quote.data?.grandTotalCents)
  const payment = usePayment(address)
  const send = usePlacing({ orderKey, onPlaced })
  const offer = quote.error ? undefined : quote.data

  const [told, setTold] = useState<Problems<PaymentField> | null>(null)
  useEffect(() => {
    // A field takes no focus while the order is on its way.
    if (!told || placing) return
    focusFirstProblem(form.current, told)
    setTold(null)
  }, [told, placing])

  const answer = ({ fields, requoted: why }: PlacingAnswer) => {
    setRequoted(why ?? null)
    if (!fields) return
    if (paymentFields.some((field) => fields[field] && isBillingAddress(field))) billToShipping(false)
    payment.form.tell(fields)
    setTold(fields)
  }
  const place = async () => {
    if (!offer || !input) return
    total.answered()
    setRequoted(null)
    const { quoteId, grandTotalCents } = offer
    const { card, billing, returnsAgreed } = payment.order
    answer(await send({ ...input, quoteId, grandTotalCents, card, billing, returnsAgreed }))
  }

  return (
    <>
      <ViewHead
        title="Finalize Order"
        view="finalize"
        back="Back to Shipping"
        onBack={() => onView('shipping')}
        disabled={placing}
      />
      <div className={classes.columns}>
        <div className={classes.column}>
          <Section title="Payment Method" id={paymentHeading}>
            <PaymentForm
              formRef={form}
              payment={payment}
              address={address}
              busy={placing}
              onSubmit={() => void place()}
            />
          </Section>
          <Section title="Items in the Cart" id="order-items">
            <OrderItems entries={entries} quote={offer} />
          </Section>
        </div>
        <div className={classes.aside}>
          <Section title="Order Summary" id="order-summary">
            <ShipToBlock address={address} />
            <CostSummary quote={offer} failed={quote.error !== null} />
            {quote.error !== null && (
              <QuoteProblem
                error={quote.error}
                busy={quote.isFetching}
                onRetry={() => void quote.refetch()}
                onCart={() => onView('cart')}
              />
            )}
            <PlaceOrder
              payment={payment}
              quote={offer}
              placing={placing}
              requoted={requoted}
              wasCents={total.wasCents}
            />
          </Section>
        </div>
      </div>
    </>
  )
}
