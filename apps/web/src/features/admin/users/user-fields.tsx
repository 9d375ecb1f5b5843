import { NativeSelect, TextInput } from '@mantine/core'
import type { StaffFields } from '../../../lib/use-staff-form.ts'
import fields from '../../../ui/fields.module.css'
import { emailInput, required } from '../form/inputs.ts'

export interface UserValues {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly role: string
}

export interface UserFieldsProps {
  readonly form: StaffFields<UserValues>
  readonly label: string
  readonly roles: readonly { readonly value: string; readonly label: string }[]
  readonly emailNote?: string
}

export function UserFields({ form, label, roles, emailNote }: UserFieldsProps) {
  return (
    <fieldset className={fields.fields} aria-label={label}>
      <TextInput {...form.input('firstname')} {...required} label="First name" maxLength={60} />
      <TextInput {...form.input('lastname')} {...required} label="Last name" maxLength={60} />
      <TextInput
        {...emailInput(form, 'email')}
        {...required}
        label="Email"
        description={emailNote}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <NativeSelect {...form.input('role')} {...required} label="Role" data={roles} />
    </fieldset>
  )
}
