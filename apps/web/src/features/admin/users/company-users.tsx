import { Button, Group, NativeSelect, Skeleton, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useUsersOfCompany } from '@mullion/client/admin/companies.hooks'
import {
  useEndSessions,
  useRequirePasswordChange,
  useResendInvitation,
} from '@mullion/client/admin/user-sign-in.hooks'
import { type CompanyUser, roleLabel, type UserOrder, userOrders } from '@mullion/domain/accounts/user'
import type { CustomerCompany } from '@mullion/domain/admin/company-form'
import { IconMailForward, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { countOf } from '../../../lib/count-of.ts'
import { notify } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { fullName } from '../../../lib/person-words.ts'
import { useLastShown } from '../../../lib/use-last-shown.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import box from '../../../ui/box.module.css'
import { DeleteUserDialog } from '../../../ui/delete-user-dialog.tsx'
import { EmptyNote } from '../../../ui/empty-note.tsx'
import { Pages } from '../../../ui/pages.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { useLastPage } from '../../../ui/use-staff-list.ts'
import { EditUserDialog } from './edit-user-dialog.tsx'

const pauseMs = 300
const headingId = 'users-of-company'

type UserTask = 'edit' | 'delete'

interface UserRowProps {
  readonly user: CompanyUser
  readonly onTask: (task: UserTask) => void
}

const plain = { variant: 'default', h: 44, px: 12 } as const

function UserRow({ user, onTask }: UserRowProps) {
  const invite = useResendInvitation()
  const force = useRequirePasswordChange()
  const end = useEndSessions()
  const name = fullName(user)
  const one = { userId: user.id }
  return (
    <Group component="li" className={box.box ?? ''} justify="space-between" gap="8px 16px" p="10px 12px">
      <Stack gap={0} miw={0} fz="sm">
        <strong>{name}</strong>
        <span>{user.email}</span>
        <Text span c="dimmed">
          {roleLabel(user.role)}
          {user.pendingEmail && `, ${user.pendingEmail} isn’t confirmed yet`}
        </Text>
        {user.invited && (
          <Group component="span" gap={5} wrap="nowrap">
            <IconMailForward size={16} stroke={1.8} aria-hidden />
            {user.invitedAt ? 'Invited. Hasn’t chosen a password yet.' : 'Not invited yet.'}
          </Group>
        )}
      </Stack>
      <Group gap={8}>
        <Button {...plain} aria-label={`Edit User ${name}`} onClick={() => onTask('edit')}>
          Edit User
        </Button>
        {user.invited ? (
          <ActionButton
            {...plain}
            aria-label={user.invitedAt ? `Resend invitation to ${name}` : `Send invitation to ${name}`}
            busy={invite.isPending}
            onClick={() =>
              invite.mutate(one, {
                onSuccess: ({ email }) => notify(`A new temporary password was emailed to ${email}.`),
                onError: notifyError,
              })
            }
          >
            {user.invitedAt ? 'Resend invitation' : 'Send invitation'}
          </ActionButton>
        ) : (
          <ActionButton
            {...plain}
            aria-label={`Force password change for ${name}`}
            busy={force.isPending}
            onClick={() =>
              force.mutate(one, {
                onSuccess: () => notify(`${name} will have to choose a new password to continue.`),
                onError: notifyError,
              })
            }
          >
            Force password change
          </ActionButton>
        )}
        <ActionButton
          {...plain}
          aria-label={`End sessions of ${name}`}
          busy={end.isPending}
          onClick={() =>
            end.mutate(one, {
              onSuccess: ({ ended }) =>
                notify(`${countOf(ended, 'session')} ${ended === 1 ? 'was' : 'were'} ended for ${name}.`),
              onError: notifyError,
            })
          }
        >
          End sessions
        </ActionButton>
        <Button
          {...plain}
          variant="danger-quiet"
          aria-label={`Delete User ${name}`}
          onClick={() => onTask('delete')}
        >
          Delete User
        </Button>
      </Group>
    </Group>
  )
}

const orderNames: Readonly<Record<UserOrder, string>> = {
  added: 'As added',
  name: 'Last name',
  email: 'Email',
}

export function CompanyUsers({ company }: { readonly company: CustomerCompany }) {
  const [page, setPage] = useState(1)
  const [doing, setDoing] = useState<{ user: CompanyUser; task: UserTask } | null>(null)
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
    <Stack component="section" gap={10} className={box.below ?? ''} aria-labelledby={headingId}>
      <Text component="h3" id={headingId} tabIndex={-1} fz="md" fw={600}>
        Users for {company.name}
      </Text>
      <Group gap={10}>
        <SearchInput
          flex="1 1 220px"
          aria-label="Search users"
          value={search}
          onSearch={(text) => {
            setSearch(text)
            setPage(1)
          }}
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
      {edited && (
        <EditUserDialog user={edited} companyId={company.id} opened={doing?.task === 'edit'} onClose={done} />
      )}
      {doing?.task === 'delete' && (
        <DeleteUserDialog user={doing.user} onClose={done} onDeleted={onDeleted} />
      )}
    </Stack>
  )
}
