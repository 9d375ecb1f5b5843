import { Button } from '@mantine/core'
import { useUpdateUser } from '@mullion/client/accounts/users.hooks'
import { readError } from '@mullion/client/read-error'
import {
  type CompanyUser,
  cancelsEmailChange,
  type UserDetails,
  updateUserInput,
} from '@mullion/domain/accounts/user'
import { type FormEvent, useState } from 'react'
import { notify } from '../../../../lib/notices.state.ts'
import { fullName } from '../../../../lib/person-words.ts'
import fields from '../../../../ui/fields.module.css'
import { OutcomeNote } from '../../../../ui/outcome-note.tsx'
import { correctFirstText, rolesToGive } from '../people.ts'
import { usePersonForm } from '../use-person-form.ts'
import classes from './edit-user.module.css'
import { PersonInputs } from './person-inputs.tsx'

const savedText = 'User updated successfully!'

/** Saves a user, then calls `onDone`. If an email change awaits confirmation, the form edits the pending address. */
function useEditUser(user: CompanyUser, onDone: () => void) {
  const { firstname, lastname, role } = user
  const form = usePersonForm({ firstname, lastname, email: user.pendingEmail ?? user.email, role })
  const [refused, setRefused] = useState(false)
  const { mutate, isPending, error, reset } = useUpdateUser()

  const onSaved = ({ pendingEmail }: CompanyUser) => {
    const mailed = pendingEmail && pendingEmail !== user.pendingEmail
    notify(mailed ? `${savedText} We emailed a confirmation link to ${pendingEmail}.` : savedText)
    onDone()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    reset()
    const change = updateUserInput.safeParse({ ...form.draft, userId: user.id }).data
    setRefused(!change)
    if (change) {
      const cancelEmailChange = cancelsEmailChange(user, change)
      return mutate({ ...change, cancelEmailChange }, { onSuccess: onSaved, onError: form.onFailed })
    }
    form.showAll()
  }
  return {
    form,
    handlers: { ref: form.element, onSubmit },
    busy: isPending,
    error,
    refused: refused && !form.right,
  }
}

export interface EditUserProps {
  readonly user: CompanyUser
  readonly viewer: UserDetails
  /** Called after saving or canceling. */
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

/** Edits a user in place of their row; Escape cancels. */
export function EditUser({ user, viewer, onDone }: EditUserProps) {
  const { form, handlers, busy, error, refused } = useEditUser(user, onDone)
  const own = user.id === viewer.id
  return (
    <form
      {...handlers}
      noValidate
      className={classes.form}
      onKeyDown={({ key }) => key === 'Escape' && !busy && onDone()}
    >
      <fieldset className={fields.fields} aria-label={`Edit ${fullName(user)}`}>
        <PersonInputs
          form={form}
          roles={rolesToGive(viewer)}
          roleLocked={own}
          roleNote={roleNote(user, { own, role: form.draft.role })}
          emailNote={emailNote(user, form.draft.email)}
        />
      </fieldset>
      {refused && <OutcomeNote tone="bad" title={correctFirstText} />}
      {error && (
        <OutcomeNote tone="bad" title="Failed to update user.">
          <p>{readError(error).message}</p>
        </OutcomeNote>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={onDone} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" data-busy={busy || undefined}>
          {busy ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </form>
  )
}
