import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { statesOf } from '@mullion/domain/admin/company-form'
import { countries } from '@mullion/domain/postal-address'
import type { StaffFields } from '../../../lib/use-staff-form.ts'
import fields from '../../../ui/fields.module.css'
import classes from './company-fields.module.css'
import type { CompanyValues } from './company-values.ts'
import { discountChoices, TaxExemptStates } from './terms-fields.tsx'

interface FieldsProps {
  readonly form: StaffFields<CompanyValues>
}

const required = { withAsterisk: true, 'aria-required': true, autoComplete: 'off' } as const
const terms = [
  { value: '', label: 'Choose terms' },
  { value: 'CC', label: 'CC (pays by card)' },
  { value: 'PO', label: 'PO (on terms)' },
]
const countryChoices = Object.entries(countries).map(([value, label]) => ({ value, label }))

function AccountFields({ form }: FieldsProps) {
  const { onChange: _onChange, ...discount } = form.input('discountRate')
  return (
    <fieldset className={fields.fields} aria-label="Company">
      <TextInput {...form.input('name')} {...required} label="Company name" maxLength={100} />
      <TextInput
        {...form.input('customerNumber')}
        {...required}
        label="Sage Customer Number"
        maxLength={30}
      />
      <TextInput
        {...form.input('accountingEmail')}
        {...required}
        label="Accounting email"
        type="email"
        autoCapitalize="off"
        maxLength={254}
        onChange={(event) => form.set('accountingEmail', event.currentTarget.value.toLowerCase())}
      />
      <TextInput {...form.input('phone')} {...required} label="Phone" type="tel" maxLength={40} />
      <NativeSelect {...form.input('termsCode')} {...required} label="Terms code" data={terms} />
      <NativeSelect
        {...discount}
        {...required}
        label="Discount rate"
        data={discountChoices}
        onChange={(event) => form.set('discountRate', Number(event.currentTarget.value))}
      />
    </fieldset>
  )
}

function AddressFields({ form }: FieldsProps) {
  const { country } = form.values
  const states = Object.entries(statesOf(country)).map(([value, label]) => ({ value, label }))
  // States differ by country, so changing the country clears the state.
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
      <TextInput {...form.input('zipCode')} {...required} label="ZIP code" maxLength={10} />
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

/** Company fields, for both new and stored companies. */
export function CompanyFields({ form }: FieldsProps) {
  return (
    <>
      <AccountFields form={form} />
      <AddressFields form={form} />
      <TaxExemptStates
        chosen={form.values.taxExemptStates}
        onChange={(states) => form.set('taxExemptStates', states)}
      />
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
