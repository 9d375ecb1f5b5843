import { Skeleton } from '@mantine/core'
import { useCompanyUsers } from '@mullion/client/accounts/users.hooks'
import type { CompanyUser, CompanyUsersPage, UserDetails } from '@mullion/domain/accounts/user'
import { IconUsers } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { notify } from '../../../../lib/notices.state.ts'
import { fullName } from '../../../../lib/person-words.ts'
import { DeleteUserDialog } from '../../../../ui/delete-user-dialog.tsx'
import { EmptyNote } from '../../../../ui/empty-note.tsx'
import { Pages } from '../../../../ui/pages.tsx'
import { QueryStates } from '../../../../ui/query-states.tsx'
import { Section } from '../../../../ui/section.tsx'
import { type UserChoice, useUserChoice } from '../use-user-choice.ts'
import { UserCard } from './user-card.tsx'
import classes from './user-list.module.css'

const headingId = 'company-users'

interface UserCardsProps {
  readonly users: readonly CompanyUser[]
  readonly viewer: UserDetails
  readonly choice: UserChoice
  readonly busy: boolean
}

function UserCards({ users, viewer, choice, busy }: UserCardsProps) {
  return (
    <ul className={classes.users} aria-labelledby={headingId} aria-busy={busy}>
      {users.map((user) => (
        <UserCard key={user.id} user={user} viewer={viewer} choice={choice} />
      ))}
    </ul>
  )
}

function PendingCards() {
  const card = <Skeleton height={98} />
  return (
    <div className={classes.users}>
      {card}
      {card}
      {card}
      {card}
      {card}
      {card}
    </div>
  )
}

/** The page that is shown; the last one there is when the list has become shorter. */
function useUserPage(choice: UserChoice) {
  const [page, setPage] = useState(1)
  const users = useCompanyUsers(page)
  const pages = users.data?.pages ?? page
  useEffect(() => setPage((shown) => Math.min(shown, pages)), [pages])
  const turn = (to: number) => {
    choice.clear()
    setPage(to)
  }
  return { page, turn, users }
}

/** The people of the viewer's company, by page; a chosen one can be edited and deleted. */
export function UserList({ viewer }: { readonly viewer: UserDetails }) {
  const choice = useUserChoice()
  const { page, turn, users } = useUserPage(choice)
  const { deleting } = choice

  const onDeleted = (user: CompanyUser) => {
    choice.clear()
    notify(`${fullName(user)} was deleted.`)
    document.getElementById(headingId)?.focus()
  }
  const total = ({ total: count }: CompanyUsersPage) => (count === 1 ? '1 user' : `${count} users`)
  return (
    <Section
      title={`Users for ${viewer.company.name}`}
      id={headingId}
      aside={users.data && <span className={classes.total}>{total(users.data)}</span>}
    >
      <QueryStates
        query={users}
        pending={<PendingCards />}
        isEmpty={(found) => found.total === 0}
        empty={
          <EmptyNote
            icon={<IconUsers size={30} stroke={1.6} aria-hidden />}
            title="There are no users yet."
          />
        }
      >
        {({ users: shown, pages }) => (
          <>
            <UserCards users={shown} viewer={viewer} choice={choice} busy={users.isPlaceholderData} />
            {pages > 1 && (
              <Pages of="users" page={page} pages={pages} onPage={turn} numbered locked={choice.locked} />
            )}
          </>
        )}
      </QueryStates>
      {deleting && (
        <DeleteUserDialog user={deleting} onClose={() => choice.choose(deleting)} onDeleted={onDeleted} />
      )}
    </Section>
  )
}
