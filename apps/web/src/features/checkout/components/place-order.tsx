import { Button, Checkbox, Loader, Stack, Text } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import type { CheckoutOptions } from '@mullion/domain/checkout/checkout-options'
import type { Quote } from '@mullion/domain/checkout/quote'
import { formatMoney } from '@mullion/domain/money'
import { useEffect, useState } from 'react'
import warning from '../../../ui/warning.module.css'
import classes from '../checkout.module.css'
import { paymentFormId } from '../payment/payment-form.tsx'
import { incompletePaymentText } from '../payment/payment-problems.ts'
import { SkipValidation } from '../shipping/skip-validation.tsx'
import type { useFinalize } from '../use-finalize.ts'
import { ApprovalNotice } from './approval-notice.tsx'

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
  readonly finalize: ReturnType<typeof useFinalize>
  readonly options: Pick<CheckoutOptions, 'payBy' | 'maySkipValidation'>
}

function TotalNotice({ finalize: { offer, requoted, wasCents } }: Pick<PlaceOrderProps, 'finalize'>) {
  if (!requoted && wasCents === null) return null
  return (
    <Stack className={warning.warning} gap={4} p="10px 12px" fz="sm" role="alert">
      <p>{requoted ?? 'The total has changed. Please review it.'}</p>
      {offer && wasCents !== null && (
        <p>
          It was <s>{formatMoney(wasCents)}</s> and is now{' '}
          <strong>{formatMoney(offer.grandTotalCents)}</strong>.
        </p>
      )}
    </Stack>
  )
}

function waitingText(slowCard: boolean): string {
  const base = 'Placing your order. Please don’t close or reload this page.'
  return slowCard
    ? `${base} We’re still waiting for the card processor. This can take up to a minute. You’ll be charged only once.`
    : base
}

/** Makes the browser confirm before the page closes. Mounted only while needed, as browsers recommend. */
function PageHold() {
  useWindowEvent('beforeunload', (event) => event.preventDefault())
  return null
}

function buttonText(placing: boolean, quote: Quote | undefined, awaits: boolean): string {
  if (placing) return 'Placing order…'
  if (awaits && quote) return `Send for approval · ${formatMoney(quote.grandTotalCents)}`
  return quote ? `Place Order · ${formatMoney(quote.grandTotalCents)}` : 'Place Order'
}

export function PlaceOrder({ finalize, options }: PlaceOrderProps) {
  const { payBy, maySkipValidation } = options
  const { payment, offer: quote, placing } = finalize
  const { form, facts, confirmationTo } = payment
  const slow = useSlow(placing, slowAfterMs)
  const needed = incompletePaymentText(form.problems, form.values, facts)
  const ready = quote !== undefined && form.valid && !placing
  return (
    <Stack gap={12}>
      {placing && <PageHold />}
      {maySkipValidation && <SkipValidation disabled={placing} />}
      {quote?.returnsAgreementNeeded && (
        <Checkbox
          {...form.box('returnsAgreed')}
          label={returnsText}
          disabled={placing}
          error={form.shown.returnsAgreed}
        />
      )}
      <TotalNotice finalize={finalize} />
      {finalize.awaits && !placing && <ApprovalNotice preview={finalize.awaits} />}
      <Button
        type="submit"
        form={paymentFormId}
        size="lg"
        fullWidth
        h={50}
        px={10}
        className={classes.place}
        disabled={!ready}
        data-busy={placing || undefined}
        {...(placing && { bg: 'var(--accent-wash)', c: 'var(--accent-ink)' })}
        leftSection={placing && <Loader size={18} color="currentcolor" aria-hidden />}
        aria-describedby="place-order-hint"
      >
        {buttonText(placing, quote, finalize.awaits !== null)}
      </Button>
      <Text id="place-order-hint" mih={42} fz="sm" {...(!placing && { c: 'dimmed' })}>
        {!placing &&
          (needed ??
            (finalize.awaits
              ? 'You’ll get an email once it’s decided.'
              : `The order confirmation goes to ${confirmationTo}.`))}
        <span role="status">{placing && waitingText(slow && payBy === 'card')}</span>
      </Text>
    </Stack>
  )
}
