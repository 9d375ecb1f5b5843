import { Button } from '@mantine/core'
import { useCreateUser } from '@mullion/client/accounts/users.hooks'
import { readError } from '@mullion/client/read-error'
import { type AccountRole, houseCompanyId } from '@mullion/domain/accounts/actor'
import { type CompanyUser, createUserInput, type UserDetails } from '@mullion/domain/accounts/user'
import { IconUserShield } from '@tabler/icons-react'
import type { FormEvent, KeyboardEvent } from 'react'
import { failureText } from '../../../../lib/form-problems.ts'
import { fullName } from '../../../../lib/person-words.ts'
import { EmptyNote } from '../../../../ui/empty-note.tsx'
import fields from '../../../../ui/fields.module.css'
import { OutcomeNote } from '../../../../ui/outcome-note.tsx'
import { Section } from '../../../../ui/section.tsx'
import { personFieldsOf, rolesToGive } from '../people.ts'
import type { PersonForm } from '../use-person-form.ts'
import classes from './add-user.module.css'
import { PersonInputs } from './person-inputs.tsx'

/** Submits a new user; clears the form on success and leaves it unchanged on failure. */
function useAddUser(form: PersonForm) {
  const { mutate, isPending, data, error } = useCreateUser()
  const serverErrors = error !== null && Object.keys(personFieldsOf(readError(error).fields)).length > 0

  const onCreated = () => {
    form.element.current?.querySelector('input')?.focus()
    form.clear()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const person = createUserInput.safeParse(form.draft).data
    if (person && !isPending) mutate(person, { onSuccess: onCreated, onError: form.onFailed })
  }
  // Enter submits nothing while the button is disabled, so show what is missing.
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && !form.right) form.showAll()
  }
  return {
    handlers: { ref: form.element, onSubmit, onKeyDown },
    busy: isPending,
    created: data,
    error: serverErrors ? null : error,
  }
}

export interface AddUserProps {
  readonly viewer: UserDetails
  readonly form: PersonForm
}

function Created({ user }: { readonly user: CompanyUser }) {
  return (
    <OutcomeNote tone="good" title={`User ${fullName(user)} created successfully!`}>
      <p>
        We emailed a temporary password to {user.email}. They’ll choose their own when they first sign in.
      </p>
    </OutcomeNote>
  )
}

function AddUserForm({ form, roles }: { readonly form: PersonForm; readonly roles: readonly AccountRole[] }) {
  const { handlers, busy, created, error } = useAddUser(form)
  return (
    <form {...handlers} noValidate className={classes.form}>
      <fieldset className={fields.fields} aria-label="New user">
        <PersonInputs form={form} roles={roles} />
      </fieldset>
      <div>
        <p className={fields.note}>We’ll email them a temporary password, valid for 7 days.</p>
        <div role="status" className={classes.status}>
          {created && <Created user={created} />}
        </div>
      </div>
      {error && (
        <OutcomeNote tone="bad" title={failureText(error, 'An error occurred while creating the user.')} />
      )}
      <Button type="submit" className={classes.add} disabled={!form.right} data-busy={busy || undefined}>
        {busy ? 'Adding user…' : 'Add User'}
      </Button>
    </form>
  )
}

/** Form that adds a user to the viewer's company. Staff choose a staff role; customers start as users. */
export function AddUser({ viewer, form }: AddUserProps) {
  const { company } = viewer
  const roles = rolesToGive(viewer)
  if (roles.length === 0) {
    return (
      <EmptyNote
        icon={<IconUserShield size={30} stroke={1.6} aria-hidden />}
        title={`Only a super admin can add users to ${company.name}.`}
      />
    )
  }
  return (
    <Section title="Add User" id="add-user">
      <AddUserForm form={form} roles={company.id === houseCompanyId ? roles : []} />
    </Section>
  )
}
