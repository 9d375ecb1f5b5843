import { Skeleton } from '@mantine/core'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import { may } from '@mullion/domain/accounts/permissions'
import { createUserInput, type UserDetails } from '@mullion/domain/accounts/user'
import { IconCertificate, IconListDetails, IconLock, IconUserPlus, IconUsers } from '@tabler/icons-react'
import type { CompanyPanelProps } from '../../../lib/member-panels.ts'
import { useSchemaForm } from '../../../lib/use-schema-form.ts'
import { EmptyNote } from '../../../ui/empty-note.tsx'
import { PanelFrame } from '../../../ui/panel-frame.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import { AddUser } from './components/add-user.tsx'
import { CompanyRules } from './components/company-rules.tsx'
import { UserList } from './components/user-list.tsx'
import { rolesToGive } from './people.ts'

const icon = { size: 20, stroke: 1.8, 'aria-hidden': true } as const
const views = [
  { view: 'add', name: 'Add User', icon: <IconUserPlus {...icon} /> },
  { view: 'users', name: 'View Users', icon: <IconUsers {...icon} /> },
  { view: 'orders', name: 'View Orders', icon: <IconListDetails {...icon} /> },
  { view: 'certificates', name: 'Tax certificates', icon: <IconCertificate {...icon} /> },
] as const

/** Renders the open view. A new user's draft survives switching views. */
function OpenView({
  view,
  viewer,
  orders,
  certificates,
}: CompanyPanelProps & { readonly viewer: UserDetails }) {
  const [role = ''] = rolesToGive(viewer)
  const newUser = useSchemaForm({
    start: { firstname: '', lastname: '', email: '', role },
    schema: createUserInput,
  })
  if (view === 'certificates') return certificates
  if (view === 'add') return <AddUser viewer={viewer} form={newUser} />
  if (view === 'users')
    return (
      <>
        <UserList viewer={viewer} />
        {may(viewer, 'manageApprovals') && <CompanyRules />}
      </>
    )
  return (
    <Section title={`Orders for ${viewer.company.name}`} id="company-orders">
      {orders}
    </Section>
  )
}

export function CompanyPanel(props: CompanyPanelProps) {
  const { view, onView, onSearch } = props
  const viewer = useViewer()
  const user = viewer.data?.user
  // The house company sends no certificates.
  const shown = views.filter(
    (each) => each.view !== 'certificates' || (user && may(user, 'manageTaxCertificates')),
  )
  const title = user ? `${user.company.name} Admin Panel` : 'Company Admin Panel'
  return (
    <PanelFrame title={title} views={shown} view={view} onView={onView} onSearch={onSearch}>
      <QueryStates
        query={viewer}
        pending={<Skeleton height={320} />}
        isEmpty={(found) => !found || !may(found.user, 'manageCompanyUsers')}
        empty={
          <EmptyNote
            icon={<IconLock size={30} stroke={1.6} aria-hidden />}
            title="Only company admins can use this panel."
          />
        }
      >
        {(found) => found && <OpenView key={found.user.id} {...props} viewer={found.user} />}
      </QueryStates>
    </PanelFrame>
  )
}
