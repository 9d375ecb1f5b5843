import { Button, Radio } from '@mantine/core'
import type { CompanyUser, UserDetails } from '@mullion/domain/accounts/user'
import { IconMailQuestion, IconPencil, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { fullName } from '../../../../lib/person-words.ts'
import { roleName } from '../../role-name.ts'
import { mayChange } from '../people.ts'
import type { UserChoice, UserDoing } from '../use-user-choice.ts'
import { EditUser } from './edit-user.tsx'
import classes from './user-card.module.css'

export interface UserCardProps {
  readonly user: CompanyUser
  readonly viewer: UserDetails
  readonly choice: UserChoice
}

function UserFacts({ user, own }: { readonly user: CompanyUser; readonly own: boolean }) {
  return (
    <span className={classes.facts}>
      <span className={classes.name}>
        {fullName(user)}
        {own && <span className={classes.soft}> (you)</span>}
      </span>
      <span>{user.email}</span>
      <span className={classes.soft}>{roleName(user.role)}</span>
      {user.pendingEmail && (
        <span className={classes.waits}>
          <IconMailQuestion size={17} stroke={1.8} aria-hidden />
          <span>{user.pendingEmail} is not confirmed yet</span>
        </span>
      )}
    </span>
  )
}

function UserActions({ user, viewer, choice }: UserCardProps) {
  const name = fullName(user)
  if (!mayChange(viewer, user)) {
    return <p className={classes.note}>Only a super admin edits and deletes staff.</p>
  }
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        leftSection={<IconPencil size={17} stroke={1.9} aria-hidden />}
        aria-label={`Edit User ${name}`}
        onClick={() => choice.choose(user, 'editing')}
        data-edit
      >
        Edit User
      </Button>
      {user.id !== viewer.id && (
        <Button
          variant="default"
          className={classes.delete}
          leftSection={<IconTrash size={17} stroke={1.9} aria-hidden />}
          aria-label={`Delete User ${name}`}
          onClick={() => choice.choose(user, 'deleting')}
          data-delete
        >
          Delete User
        </Button>
      )}
    </div>
  )
}

/** Where the focus goes when the buttons give way to the form, and back to which of them it comes. */
function focusAfter(before: UserDoing | null, doing: UserDoing | null): string | null {
  if (doing === 'editing') return 'input'
  if (doing !== 'chosen') return null
  if (before === 'editing') return '[data-edit]'
  return before === 'deleting' ? '[data-delete]' : null
}

/** One person: chosen by a click or with the arrow keys, then edited in place or deleted. */
export function UserCard({ user, viewer, choice }: UserCardProps) {
  const card = useRef<HTMLLIElement>(null)
  const doing = choice.doingOf(user)
  const before = useRef(doing)
  useEffect(() => {
    const next = focusAfter(before.current, doing)
    if (next) card.current?.querySelector<HTMLElement>(next)?.focus()
    before.current = doing
  }, [doing])

  return (
    <li ref={card} className={classes.card} data-chosen={doing !== null || undefined}>
      {doing === 'editing' ? (
        <EditUser user={user} viewer={viewer} onDone={() => choice.choose(user)} />
      ) : (
        <>
          <Radio
            size="md"
            name="company-user"
            value={String(user.id)}
            label={<UserFacts user={user} own={user.id === viewer.id} />}
            checked={doing !== null}
            disabled={choice.locked}
            onChange={() => choice.choose(user)}
            classNames={{ body: classes.body, label: classes.label, labelWrapper: classes.labelWrapper }}
          />
          {doing !== null && <UserActions user={user} viewer={viewer} choice={choice} />}
        </>
      )}
    </li>
  )
}
