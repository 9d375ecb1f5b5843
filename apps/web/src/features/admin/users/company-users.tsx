import { Group, NativeSelect, Skeleton, Stack, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useUsersOfCompany } from '@mullion/client/admin/companies.hooks'
import { type CompanyUser, roleLabel, type UserOrder, userOrders } from '@mullion/domain/accounts/user'
import type { CustomerCompany } from '@mullion/domain/admin/company-form'
import { IconMailForward, IconSearch, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { notify } from '../../../lib/notices.state.ts'
import { fullName } from '../../../lib/person-words.ts'
import { useLastShown } from '../../../lib/use-last-shown.ts'
import { DeleteUserDialog } from '../../../ui/delete-user-dialog.tsx'
import { EmptyNote } from '../../../ui/empty-note.tsx'
import { Pages } from '../../../ui/pages.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { useLastPage } from '../../../ui/use-staff-list.ts'
import classes from './company-users.module.css'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { UserActions, type UserTask } from './user-actions.tsx'

const pauseMs = 300
const headingId = 'users-of-company'

interface Doing {
  readonly user: CompanyUser
  readonly task: UserTask
}

function UserRow({
  user,
  onTask,
}: {
  readonly user: CompanyUser
  readonly onTask: (task: UserTask) => void
}) {
  return (
    <li className={classes.user}>
      <div className={classes.facts}>
        <strong>{fullName(user)}</strong>
        <span>{user.email}</span>
        <span className={classes.soft}>
          {roleLabel(user.role)}
          {user.pendingEmail && `, ${user.pendingEmail} isn’t confirmed yet`}
        </span>
        {user.invited && (
          <span className={classes.invited}>
            <IconMailForward size={16} stroke={1.8} aria-hidden />
            Invited. Hasn’t chosen a password yet.
          </span>
        )}
      </div>
      <UserActions user={user} onTask={onTask} />
    </li>
  )
}

const orderNames: Readonly<Record<UserOrder, string>> = {
  added: 'As added',
  name: 'Last name',
  email: 'Email',
}

/** A company's users, paged, with all staff actions on them. */
export function CompanyUsers({ company }: { readonly company: CustomerCompany }) {
  const [page, setPage] = useState(1)
  const [doing, setDoing] = useState<Doing | null>(null)
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<UserOrder>('added')
  const [sought] = useDebouncedValue(search.trim(), pauseMs)
  const users = useUsersOfCompany(company.id, page, { search: sought, order })
  useLastPage({ page, onPage: setPage }, users)
  const edited = useLastShown(doing?.task === 'edit' ? doing.user : null)
  const done = () => setDoing(null)
  const onDeleted = (user: CompanyUser) => {
    done()
    notify(`${fullName(user)} was deleted.`)
    document.getElementById(headingId)?.focus()
  }
  return (
    <section className={classes.users} aria-labelledby={headingId}>
      <h3 id={headingId} tabIndex={-1}>
        Users for {company.name}
      </h3>
      <Group gap={10}>
        <TextInput
          flex="1 1 220px"
          type="search"
          aria-label="Search users"
          placeholder="Search users"
          leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value)
            setPage(1)
          }}
          maxLength={100}
        />
        <NativeSelect
          aria-label="Sort users"
          data={userOrders.map((value) => ({ value, label: orderNames[value] }))}
          value={order}
          onChange={(event) => {
            setOrder(event.currentTarget.value as UserOrder)
            setPage(1)
          }}
        />
      </Group>
      <QueryStates
        query={users}
        pending={<Skeleton height={160} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyNote
            icon={<IconUsers size={30} stroke={1.6} aria-hidden />}
            title={sought ? `No user matches “${sought}”.` : 'No users yet.'}
          />
        }
      >
        {({ users: shown, pages }) => (
          <>
            <Stack component="ul" gap={8} aria-labelledby={headingId} aria-busy={users.isPlaceholderData}>
              {shown.map((user) => (
                <UserRow key={user.id} user={user} onTask={(task) => setDoing({ user, task })} />
              ))}
            </Stack>
            {pages > 1 && <Pages of="users" page={page} pages={pages} onPage={setPage} numbered />}
          </>
        )}
      </QueryStates>
      {edited && <EditUserDialog user={edited} opened={doing?.task === 'edit'} onClose={done} />}
      {doing?.task === 'delete' && (
        <DeleteUserDialog user={doing.user} onClose={done} onDeleted={onDeleted} />
      )}
    </section>
  )
}
