import { Button, Checkbox, Stack } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import type { CheckoutOptions } from '@mullion/domain/checkout/checkout-options'
import type { Quote } from '@mullion/domain/checkout/quote'
import { formatMoney } from '@mullion/domain/money'
import { useEffect, useState } from 'react'
import { paymentFormId } from '../payment/payment-form.tsx'
import { stillNeededText } from '../payment/payment-problems.ts'
import type { Payment } from '../payment/use-payment.ts'
import classes from './place-order.module.css'

/** True once something has been running longer than `afterMs`. */
function useSlow(going: boolean, afterMs: number): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!going) return
    const timer = setTimeout(() => setSlow(true), afterMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [going, afterMs])
  return slow
}

const returnsText = 'I understand that cut-to-order items (wires, gasket, metal) cannot be returned.'
const slowAfterMs = 8_000

export interface PlaceOrderProps {
  readonly payment: Payment
  readonly options: CheckoutOptions
  readonly quote: Quote | undefined
  readonly placing: boolean
  /** Why the server rejected the total on the last attempt, or null. */
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
      <p>{requoted ?? 'The total has changed. Please review it.'}</p>
      {quote && wasCents !== null && (
        <p>
          It was <s>{formatMoney(wasCents)}</s> and is now{' '}
          <strong>{formatMoney(quote.grandTotalCents)}</strong>.
        </p>
      )}
    </div>
  )
}

interface Waiting {
  readonly placing: boolean
  readonly slow: boolean
  readonly byCard: boolean
}

function waitingText({ placing, slow, byCard }: Waiting): string {
  if (!placing) return ''
  const base = 'Placing your order. Please don’t close or reload this page.'
  return slow && byCard
    ? `${base} We’re still waiting for the card processor. This can take up to a minute. You’ll be charged only once.`
    : base
}

/** Makes the browser confirm before the page closes. Mounted only while needed, as browsers recommend. */
function PageHold() {
  useWindowEvent('beforeunload', (event) => event.preventDefault())
  return null
}

interface ReturnsProps {
  readonly payment: Payment
  readonly disabled: boolean
}

function ReturnsAgreement({ payment: { form }, disabled }: ReturnsProps) {
  return (
    <Checkbox
      name="returnsAgreed"
      label={returnsText}
      checked={form.values.returnsAgreed}
      disabled={disabled}
      error={form.shown.returnsAgreed}
      onChange={(event) => form.set('returnsAgreed', event.currentTarget.checked)}
    />
  )
}

function buttonText(placing: boolean, quote: Quote | undefined): string {
  if (placing) return 'Placing order…'
  return quote ? `Place Order · ${formatMoney(quote.grandTotalCents)}` : 'Place Order'
}

/** End of the form: returns agreement, what is still needed, and the Place Order button. */
export function PlaceOrder({ payment, options, quote, placing, requoted, wasCents }: PlaceOrderProps) {
  const { form, confirmationTo } = payment
  const slow = useSlow(placing, slowAfterMs)
  const needed = stillNeededText(form.problems)
  const ready = quote !== undefined && form.valid && !placing
  return (
    <Stack gap={12}>
      {placing && <PageHold />}
      {quote?.returnsAgreementNeeded && <ReturnsAgreement payment={payment} disabled={placing} />}
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
        {buttonText(placing, quote)}
      </Button>
      <p id="place-order-hint" className={classes.hint} data-busy={placing || undefined}>
        {!placing && (needed ?? `The order confirmation goes to ${confirmationTo}.`)}
        <span role="status">{waitingText({ placing, slow, byCard: options.payBy === 'card' })}</span>
      </p>
    </Stack>
  )
}
