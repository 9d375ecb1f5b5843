import type { AccountRole } from '@mullion/domain/accounts/actor'
import { ChoiceField } from '../../../../ui/choice-field.tsx'
import fields from '../../../../ui/fields.module.css'
import { TextField } from '../../../../ui/text-field.tsx'
import { roleName } from '../../role-name.ts'
import type { PersonField } from '../people.ts'
import type { PersonForm } from '../use-person-form.ts'

export interface PersonInputsProps {
  readonly label: string
  readonly form: PersonForm
  /** Roles to choose from; if empty, no role field is shown. */
  readonly roles: readonly AccountRole[]
  readonly roleLocked?: boolean
  readonly roleNote?: string | undefined
  readonly emailNote?: string | undefined
}

/** Fields of another user's details. Autofill is off because it would enter the viewer's own details. */
export function PersonInputs({ label, form, roles, roleLocked, roleNote, emailNote }: PersonInputsProps) {
  const of = (name: PersonField) => ({
    ...form.text(name),
    autoComplete: 'off',
    required: true,
  })
  return (
    <fieldset className={fields.fields} aria-label={label}>
      <TextField {...of('firstname')} label="First Name" maxLength={60} />
      <TextField {...of('lastname')} label="Last Name" maxLength={60} />
      <TextField
        {...of('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoCapitalize="off"
        maxLength={254}
        description={emailNote}
      />
      {roles.length > 0 && (
        <ChoiceField
          {...of('role')}
          label="Role"
          data={roles.map((role) => ({ value: role, label: roleName(role) }))}
          disabled={roleLocked ?? false}
          description={roleNote}
        />
      )}
    </fieldset>
  )
}
