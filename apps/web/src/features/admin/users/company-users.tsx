import { NativeSelect, Skeleton, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useUsersOfCompany } from '@mullion/client/admin/companies.hooks'
import { type CompanyUser, roleLabel, type UserOrder, userOrders } from '@mullion/domain/accounts/user'
import type { CustomerCompany } from '@mullion/domain/admin/company-form'
import { IconMailForward, IconSearch, IconUsers } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { notify } from '../../../lib/notices.state.ts'
import { fullName } from '../../../lib/person-words.ts'
import { DeleteUserDialog } from '../../../ui/delete-user-dialog.tsx'
import { EmptyNote } from '../../../ui/empty-note.tsx'
import { Pages } from '../../../ui/pages.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
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

interface UsersFilterProps {
  readonly search: string
  readonly order: UserOrder
  readonly onSearch: (text: string) => void
  readonly onOrder: (order: UserOrder) => void
}

function UsersFilter({ search, order, onSearch, onOrder }: UsersFilterProps) {
  return (
    <div className={classes.filter}>
      <TextInput
        type="search"
        aria-label="Search users"
        placeholder="Search users"
        leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
        maxLength={100}
      />
      <NativeSelect
        aria-label="Sort users"
        data={userOrders.map((value) => ({ value, label: orderNames[value] }))}
        value={order}
        onChange={(event) => onOrder(event.currentTarget.value as UserOrder)}
      />
    </div>
  )
}

/** A company's users, paged, with all staff actions on them. */
export function CompanyUsers({ company }: { readonly company: CustomerCompany }) {
  const [page, setPage] = useState(1)
  const [doing, setDoing] = useState<Doing | null>(null)
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<UserOrder>('added')
  const [sought] = useDebouncedValue(search.trim(), pauseMs)
  const users = useUsersOfCompany(company.id, page, { search: sought, order })
  const pages = users.data?.pages ?? page
  useEffect(() => setPage((shown) => Math.min(shown, pages)), [pages])
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
      <UsersFilter search={search} order={order} onSearch={setSearch} onOrder={setOrder} />
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
        {({ users: shown }) => (
          <>
            <ul className={classes.list} aria-labelledby={headingId} aria-busy={users.isPlaceholderData}>
              {shown.map((user) => (
                <UserRow key={user.id} user={user} onTask={(task) => setDoing({ user, task })} />
              ))}
            </ul>
            {pages > 1 && <Pages of="users" page={page} pages={pages} onPage={setPage} numbered />}
          </>
        )}
      </QueryStates>
      {doing?.task === 'edit' && <EditUserDialog user={doing.user} onClose={done} />}
      {doing?.task === 'delete' && (
        <DeleteUserDialog user={doing.user} onClose={done} onDeleted={onDeleted} />
      )}
    </section>
  )
}
