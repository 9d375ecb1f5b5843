import type { ShipAddress } from '@mullion/domain/postal-address'
import { IconFlask, IconLock } from '@tabler/icons-react'
import type { FormEvent, KeyboardEvent, RefObject } from 'react'
import { store } from '../../../lib/store-info.ts'
import { focusFirstProblem } from '../../../lib/use-shown-problems.ts'
import { typeBilling } from '../checkout.state.ts'
import type { BillingField } from '../payment-fields.ts'
import type { Payment } from '../use-payment.ts'
import { BillingFields } from './billing-fields.tsx'
import { CardFields } from './card-fields.tsx'
import classes from './payment-form.module.css'

export interface PaymentFormProps {
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly payment: Payment
  readonly address: ShipAddress
  readonly busy: boolean
  readonly onSubmit: () => void
}

export const paymentFormId = 'payment-form'

/** Card and billing details; the button that sends them stands elsewhere on the screen. */
export function PaymentForm({ formRef, payment, address, busy, onSubmit }: PaymentFormProps) {
  const { form, problems } = payment
  const typed = (field: BillingField, text: string) => {
    typeBilling(field, text)
    form.typed(`billing.${field}`)
  }
  // While the button waits for a right form, the browser sends nothing on Enter: show what is missing instead.
  const onKeyDown = (event: KeyboardEvent) => {
    const inField = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox'
    if (event.key !== 'Enter' || !inField || Object.keys(problems).length === 0) return
    event.preventDefault()
    form.showAll()
    focusFirstProblem(formRef.current, problems)
  }
  return (
    <form
      ref={formRef}
      id={paymentFormId}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <fieldset className={classes.form} disabled={busy} aria-label="Payment by card">
        {store.sandboxPayments && (
          <p className={classes.sandbox}>
            <IconFlask size={19} stroke={1.8} aria-hidden />
            <span>
              Sandbox: no card is charged. Try <code>4000100011112224</code>, any future date, code 123.
            </span>
          </p>
        )}
        <CardFields payment={payment} />
        <BillingFields payment={payment} address={address} onType={typed} />
        <p className={classes.secure}>
          <IconLock size={17} stroke={1.8} aria-hidden />
          Your card is sent to the card processor for this order only. We do not keep its number.
        </p>
      </fieldset>
    </form>
  )
}
