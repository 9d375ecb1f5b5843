import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { ActionIcon, Menu } from '@mantine/core'
import type { CompanyUser, UserDetails } from '@mullion/domain/accounts/user'
import { IconDots, IconMailQuestion, IconPencil, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { fullName } from '../../../../lib/person-words.ts'
import { roleName } from '../../role-name.ts'
import { mayChange } from '../people.ts'
import type { UserChoice } from '../use-user-choice.ts'
import { EditUser } from './edit-user.tsx'
import classes from './user-list.module.css'

export interface UserRowProps {
  readonly user: CompanyUser
  readonly viewer: UserDetails
  readonly choice: UserChoice
}

function RowMenu({ user, viewer, choice }: UserRowProps) {
  return (
    <Menu position="bottom-end" returnFocus withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          size={44}
          aria-label={`Actions for ${fullName(user)}`}
          disabled={choice.locked}
          data-menu
        >
          <IconDots size={20} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          className={classes.item}
          leftSection={<IconPencil size={17} stroke={1.9} aria-hidden />}
          onClick={() => choice.choose(user, 'editing')}
        >
          Edit User
        </Menu.Item>
        {user.id !== viewer.id && (
          <Menu.Item
            className={classes.item}
            c="var(--bad-ink)"
            leftSection={<IconTrash size={17} stroke={1.9} aria-hidden />}
            onClick={() => choice.choose(user, 'deleting')}
          >
            Delete User
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

/** One user of the list, edited in place or deleted from the row's menu. */
export function UserRow(props: UserRowProps) {
  const { user, viewer, choice } = props
  const row = useRef<HTMLTableRowElement>(null)
  const doing = choice.doingOf(user)
  const before = useRef(doing)
  useEffect(() => {
    // Opening the form moves focus into it; closing it returns focus to the menu.
    if (doing === 'editing') row.current?.querySelector('input')?.focus()
    else if (before.current && !doing) row.current?.querySelector<HTMLElement>('[data-menu]')?.focus()
    before.current = doing
  }, [doing])
  if (doing === 'editing') {
    return (
      <tr ref={row} className={classes.editing}>
        <td colSpan={4}>
          <EditUser user={user} viewer={viewer} onDone={choice.clear} />
        </td>
      </tr>
    )
  }
  return (
    <tr ref={row}>
      <th scope="row" className={classes.name}>
        {fullName(user)}
        {user.id === viewer.id && <span className={classes.soft}> (you)</span>}
      </th>
      <td>
        {user.email}
        {user.pendingEmail && (
          <span className={classes.waits}>
            <IconMailQuestion size={17} stroke={1.8} aria-hidden />
            <span>{user.pendingEmail} isn’t confirmed yet</span>
          </span>
        )}
      </td>
      <td className={classes.role}>{roleName(user.role)}</td>
      <td className={classes.menu}>{mayChange(viewer, user) && <RowMenu {...props} />}</td>
    </tr>
  )
}
