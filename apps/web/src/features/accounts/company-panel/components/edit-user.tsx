import { Button, Group, Stack } from '@mantine/core'
import { useUpdateUser } from '@mullion/client/accounts/users.hooks'
import { readError } from '@mullion/client/read-error'
import { may } from '@mullion/domain/accounts/permissions'
import {
  type CompanyUser,
  cancelsEmailChange,
  createUserInput,
  type UserDetails,
  updateUserInput,
} from '@mullion/domain/accounts/user'
import { type FormEvent, useState } from 'react'
import { notify } from '../../../../lib/notices.state.ts'
import { fullName } from '../../../../lib/person-words.ts'
import { useSchemaForm } from '../../../../lib/use-schema-form.ts'
import { OutcomeNote } from '../../../../ui/outcome-note.tsx'
import { PersonInputs } from '../../../../ui/person-inputs.tsx'
import { correctFirstText, personLabels, roleChoices, rolesToGive } from '../people.ts'
import { ManagedTokens } from './managed-tokens.tsx'
import { PersonLimits } from './person-limits.tsx'
import classes from './user-list.module.css'

const savedText = 'User updated successfully!'

export interface EditUserProps {
  readonly user: CompanyUser
  readonly viewer: UserDetails
  readonly onDone: () => void
}

function emailNote(user: CompanyUser, typed: string): string | undefined {
  if (typed === user.email) return undefined
  if (typed === user.pendingEmail)
    return `Not confirmed yet, so ${user.email} stays in use. To cancel the change, enter that address again.`
  return `We’ll email a confirmation link to the new address. Until it’s confirmed, ${user.email} stays in use.`
}

function roleNote(user: CompanyUser, { own, role }: { own: boolean; role: string }): string | undefined {
  if (own) return 'You can’t change your own role.'
  return role === user.role ? undefined : `${user.firstname} will need to sign in again.`
}

/**
 * Edits a user in place of their row; Escape cancels. If an email change awaits confirmation, the form edits the
 * pending address.
 */
export function EditUser({ user, viewer, onDone }: EditUserProps) {
  const { firstname, lastname, role } = user
  const form = useSchemaForm({
    start: { firstname, lastname, email: user.pendingEmail ?? user.email, role },
    schema: createUserInput,
  })
  const [refused, setRefused] = useState(false)
  const { mutate, isPending: busy, error, reset } = useUpdateUser()
  const own = user.id === viewer.id

  const onSaved = ({ pendingEmail }: CompanyUser) => {
    const mailed = pendingEmail && pendingEmail !== user.pendingEmail
    notify(mailed ? `${savedText} We emailed a confirmation link to ${pendingEmail}.` : savedText)
    onDone()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    reset()
    const change = updateUserInput.safeParse({ ...form.values, userId: user.id }).data
    setRefused(!change)
    if (!change) return void form.showAll()
    const cancelEmailChange = cancelsEmailChange(user, change)
    mutate({ ...change, cancelEmailChange }, { onSuccess: onSaved, onError: form.showError })
  }
  return (
    <Stack gap={20}>
      <form
        ref={form.element}
        className={classes.form}
        noValidate
        onSubmit={onSubmit}
        onKeyDown={({ key }) => key === 'Escape' && !busy && onDone()}
      >
        <PersonInputs
          label={`Edit ${fullName(user)}`}
          form={form}
          roles={roleChoices(rolesToGive(viewer))}
          labels={personLabels}
          roleLocked={own}
          roleNote={roleNote(user, { own, role: form.values.role })}
          emailNote={emailNote(user, form.values.email.trim().toLowerCase())}
        />
        {refused && !form.valid && <OutcomeNote tone="bad" title={correctFirstText} />}
        {error && (
          <OutcomeNote tone="bad" title="Failed to update user.">
            <p>{readError(error).message}</p>
          </OutcomeNote>
        )}
        <Group gap={10} justify="flex-end">
          <Button variant="default" h={44} miw={96} onClick={onDone} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" h={44} miw={96} data-busy={busy || undefined}>
            {busy ? 'Saving…' : 'Save'}
          </Button>
        </Group>
      </form>
      {may(viewer, 'manageApprovals') && <PersonLimits user={user} />}
      <ManagedTokens user={user} viewer={viewer} />
    </Stack>
  )
}
