import { Box, Button, Stack } from '@mantine/core'
import { useCreateUser } from '@mullion/client/accounts/users.hooks'
import { type AccountRole, houseCompanyId } from '@mullion/domain/accounts/actor'
import { may } from '@mullion/domain/accounts/permissions'
import { createUserInput, type UserDetails } from '@mullion/domain/accounts/user'
import { IconUserShield } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { failureText } from '../../../../lib/form-problems.ts'
import { fullName } from '../../../../lib/person-words.ts'
import type { SchemaForm } from '../../../../lib/use-schema-form.ts'
import { EmptyNote } from '../../../../ui/empty-note.tsx'
import fields from '../../../../ui/fields.module.css'
import { OutcomeNote } from '../../../../ui/outcome-note.tsx'
import { PersonInputs, type PersonValues } from '../../../../ui/person-inputs.tsx'
import { Section } from '../../../../ui/section.tsx'
import { personLabels, roleChoices, rolesToGive } from '../people.ts'
import { AddServiceAccount } from './add-service-account.tsx'

interface AddUserFormProps {
  readonly form: SchemaForm<PersonValues>
  readonly roles: readonly AccountRole[]
}

/** Submits a new user; clears the form on success and leaves it unchanged on failure. */
function AddUserForm({ form, roles }: AddUserFormProps) {
  const { mutate, isPending, data: created, error } = useCreateUser()

  const onCreated = () => {
    form.element.current?.querySelector('input')?.focus()
    form.reset()
  }
  const onSubmit = form.onSubmit((draft) => {
    const person = createUserInput.safeParse(draft).data
    if (person && !isPending) mutate(person, { onSuccess: onCreated, onError: form.showError })
  })
  // Enter submits nothing while the button is disabled, so show what is missing.
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && !form.valid) form.showAll()
  }
  return (
    <form ref={form.element} noValidate {...{ onSubmit, onKeyDown }}>
      <Stack gap={14} maw={720}>
        <PersonInputs label="New user" form={form} roles={roleChoices(roles)} labels={personLabels} />
        <div>
          <p className={fields.note}>We’ll email them a temporary password, valid for 7 days.</p>
          <Box role="status" mt={created && 14}>
            {created && (
              <OutcomeNote tone="good" title={`User ${fullName(created)} created successfully!`}>
                <p>
                  We emailed a temporary password to {created.email}. They’ll choose their own when they first
                  sign in.
                </p>
              </OutcomeNote>
            )}
          </Box>
        </div>
        {error && !form.isAtField(error) && (
          <OutcomeNote tone="bad" title={failureText(error, 'An error occurred while creating the user.')} />
        )}
        <Button
          type="submit"
          h={44}
          miw={140}
          mr={{ xs: 'auto' }}
          disabled={!form.valid}
          data-busy={isPending || undefined}
        >
          {isPending ? 'Adding user…' : 'Add User'}
        </Button>
      </Stack>
    </form>
  )
}

export interface AddUserProps extends Pick<AddUserFormProps, 'form'> {
  readonly viewer: UserDetails
}

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
    <>
      <Section title="Add User" id="add-user">
        <AddUserForm form={form} roles={company.id === houseCompanyId ? roles : []} />
      </Section>
      {may(viewer, 'manageServiceAccounts') && <AddServiceAccount />}
    </>
  )
}
