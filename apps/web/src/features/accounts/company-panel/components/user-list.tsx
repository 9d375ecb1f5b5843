import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { ActionIcon, Flex, Menu, Skeleton, Text } from '@mantine/core'
import { useCompanyUsers } from '@mullion/client/accounts/users.hooks'
import type { CompanyUser, UserDetails } from '@mullion/domain/accounts/user'
import { IconDots, IconMailQuestion, IconPencil, IconTrash, IconUsers } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { countOf } from '../../../../lib/count-of.ts'
import { notify } from '../../../../lib/notices.state.ts'
import { fullName } from '../../../../lib/person-words.ts'
import { DeleteUserDialog } from '../../../../ui/delete-user-dialog.tsx'
import { EmptyNote } from '../../../../ui/empty-note.tsx'
import { Pages } from '../../../../ui/pages.tsx'
import { QueryStates } from '../../../../ui/query-states.tsx'
import { Section } from '../../../../ui/section.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import { useLastPage } from '../../../../ui/use-staff-list.ts'
import { roleName } from '../../role-name.ts'
import { mayChange } from '../people.ts'
import { EditUser } from './edit-user.tsx'
import classes from './user-list.module.css'

type Doing = 'editing' | 'deleting' | null

interface UserRowProps {
  readonly user: CompanyUser
  readonly viewer: UserDetails
  readonly doing: Doing
  readonly locked: boolean
  readonly onChoose: (doing: Doing) => void
}

function RowMenu({ user, viewer, locked, onChoose }: UserRowProps) {
  return (
    <Menu position="bottom-end" returnFocus withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          size={44}
          aria-label={`Actions for ${fullName(user)}`}
          disabled={locked}
          data-menu
        >
          <IconDots size={20} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          mih={44}
          fz={15}
          leftSection={<IconPencil size={17} stroke={1.9} aria-hidden />}
          onClick={() => onChoose('editing')}
        >
          Edit User
        </Menu.Item>
        {user.id !== viewer.id && (
          <Menu.Item
            mih={44}
            fz={15}
            c="var(--bad-ink)"
            leftSection={<IconTrash size={17} stroke={1.9} aria-hidden />}
            onClick={() => onChoose('deleting')}
          >
            Delete User
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

function UserRow(props: UserRowProps) {
  const { user, viewer, doing, onChoose } = props
  const row = useRef<HTMLTableRowElement>(null)
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
          <EditUser user={user} viewer={viewer} onDone={() => onChoose(null)} />
        </td>
      </tr>
    )
  }
  return (
    <tr ref={row}>
      <Text component="th" scope="row" fw={600}>
        {fullName(user)}
        {user.id === viewer.id && (
          <Text span c="dimmed" fw={400}>
            {' '}
            (you)
          </Text>
        )}
        {user.service && (
          <>
            {' '}
            <Tag>Service</Tag>
          </>
        )}
      </Text>
      <td>
        {user.email}
        {user.pendingEmail && (
          <Flex component="span" gap={6} fz="sm" c="var(--warn-ink)">
            <IconMailQuestion size={17} stroke={1.8} style={{ flex: 'none' }} aria-hidden />
            <span>{user.pendingEmail} isn’t confirmed yet</span>
          </Flex>
        )}
      </td>
      <td className={classes.role}>{roleName(user.role)}</td>
      <td className={classes.menu}>{mayChange(viewer, user) && <RowMenu {...props} />}</td>
    </tr>
  )
}

const headingId = 'company-users'

export function UserList({ viewer }: { readonly viewer: UserDetails }) {
  // A user being deleted stays chosen until the dialog has closed, even if the list no longer has them.
  const [choice, setChoice] = useState<{ readonly user: CompanyUser; readonly doing: Doing } | null>(null)
  const [page, setPage] = useState(1)
  const users = useCompanyUsers(page)
  useLastPage({ page, onPage: setPage }, users)
  const clear = () => setChoice(null)
  const locked = choice?.doing === 'editing'

  const turn = (to: number) => {
    clear()
    setPage(to)
  }
  const onDeleted = (user: CompanyUser) => {
    clear()
    notify(`${fullName(user)} was deleted.`)
    document.getElementById(headingId)?.focus()
  }
  const total = users.data && (
    <Text span fz="sm" c="dimmed">
      {countOf(users.data.total, 'user')}
    </Text>
  )
  return (
    <Section title={`Users for ${viewer.company.name}`} id={headingId} aside={total}>
      <QueryStates
        query={users}
        pending={<Skeleton height={320} />}
        isEmpty={(found) => found.total === 0}
        empty={<EmptyNote icon={<IconUsers size={30} stroke={1.6} aria-hidden />} title="No users yet." />}
      >
        {({ users: shown, pages }) => (
          <>
            <table className={classes.users} aria-labelledby={headingId} aria-busy={users.isPlaceholderData}>
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  <th scope="col">Email</th>
                  <th scope="col">Role</th>
                  <td />
                </tr>
              </thead>
              <tbody>
                {shown.map((user) => (
                  <UserRow
                    key={user.id}
                    user={user}
                    viewer={viewer}
                    doing={choice?.user.id === user.id ? choice.doing : null}
                    locked={locked}
                    onChoose={(doing) => setChoice(doing && { user, doing })}
                  />
                ))}
              </tbody>
            </table>
            {!shown.every((user) => mayChange(viewer, user)) && (
              <Text fz="sm" c="dimmed">
                Only a super admin can edit or delete staff.
              </Text>
            )}
            {pages > 1 && (
              <Pages of="users" page={page} pages={pages} onPage={turn} numbered locked={locked} />
            )}
          </>
        )}
      </QueryStates>
      {choice?.doing === 'deleting' && (
        <DeleteUserDialog user={choice.user} onClose={clear} onDeleted={onDeleted} />
      )}
    </Section>
  )
}
