import { Box, Checkbox, Stack, Text } from '@mantine/core'
import type { CheckoutOptions } from '@mullion/domain/checkout/checkout-options'
import { IconFlask, IconLock } from '@tabler/icons-react'
import type { FormEvent, KeyboardEvent } from 'react'
import { store } from '../../../lib/store-info.ts'
import { BillingFields } from '../../../ui/billing-fields.tsx'
import { CardFields } from '../../../ui/card-fields.tsx'
import fields from '../../../ui/fields.module.css'
import icon from '../../../ui/icon-text.module.css'
import { TextField } from '../../../ui/text-field.tsx'
import warning from '../../../ui/warning.module.css'
import classes from '../checkout.module.css'
import { PoDocumentField } from './po-document-field.tsx'
import { SavedCardChoice } from './saved-card-choice.tsx'
import type { Payment } from './use-payment.ts'

export interface PaymentFormProps {
  readonly payment: Payment
  readonly options: CheckoutOptions
  readonly busy: boolean
  readonly onSubmit: () => void
}

export const paymentFormId = 'payment-form'

/** What happens to the card. */
function cardText({ facts, form }: Payment): string {
  if (facts.savedCardId !== '') return 'Your card is saved with the card processor. We don’t have its number.'
  return form.values.saveCard.wanted
    ? 'Your card goes to the card processor, which saves it for your future orders. We don’t keep its number.'
    : 'Your card goes to the card processor for this order only. We don’t keep its number.'
}

function CardPayment({ payment, options }: Pick<PaymentFormProps, 'payment' | 'options'>) {
  const typed = payment.facts.savedCardId === ''
  // The default choice is unknown until the saved cards load.
  const waits = options.savedCards && payment.cards.isPending
  return (
    <>
      {store.sandboxPayments && (
        <Box className={warning.warning} p="10px 12px" fz="sm">
          <p className={icon.iconText}>
            <IconFlask size={19} stroke={1.8} aria-hidden />
            <span>
              Sandbox payments. No card is charged. Try{' '}
              <code style={{ userSelect: 'all' }}>4000100011112224</code>, any future date, code 123.
            </span>
          </p>
        </Box>
      )}
      {options.savedCards && <SavedCardChoice payment={payment} />}
      {typed && payment.facts.awaits && <p>No card is charged now. The approver pays for the order.</p>}
      {typed && !waits && !payment.facts.awaits && (
        <>
          <CardFields payment={payment} />
          {options.savedCards && (
            <Stack gap={8}>
              <Checkbox
                {...payment.form.box('saveCard.wanted')}
                label="Save this card for future orders"
                classNames={{ body: classes.checkBody }}
              />
              {payment.form.values.saveCard.wanted && (
                <div className={fields.fields}>
                  <TextField
                    {...payment.form.text('saveCard.label')}
                    label="Name for this card"
                    placeholder="e.g. Shop card"
                    required
                    maxLength={60}
                    autoComplete="off"
                  />
                </div>
              )}
            </Stack>
          )}
          <BillingFields payment={payment} />
        </>
      )}
      <Text className={icon.iconText} fz="sm" c="dimmed">
        <IconLock size={17} stroke={1.8} aria-hidden />
        {cardText(payment)}
      </Text>
    </>
  )
}

function TermsPayment({ payment, options }: Pick<PaymentFormProps, 'payment' | 'options'>) {
  const { form, facts } = payment
  const { companyName, poRequired, actingFor } = options
  const required = !facts.shipping.skipValidation
  return (
    <>
      <p>{companyName ? `${companyName} pays on terms (net 30).` : 'Your company pays on terms (net 30).'}</p>
      <div className={fields.fields}>
        <TextField
          {...form.text('poNumber')}
          label="PO number"
          required={required}
          maxLength={50}
          autoComplete="off"
        />
      </div>
      {poRequired && <PoDocumentField form={form} required={required} actingFor={actingFor?.id ?? null} />}
    </>
  )
}

/** Payment form; its submit button is elsewhere on the screen. */
export function PaymentForm({ payment, options, busy, onSubmit }: PaymentFormProps) {
  const { form } = payment
  const byCard = options.payBy === 'card'
  // The browser does not submit on Enter while the button is disabled, so show what is missing instead. On terms,
  // nothing but the button places an order: Enter after a PO number is a habit.
  const onKeyDown = (event: KeyboardEvent) => {
    const inField = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox'
    if (event.key !== 'Enter' || !inField || (byCard && form.valid)) return
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
      <fieldset disabled={busy} aria-label={byCard ? 'Payment by card' : 'Payment on terms'}>
        <Stack gap={18}>
          {byCard ? (
            <CardPayment payment={payment} options={options} />
          ) : (
            <TermsPayment payment={payment} options={options} />
          )}
          {options.iseMember && (
            <div className={fields.fields}>
              <TextField
                {...form.text('iseNumber')}
                label="ISE number"
                required={!payment.facts.shipping.skipValidation}
                maxLength={50}
                autoComplete="off"
              />
            </div>
          )}
          {options.customerEmail && (
            <div className={fields.fields}>
              <TextField
                {...form.text('customerEmail')}
                label="Customer email"
                type="email"
                inputMode="email"
                autoCapitalize="off"
                maxLength={254}
                description="Optional. The customer also gets the order confirmation."
              />
            </div>
          )}
        </Stack>
      </fieldset>
    </form>
  )
}
