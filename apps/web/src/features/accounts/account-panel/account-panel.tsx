import { useViewer } from '@mullion/client/accounts/session.hooks'
import type { Viewer } from '@mullion/domain/accounts/session'
import {
  IconCreditCard,
  IconDoor,
  IconMapPin,
  IconReceipt,
  IconSettings,
  IconUserCircle,
} from '@tabler/icons-react'
import type { AccountPanelProps } from '../../../lib/member-panels.ts'
import { PanelFrame } from '../../../ui/panel-frame.tsx'
import { Section } from '../../../ui/section.tsx'
import { SavedAddresses } from '../addresses/saved-addresses.tsx'
import { SavedCards } from '../payments/saved-cards.tsx'
import { GeneralSettings } from '../settings/general-settings.tsx'
import { NoDetails } from './components/no-details.tsx'
import { Overview } from './components/overview.tsx'
import { OverviewSkeleton } from './components/overview-skeleton.tsx'

const icon = { size: 20, stroke: 1.8, 'aria-hidden': true } as const
const views = [
  { view: 'overview', name: 'Overview', icon: <IconUserCircle {...icon} /> },
  { view: 'orders', name: 'Orders', icon: <IconReceipt {...icon} /> },
  { view: 'doors', name: 'Saved doors', icon: <IconDoor {...icon} /> },
  { view: 'addresses', name: 'Saved Addresses', icon: <IconMapPin {...icon} /> },
  { view: 'payments', name: 'Your Payments', icon: <IconCreditCard {...icon} /> },
  { view: 'settings', name: 'General Settings', icon: <IconSettings {...icon} /> },
] as const

type OpenViewProps = AccountPanelProps & { readonly viewer: Viewer }

function OpenView({ view, viewer, orders, doors, recentOrders, actions }: OpenViewProps) {
  if (view === 'overview') return <Overview {...{ viewer, recentOrders, actions }} />
  if (view === 'doors') return doors
  if (view === 'addresses') return <SavedAddresses />
  if (view === 'payments') return <SavedCards />
  if (view === 'settings') return <GeneralSettings viewer={viewer} />
  return (
    <Section id="account-orders" title="Orders">
      {orders}
    </Section>
  )
}

export function AccountPanel(props: AccountPanelProps) {
  const { view, onView, onSearch } = props
  const { data: viewer, isPending, isFetching, refetch } = useViewer()
  return (
    <PanelFrame title="Your account" views={views} view={view} onView={onView} onSearch={onSearch}>
      {isPending && <OverviewSkeleton />}
      {!isPending && !viewer && <NoDetails onRetry={() => void refetch()} busy={isFetching} />}
      {viewer && <OpenView {...props} viewer={viewer} />}
    </PanelFrame>
  )
}
