import type { CheckoutOptions } from '@mullion/domain/checkout/checkout-options'
import { IconFlask, IconLock } from '@tabler/icons-react'
import type { FormEvent, KeyboardEvent } from 'react'
import { store } from '../../../lib/store-info.ts'
import { BillingFields } from './billing-fields.tsx'
import { CardFields } from './card-fields.tsx'
import classes from './payment-form.module.css'
import { SaveCard } from './save-card.tsx'
import { SavedCardChoice } from './saved-card-choice.tsx'
import { CustomerEmailField, IseField, TermsFields } from './terms-fields.tsx'
import type { Payment } from './use-payment.ts'

export interface PaymentFormProps {
  readonly payment: Payment
  readonly options: CheckoutOptions
  readonly busy: boolean
  readonly onSubmit: () => void
}

export const paymentFormId = 'payment-form'

/** Card payment: a saved card, or a typed one with billing details. */
function CardPayment({ payment, options }: Pick<PaymentFormProps, 'payment' | 'options'>) {
  const typed = payment.facts.savedCardId === ''
  // The default choice is unknown until the saved cards load.
  const waits = options.savedCards && payment.cards.isPending
  return (
    <>
      {store.sandboxPayments && (
        <p className={classes.sandbox}>
          <IconFlask size={19} stroke={1.8} aria-hidden />
          <span>
            Sandbox payments. No card is charged. Try <code>4000100011112224</code>, any future date, code
            123.
          </span>
        </p>
      )}
      {options.savedCards && <SavedCardChoice payment={payment} />}
      {typed && !waits && (
        <>
          <CardFields payment={payment} />
          {options.savedCards && <SaveCard payment={payment} />}
          <BillingFields payment={payment} />
        </>
      )}
      <p className={classes.secure}>
        <IconLock size={17} stroke={1.8} aria-hidden />
        Your card goes to the card processor for this order only. We don’t keep its number.
      </p>
    </>
  )
}

/** Payment form; its submit button is elsewhere on the screen. */
export function PaymentForm({ payment, options, busy, onSubmit }: PaymentFormProps) {
  const { form } = payment
  const byCard = options.payBy === 'card'
  // The browser does not submit on Enter while the button is disabled, so show what is missing instead.
  const onKeyDown = (event: KeyboardEvent) => {
    const inField = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox'
    if (event.key !== 'Enter' || !inField || form.valid) return
    event.preventDefault()
    form.showAll()
  }
  return (
    <form
      ref={form.element}
      id={paymentFormId}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <fieldset
        className={classes.form}
        disabled={busy}
        aria-label={byCard ? 'Payment by card' : 'Payment on terms'}
      >
        {byCard ? (
          <CardPayment payment={payment} options={options} />
        ) : (
          <TermsFields payment={payment} options={options} />
        )}
        {options.iseMember && <IseField payment={payment} />}
        {options.customerEmail && <CustomerEmailField payment={payment} />}
      </fieldset>
    </form>
  )
}
