import { Button } from '@mantine/core'
import { readError } from '@mullion/client/read-error'
import type { CompanyUser, UserDetails } from '@mullion/domain/accounts/user'
import { fullName } from '../../../../lib/person-words.ts'
import fields from '../../../../ui/fields.module.css'
import { OutcomeNote } from '../../../../ui/outcome-note.tsx'
import { correctFirstText, rolesToGive } from '../people.ts'
import { useEditUser } from '../use-edit-user.ts'
import classes from './edit-user.module.css'
import { PersonInputs } from './person-inputs.tsx'

export interface EditUserProps {
  readonly user: CompanyUser
  readonly viewer: UserDetails
  /** Called after saving or canceling. */
  readonly onDone: () => void
}

function emailNote(user: CompanyUser, typed: string): string | undefined {
  if (typed === user.email) return undefined
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
