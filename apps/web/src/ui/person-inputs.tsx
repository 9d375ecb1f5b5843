import { NativeSelect, TextInput } from '@mantine/core'
import { emailInput, type InputForm, required } from '../lib/input-props.ts'
import fields from './fields.module.css'

export interface PersonValues {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly role: string
}

export interface PersonInputsProps {
  readonly label: string
  readonly form: InputForm<keyof PersonValues>
  /** Roles to choose from; if empty, no role field is shown. */
  readonly roles: readonly { readonly value: string; readonly label: string }[]
  readonly roleLocked?: boolean
  readonly roleNote?: string | undefined
  readonly emailNote?: string | undefined
  readonly labels?: { readonly firstname: string; readonly lastname: string }
}

const usualLabels = { firstname: 'First name', lastname: 'Last name' }

/** The details of another user, in the forms of staff and of company admins. */
export function PersonInputs(props: PersonInputsProps) {
  const { label, form, roles, roleLocked = false, roleNote, emailNote, labels = usualLabels } = props
  return (
    <fieldset className={fields.fields} aria-label={label}>
      <TextInput {...form.input('firstname')} {...required} label={labels.firstname} maxLength={60} />
      <TextInput {...form.input('lastname')} {...required} label={labels.lastname} maxLength={60} />
      <TextInput
        {...emailInput(form, 'email')}
        {...required}
        label="Email"
        description={emailNote}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      {roles.length > 0 && (
        <NativeSelect
          {...form.input('role')}
          {...required}
          label="Role"
          data={roles}
          disabled={roleLocked}
          description={roleNote}
        />
      )}
    </fieldset>
  )
}
