import '@mantine/core/styles/Radio.layer.css'
import { Skeleton, Stack } from '@mantine/core'
import { useSavedCards } from '@mullion/client/accounts/cards.hooks'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import type { Viewer } from '@mullion/domain/accounts/session'
import {
  IconChecklist,
  IconCreditCard,
  IconDoor,
  IconFileDollar,
  IconKey,
  IconListCheck,
  IconMapPin,
  IconReceipt,
  IconRepeat,
  IconSettings,
  IconTruckReturn,
  IconUserCircle,
  IconUserOff,
} from '@tabler/icons-react'
import type { AccountPanelProps } from '../../../lib/member-panels.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { EmptyNote } from '../../../ui/empty-note.tsx'
import { PanelFrame } from '../../../ui/panel-frame.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import { SavedAddresses } from '../addresses/saved-addresses.tsx'
import { CardList, CardListSkeleton } from '../payments/components/card-list.tsx'
import { GeneralSettings } from '../settings/general-settings.tsx'
import { OwnTokens } from '../tokens/own-tokens.tsx'
import { Overview } from './components/overview.tsx'

function SavedCards() {
  const cards = useSavedCards()
  return (
    <Section id="saved-cards" title="Your Payments">
      <QueryStates
        query={cards}
        pending={<CardListSkeleton />}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyNote
            icon={<IconCreditCard size={32} stroke={1.6} aria-hidden />}
            title="No saved cards available."
          >
            <p>Cards you save at checkout appear here.</p>
          </EmptyNote>
        }
      >
        {(list) => (
          <CardList cards={list} onRemoved={() => document.getElementById('saved-cards')?.focus()} />
        )}
      </QueryStates>
    </Section>
  )
}

const icon = { size: 20, stroke: 1.8, 'aria-hidden': true } as const
const views = [
  { view: 'overview', name: 'Overview', icon: <IconUserCircle {...icon} /> },
  { view: 'orders', name: 'Orders', icon: <IconReceipt {...icon} /> },
  { view: 'quotes', name: 'Quotes', icon: <IconFileDollar {...icon} /> },
  { view: 'returns', name: 'Returns', icon: <IconTruckReturn {...icon} /> },
  { view: 'lists', name: 'Lists', icon: <IconListCheck {...icon} /> },
  { view: 'recurring', name: 'Recurring orders', icon: <IconRepeat {...icon} /> },
  { view: 'approvals', name: 'Approvals', icon: <IconChecklist {...icon} /> },
  { view: 'doors', name: 'Saved doors', icon: <IconDoor {...icon} /> },
  { view: 'addresses', name: 'Saved Addresses', icon: <IconMapPin {...icon} /> },
  { view: 'payments', name: 'Your Payments', icon: <IconCreditCard {...icon} /> },
  { view: 'settings', name: 'General Settings', icon: <IconSettings {...icon} /> },
  { view: 'tokens', name: 'API tokens', icon: <IconKey {...icon} /> },
] as const

type OpenViewProps = AccountPanelProps & { readonly viewer: Viewer }

function OpenView(props: OpenViewProps) {
  const { view, viewer, orders, lists, doors, approvals, quotes, returns, recurring, recentOrders, actions } =
    props
  if (view === 'overview') return <Overview {...{ viewer, recentOrders, actions }} />
  if (view === 'lists') return lists
  if (view === 'recurring') return recurring
  if (view === 'approvals') return approvals
  if (view === 'quotes') return quotes
  if (view === 'returns') return returns
  if (view === 'doors') return doors
  if (view === 'addresses') return <SavedAddresses />
  if (view === 'payments') return <SavedCards />
  if (view === 'tokens') return <OwnTokens />
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
  const shown = views.filter(
    (each) => each.view !== 'approvals' || view === 'approvals' || viewer?.user.company.approvals,
  )
  return (
    <PanelFrame title="Your account" views={shown} view={view} onView={onView} onSearch={onSearch}>
      {isPending && (
        <Stack gap={16} role="status" aria-label="Loading account">
          <Skeleton height={130} />
          <Skeleton height={190} />
        </Stack>
      )}
      {!isPending && !viewer && (
        <div role="alert">
          <EmptyNote
            icon={<IconUserOff size={32} stroke={1.6} aria-hidden />}
            title="No account details available."
          >
            <ActionButton variant="default" onClick={() => void refetch()} busy={isFetching}>
              Retry
            </ActionButton>
          </EmptyNote>
        </div>
      )}
      {viewer && <OpenView {...props} viewer={viewer} />}
    </PanelFrame>
  )
}
