import { NativeSelect, TextInput } from '@mantine/core'
import type { StaffFields } from '../../../lib/use-staff-form.ts'
import fields from '../../../ui/fields.module.css'
import { discountChoices, TermsFields } from '../companies/terms-fields.tsx'
import { required } from '../form/inputs.ts'
import type { CustomerValues } from './customer-values.ts'

const terms = [
  { value: '', label: 'Choose terms' },
  { value: 'CC', label: 'Credit Card' },
  { value: 'PO', label: 'Net 30 / Has Terms' },
]

/** Form fields of a customer that staff order for. */
export function CustomerFields({ form }: { readonly form: StaffFields<CustomerValues> }) {
  return (
    <>
      <fieldset className={fields.fields} aria-label="Customer">
        <TextInput {...form.input('name')} {...required} label="Company name" maxLength={100} />
        <TextInput
          {...form.input('customerNumber')}
          {...required}
          label="Sage Customer Number"
          autoCapitalize="characters"
          maxLength={30}
          onChange={(event) => form.set('customerNumber', event.currentTarget.value.toUpperCase())}
        />
        <NativeSelect {...form.input('termsCode')} {...required} label="Terms code" data={terms} />
        <NativeSelect
          {...form.input('discountRate')}
          {...required}
          label="Discount rate"
          data={discountChoices}
          onChange={(event) => form.set('discountRate', Number(event.currentTarget.value))}
        />
      </fieldset>
      <TermsFields form={form} poLabel="PO document required" />
    </>
  )
}
