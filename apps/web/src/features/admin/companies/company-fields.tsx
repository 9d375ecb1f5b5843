import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { discountRates } from '@mullion/domain/accounts/company'
import { homeStateCertificateStates, taxExemptStateChoices } from '@mullion/domain/accounts/tax-exempt-states'
import { statesOf } from '@mullion/domain/admin/company-form'
import { countries, usStates } from '@mullion/domain/postal-address'
import fields from '../../../ui/fields.module.css'
import type { StaffFields } from '../form/use-staff-form.ts'
import classes from './company-fields.module.css'
import type { CompanyValues } from './company-values.ts'

interface FieldsProps {
  readonly form: StaffFields<CompanyValues>
}

const required = { withAsterisk: true, 'aria-required': true, autoComplete: 'off' } as const
const terms = [
  { value: '', label: 'Choose terms' },
  { value: 'CC', label: 'CC (pays by card)' },
  { value: 'PO', label: 'PO (on terms)' },
]
const discounts = discountRates.map((rate) => ({
  value: String(rate),
  label: rate === 1 ? '1 (list price)' : `${rate} (${Math.round((1 - rate) * 100)}% off)`,
}))
const countryChoices = Object.entries(countries).map(([value, label]) => ({ value, label }))

function AccountFields({ form }: FieldsProps) {
  const { onChange: _onChange, ...discount } = form.input('discountRate')
  return (
    <fieldset className={fields.fields} aria-label="Company">
      <TextInput {...form.input('name')} {...required} label="Company Name" maxLength={100} />
      <TextInput
        {...form.input('customerNumber')}
        {...required}
        label="Sage Customer Number"
        maxLength={30}
      />
      <TextInput
        {...form.input('accountingEmail')}
        {...required}
        label="Accounting Email"
        type="email"
        autoCapitalize="off"
        maxLength={254}
        onChange={(event) => form.set('accountingEmail', event.currentTarget.value.toLowerCase())}
      />
      <TextInput {...form.input('phone')} {...required} label="Phone" type="tel" maxLength={40} />
      <NativeSelect {...form.input('termsCode')} {...required} label="Terms Code" data={terms} />
      <NativeSelect
        {...discount}
        {...required}
        label="Discount Rate"
        data={discounts}
        onChange={(event) => form.set('discountRate', Number(event.currentTarget.value))}
      />
    </fieldset>
  )
}

function AddressFields({ form }: FieldsProps) {
  const { country } = form.values
  const states = Object.entries(statesOf(country)).map(([value, label]) => ({ value, label }))
  // A state of one country is none of the other.
  const changeCountry = (to: string) => {
    form.set('state', '')
    form.set('country', to)
  }
  const region = country === 'CA' ? 'Province' : 'State'
  return (
    <fieldset className={fields.fields} aria-label="Address">
      <TextInput {...form.input('address1')} {...required} label="Address 1" maxLength={100} />
      <TextInput {...form.input('address2')} label="Address 2" autoComplete="off" maxLength={100} />
      <TextInput {...form.input('city')} {...required} label="City" maxLength={100} />
      <NativeSelect
        {...form.input('state')}
        {...required}
        label={region}
        data={[{ value: '', label: `Choose a ${region.toLowerCase()}` }, ...states]}
      />
      <TextInput {...form.input('zipCode')} {...required} label="Zip Code" maxLength={10} />
      <NativeSelect
        {...form.input('country')}
        {...required}
        label="Country"
        data={countryChoices}
        onChange={(event) => changeCountry(event.currentTarget.value)}
      />
    </fieldset>
  )
}

function TaxExemptStates({ form }: FieldsProps) {
  const chosen = new Set<string>(form.values.taxExemptStates)
  const toggle = (state: string) => {
    chosen.has(state) ? chosen.delete(state) : chosen.add(state)
    form.set(
      'taxExemptStates',
      taxExemptStateChoices.filter((each) => chosen.has(each)),
    )
  }
  return (
    <fieldset className={classes.states}>
      <legend>Tax-Exempt States</legend>
      <p className={fields.note}>★ accepts a home-state exemption certificate</p>
      <div className={classes.choices}>
        {taxExemptStateChoices.map((state) => (
          <Checkbox
            key={state}
            name={`taxExempt-${state}`}
            label={homeStateCertificateStates.has(state) ? `${state} ★` : state}
            aria-label={
              homeStateCertificateStates.has(state)
                ? `${usStates[state]}, accepts a home-state certificate`
                : usStates[state]
            }
            checked={chosen.has(state)}
            onChange={() => toggle(state)}
            data-home-state={homeStateCertificateStates.has(state) || undefined}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** The fields of a company, the same for a new and for a stored one. */
export function CompanyFields({ form }: FieldsProps) {
  return (
    <>
      <AccountFields form={form} />
      <AddressFields form={form} />
      <TaxExemptStates form={form} />
      <div className={classes.boxes}>
        <Checkbox
          {...form.box('poRequired')}
          label="PO document required at checkout"
          description="For companies on terms"
          disabled={form.values.termsCode === 'CC'}
        />
        <Checkbox
          {...form.box('iseMember')}
          label="ISE member"
          description="ISE number required on all orders"
        />
      </div>
    </>
  )
}
