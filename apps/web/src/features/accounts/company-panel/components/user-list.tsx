import { Skeleton } from '@mantine/core'
import { useCompanyUsers } from '@mullion/client/accounts/users.hooks'
import type { CompanyUser, UserDetails } from '@mullion/domain/accounts/user'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { countOf } from '../../../../lib/count-of.ts'
import { notify } from '../../../../lib/notices.state.ts'
import { fullName } from '../../../../lib/person-words.ts'
import { DeleteUserDialog } from '../../../../ui/delete-user-dialog.tsx'
import { EmptyNote } from '../../../../ui/empty-note.tsx'
import { Pages } from '../../../../ui/pages.tsx'
import { QueryStates } from '../../../../ui/query-states.tsx'
import { Section } from '../../../../ui/section.tsx'
import { useLastPage } from '../../../../ui/use-staff-list.ts'
import { mayChange } from '../people.ts'
import { type UserChoice, useUserChoice } from '../use-user-choice.ts'
import classes from './user-list.module.css'
import { UserRow } from './user-row.tsx'

const headingId = 'company-users'

interface UserTableProps {
  readonly users: readonly CompanyUser[]
  readonly viewer: UserDetails
  readonly choice: UserChoice
  readonly busy: boolean
}

function UserTable({ users, viewer, choice, busy }: UserTableProps) {
  const everyone = users.every((user) => mayChange(viewer, user))
  return (
    <>
      <table className={classes.users} aria-labelledby={headingId} aria-busy={busy}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Email</th>
            <th scope="col">Role</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.id} user={user} viewer={viewer} choice={choice} />
          ))}
        </tbody>
      </table>
      {!everyone && <p className={classes.note}>Only a super admin can edit or delete staff.</p>}
    </>
  )
}

/** Returns the current page; falls back to the last page when the list gets shorter. */
function useUserPage(choice: UserChoice) {
  const [page, setPage] = useState(1)
  const users = useCompanyUsers(page)
  useLastPage({ page, onPage: setPage }, users)
  const turn = (to: number) => {
    choice.clear()
    setPage(to)
  }
  return { page, turn, users }
}

/** Paged list of the company's users, with a menu to edit or delete each. */
export function UserList({ viewer }: { readonly viewer: UserDetails }) {
  const choice = useUserChoice()
  const { page, turn, users } = useUserPage(choice)
  const { deleting } = choice

  const onDeleted = (user: CompanyUser) => {
    choice.clear()
    notify(`${fullName(user)} was deleted.`)
    document.getElementById(headingId)?.focus()
  }
  return (
    <Section
      title={`Users for ${viewer.company.name}`}
      id={headingId}
      aside={users.data && <span className={classes.total}>{countOf(users.data.total, 'user')}</span>}
    >
      <QueryStates
        query={users}
        pending={<Skeleton height={320} />}
        isEmpty={(found) => found.total === 0}
        empty={<EmptyNote icon={<IconUsers size={30} stroke={1.6} aria-hidden />} title="No users yet." />}
      >
        {({ users: shown, pages }) => (
          <>
            <UserTable users={shown} viewer={viewer} choice={choice} busy={users.isPlaceholderData} />
            {pages > 1 && (
              <Pages of="users" page={page} pages={pages} onPage={turn} numbered locked={choice.locked} />
            )}
          </>
        )}
      </QueryStates>
      {deleting && <DeleteUserDialog user={deleting} onClose={choice.clear} onDeleted={onDeleted} />}
    </Section>
  )
}
