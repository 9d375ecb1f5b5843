import { Button, Checkbox } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import type { Quote } from '@mullion/domain/checkout/quote'
import { formatMoney } from '@mullion/domain/money'
import { stillNeededText } from '../payment-fields.ts'
import type { Payment } from '../use-payment.ts'
import { useSlow } from '../use-slow.ts'
import { paymentFormId } from './payment-form.tsx'
import classes from './place-order.module.css'

const returnsText = 'I understand that cut-to-order items (wires, gasket, metal) cannot be returned.'
const slowAfterMs = 8_000

export interface PlaceOrderProps {
  readonly payment: Payment
  readonly quote: Quote | undefined
  readonly placing: boolean
  /** Why the last try was not taken at its total. */
  readonly requoted: string | null
  readonly wasCents: number | null
}

function TotalNotice({
  quote,
  requoted,
  wasCents,
}: Pick<PlaceOrderProps, 'quote' | 'requoted' | 'wasCents'>) {
  if (!requoted && wasCents === null) return null
  return (
    <div className={classes.notice} role="alert">
      <p>{requoted ?? 'The total of this order has changed. Please look it over.'}</p>
      {quote && wasCents !== null && (
        <p>
          It was <s>{formatMoney(wasCents)}</s> and is now{' '}
          <strong>{formatMoney(quote.grandTotalCents)}</strong>.
        </p>
      )}
    </div>
  )
}

function waitingText({ placing, slow }: { placing: boolean; slow: boolean }): string {
  if (!placing) return ''
  const base = 'Placing your order. Please do not close or reload this page.'
  return slow
    ? `${base} We are still waiting for the card processor. This can take up to a minute; you will be charged only once.`
    : base
}

/** Asks the browser to ask back before the page is closed; listening only while it is here, as the browser advises. */
function PageHold() {
  useWindowEvent('beforeunload', (event) => event.preventDefault())
  return null
}

/** The end of the form: agreement to returns, what is still needed, and the button that sends the order. */
export function PlaceOrder({ payment, quote, placing, requoted, wasCents }: PlaceOrderProps) {
  const { problems, form, returnsAgreed, setReturnsAgreed } = payment
  const slow = useSlow(placing, slowAfterMs)
  const agreed = returnsAgreed || !quote?.returnsAgreementNeeded
  const needed = stillNeededText(agreed ? problems : { ...problems, returnsAgreed: returnsText })
  const ready = quote !== undefined && needed === null && !placing
  return (
    <div className={classes.place}>
      {placing && <PageHold />}
      {quote?.returnsAgreementNeeded && (
        <Checkbox
          name="returnsAgreed"
          label={returnsText}
          checked={returnsAgreed}
          disabled={placing}
          error={form.shown.returnsAgreed}
          onChange={(event) => {
            setReturnsAgreed(event.currentTarget.checked)
            form.typed('returnsAgreed')
          }}
        />
      )}
      <TotalNotice quote={quote} requoted={requoted} wasCents={wasCents} />
      <Button
        type="submit"
        form={paymentFormId}
        size="lg"
        fullWidth
        className={classes.button}
        disabled={!ready}
        data-busy={placing || undefined}
        aria-describedby="place-order-hint"
      >
        {placing && <span className={classes.spinner} aria-hidden="true" />}
        {placing
          ? 'Placing Order…'
          : quote
            ? `Place Order · ${formatMoney(quote.grandTotalCents)}`
            : 'Place Order'}
      </Button>
      <p id="place-order-hint" className={classes.hint} data-busy={placing || undefined}>
        {!placing && (needed ?? `The order confirmation goes to ${payment.order.billing.buyerEmail}.`)}
        <span role="status">{waitingText({ placing, slow })}</span>
      </p>
    </div>
  )
}
