import { Checkbox } from '@mantine/core'
import { countries, type ShipAddress, usStates } from '@mullion/domain/checkout/ship-address'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import fields from '../../../ui/fields.module.css'
import { TextField } from '../../../ui/text-field.tsx'
import { billToShipping } from '../checkout.state.ts'
import type { BillingField } from '../payment-fields.ts'
import type { Payment } from '../use-payment.ts'
import classes from './billing-fields.module.css'

export interface BillingFieldsProps {
  readonly payment: Payment
  readonly address: ShipAddress
  readonly onType: (field: BillingField, text: string) => void
}

const states = [
  { value: '', label: 'Choose a state' },
  ...Object.entries(usStates).map(([value, label]) => ({ value, label })),
]
const countryChoices = Object.entries(countries).map(([value, label]) => ({ value, label }))

export function BillingFields({ payment, address, onType }: BillingFieldsProps) {
  const { typedBilling, form } = payment
  const of = (field: BillingField) => ({
    name: `billing.${field}` as const,
    value: typedBilling[field],
    problem: form.shown[`billing.${field}`],
    onType: (_: string, text: string) => onType(field, text),
    onLeave: form.leave,
  })
  const { nameOrCompany, address1, city, state, postalCode } = address
  return (
    <>
      <div className={fields.fields}>
        <TextField
          {...of('firstName')}
          className={fields.half}
          label="First name"
          autoComplete="billing given-name"
        />
        <TextField
          {...of('lastName')}
          className={fields.half}
          label="Last name"
          autoComplete="billing family-name"
        />
        <TextField
          {...of('buyerEmail')}
          label="Billing e-mail"
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          maxLength={254}
          className={fields.full}
          description="Your order confirmation goes here."
        />
      </div>
      <div className={classes.address}>
        <h3 className={classes.title}>Billing address</h3>
        <Checkbox
          label="Same as shipping address"
          checked={typedBilling.sameAsShipping}
          onChange={(event) => billToShipping(event.currentTarget.checked)}
          classNames={{ body: classes.checkBody }}
        />
        {typedBilling.sameAsShipping ? (
          <p className={classes.same}>
            {nameOrCompany}, {address1}, {city}, {state} {postalCode}
          </p>
        ) : (
          <div className={fields.fields}>
            <TextField
              {...of('companyName')}
              label="Company"
              autoComplete="billing organization"
              className={fields.full}
            />
            <TextField {...of('address1')} label="Address 1" required autoComplete="billing address-line1" />
            <TextField {...of('address2')} label="Address 2" autoComplete="billing address-line2" />
            <ChoiceField
              {...of('country')}
              className={fields.half}
              label="Country"
              autoComplete="billing country"
              data={countryChoices}
            />
            <TextField
              {...of('zip')}
              className={fields.half}
              label="ZIP"
              required
              autoComplete="billing postal-code"
              maxLength={10}
            />
            <TextField
              {...of('city')}
              className={fields.half}
              label="City"
              autoComplete="billing address-level2"
            />
            {typedBilling.country === 'US' ? (
              <ChoiceField
                {...of('state')}
                className={fields.half}
                label="State"
                autoComplete="billing address-level1"
                data={states}
              />
            ) : (
              <TextField
                {...of('state')}
                className={fields.half}
                label="Province"
                autoComplete="billing address-level1"
              />
            )}
          </div>
        )}
      </div>
    </>
  )
}
