import { Checkbox } from '@mantine/core'
import type { ShipAddress } from '@mullion/domain/postal-address'
import { CountryField } from '../../../ui/country-field.tsx'
import fields from '../../../ui/fields.module.css'
import { StateField } from '../../../ui/state-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { billToShipping } from '../checkout.state.ts'
import type { BillingField } from '../payment-fields.ts'
import type { Payment } from '../use-payment.ts'
import classes from './billing-fields.module.css'

interface InputsProps {
  readonly payment: Payment
  readonly onType: (field: BillingField, text: string) => void
}

export interface BillingFieldsProps extends InputsProps {
  /** The ship-to address, which is also the billing address until the buyer says otherwise. */
  readonly address: ShipAddress
}

/** What every field has in common. */
function bound({ payment: { typedBilling, form }, onType }: InputsProps) {
  return (field: BillingField) => ({
    name: `billing.${field}` as const,
    value: typedBilling[field],
    problem: form.shown[`billing.${field}`],
    onType: (_: string, text: string) => onType(field, text),
    onLeave: form.leave,
  })
}

/** Who pays, and where the confirmation goes. */
function Payer(props: InputsProps) {
  const of = bound(props)
  return (
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
        label="Billing email"
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
  )
}

/** The state where there are states to choose from, and otherwise a province as it is typed. */
function Region(props: InputsProps) {
  const common = {
    ...bound(props)('state'),
    className: fields.half,
    autoComplete: 'billing address-level1',
  }
  if (props.payment.typedBilling.country === 'US') return <StateField {...common} />
  return <TextField {...common} label="Province" />
}

/** Where the card is billed to when that is not the ship-to address. */
function OtherAddress(props: InputsProps) {
  const of = bound(props)
  return (
    <div className={fields.fields}>
      <TextField
        {...of('companyName')}
        label="Company"
        autoComplete="billing organization"
        className={fields.full}
      />
      <TextField {...of('address1')} label="Address 1" required autoComplete="billing address-line1" />
      <TextField {...of('address2')} label="Address 2" autoComplete="billing address-line2" />
      <CountryField {...of('country')} className={fields.half} autoComplete="billing country" />
      <TextField
        {...of('zip')}
        className={fields.half}
        label="ZIP"
        required
        autoComplete="billing postal-code"
        maxLength={10}
      />
      <TextField {...of('city')} className={fields.half} label="City" autoComplete="billing address-level2" />
      <Region {...props} />
    </div>
  )
}

/** Who pays by the card and where it is billed to. */
export function BillingFields({ address, ...inputs }: BillingFieldsProps) {
  const { sameAsShipping } = inputs.payment.typedBilling
  const { nameOrCompany, address1, city, state, postalCode } = address
  return (
    <>
      <Payer {...inputs} />
      <div className={classes.address}>
        <h3 className={classes.title}>Billing address</h3>
        <Checkbox
          label="Same as shipping address"
          checked={sameAsShipping}
          onChange={(event) => billToShipping(event.currentTarget.checked)}
          classNames={{ body: classes.checkBody }}
        />
        {sameAsShipping ? (
          <p className={classes.same}>
            {nameOrCompany}, {address1}, {city}, {state} {postalCode}
          </p>
        ) : (
          <OtherAddress {...inputs} />
        )}
      </div>
    </>
  )
}
