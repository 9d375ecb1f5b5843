import { NativeSelect, TextInput } from '@mantine/core'
import { statesOf } from '@mullion/domain/admin/company-form'
import { countries } from '@mullion/domain/postal-address'
import { emailInput, required } from '../../../lib/input-props.ts'
import type { StaffFields } from '../../../lib/use-staff-form.ts'
import fields from '../../../ui/fields.module.css'
import type { CompanyValues } from './company-values.ts'
import { NameAndNumber, TermsAndDiscount, TermsFields } from './customer-fields.tsx'

const countryChoices = Object.entries(countries).map(([value, label]) => ({ value, label }))

export function CompanyFields({ form }: { readonly form: StaffFields<CompanyValues> }) {
  const { country } = form.values
  const states = Object.entries(statesOf(country)).map(([value, label]) => ({ value, label }))
  // States differ by country, so changing the country clears the state.
  const changeCountry = (to: string) => {
    form.set('state', '')
    form.set('country', to)
  }
  const region = country === 'CA' ? 'Province' : 'State'
  return (
    <>
      <fieldset className={fields.fields} aria-label="Company">
        <NameAndNumber form={form} />
        <TextInput {...emailInput(form, 'accountingEmail')} {...required} label="Accounting email" />
        <TextInput {...form.input('phone')} {...required} label="Phone" type="tel" maxLength={40} />
        <TermsAndDiscount form={form} codes={{ CC: 'CC (pays by card)', PO: 'PO (on terms)' }} />
      </fieldset>
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
        <TextInput
          {...form.input('zipCode')}
          {...required}
          label={country === 'CA' ? 'Postal code' : 'ZIP code'}
          maxLength={10}
        />
        <NativeSelect
          {...form.input('country')}
          {...required}
          label="Country"
          data={countryChoices}
          onChange={(event) => changeCountry(event.currentTarget.value)}
        />
      </fieldset>
      <TermsFields form={form} poLabel="PO document required at checkout" />
    </>
  )
}
