import { Checkbox, Stack } from '@mantine/core'
import { CountryField } from '../../../ui/country-field.tsx'
import fields from '../../../ui/fields.module.css'
import { StateField } from '../../../ui/state-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import classes from './billing-fields.module.css'
import type { Payment } from './use-payment.ts'

interface BillingFieldsProps {
  readonly payment: Payment
}

/** The cardholder's name, and the email for the confirmation if not known. */
function Payer({ payment: { form, facts } }: BillingFieldsProps) {
  const { text } = form
  return (
    <div className={fields.fields}>
      <TextField
        {...text('billing.firstName')}
        className={fields.half ?? ''}
        label="First name"
        autoComplete="billing given-name"
      />
      <TextField
        {...text('billing.lastName')}
        className={fields.half ?? ''}
        label="Last name"
        autoComplete="billing family-name"
      />
      {facts.email === null && (
        <TextField
          {...text('billing.buyerEmail')}
          label="Billing email"
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          maxLength={254}
          className={fields.full ?? ''}
          description="Your order confirmation goes here."
        />
      )}
    </div>
  )
}

/** State picker for the US, otherwise a province text field. */
function Region({ payment: { form } }: BillingFieldsProps) {
  const common = {
    ...form.text('billing.state'),
    className: fields.half ?? '',
    autoComplete: 'billing address-level1',
  }
  if (form.values.billing.country === 'US') return <StateField {...common} />
  return <TextField {...common} label="Province" />
}

/** Billing address, if different from the ship-to address. */
function OtherAddress({ payment }: BillingFieldsProps) {
  const { text } = payment.form
  return (
    <div className={fields.fields}>
      <TextField
        {...text('billing.companyName')}
        label="Company"
        autoComplete="billing organization"
        className={fields.full ?? ''}
      />
      <TextField
        {...text('billing.address1')}
        label="Address 1"
        required
        autoComplete="billing address-line1"
      />
      <TextField {...text('billing.address2')} label="Address 2" autoComplete="billing address-line2" />
      <CountryField
        {...text('billing.country')}
        className={fields.half ?? ''}
        autoComplete="billing country"
      />
      <TextField
        {...text('billing.zip')}
        className={fields.half ?? ''}
        label="ZIP"
        required
        autoComplete="billing postal-code"
        maxLength={10}
      />
      <TextField
        {...text('billing.city')}
        className={fields.half ?? ''}
        label="City"
        autoComplete="billing address-level2"
      />
      <Region payment={payment} />
    </div>
  )
}

/** Cardholder and billing address. */
export function BillingFields({ payment }: BillingFieldsProps) {
  const { sameAsShipping } = payment.form.values.billing
  const { nameOrCompany, address1, city, state, postalCode } = payment.facts.address
  return (
    <>
      <Payer payment={payment} />
      <Stack gap={8}>
        <h3 className={classes.title}>Billing address</h3>
        <Checkbox
          label="Same as shipping address"
          checked={sameAsShipping}
          onChange={(event) => payment.billToShipping(event.currentTarget.checked)}
          classNames={{ body: classes.checkBody }}
        />
        {sameAsShipping ? (
          <p className={classes.same}>
            {nameOrCompany}, {address1}, {city}, {state} {postalCode}
          </p>
        ) : (
          <OtherAddress payment={payment} />
        )}
      </Stack>
    </>
  )
}
