import { AccountPanel } from '../../features/accounts/account-panel/account-panel.tsx'
import { OrderList } from '../../features/orders/order-list.tsx'
import { RecentOrders } from '../../features/orders/recent-orders.tsx'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { CreditSection } from '../../ui/credit-line.tsx'
import { Section } from '../../ui/section.tsx'
import { navigate } from '../navigation/navigation.ts'
import { linkTo, type PanelProps, to } from '../navigation/routes.ts'
import { useOrderAgain } from '../ordering/use-order-again.ts'
import { AccountActions, PlaceLink } from './account-actions.tsx'

const NamedLists = lazyComponent(async () => (await import('./part-lists.tsx')).NamedLists)
const Approvals = lazyComponent(
  async () => (await import('../../features/approvals/approvals.tsx')).Approvals,
)
const QuoteList = lazyComponent(
  async () => (await import('../../features/price-quotes/quote-list.tsx')).QuoteList,
)
const ReturnList = lazyComponent(
  async () => (await import('../../features/returns/return-list.tsx')).ReturnList,
)
const OwnRecurring = lazyComponent(async () => (await import('./recurring-orders.tsx')).OwnRecurring)
const CompanyDoors = lazyComponent(async () => (await import('./saved-doors.tsx')).CompanyDoors)

function OwnOrders() {
  return <OrderList scope="user" {...useOrderAgain()} />
}

function NewestOrders() {
  const orderAgain = useOrderAgain()
  return (
    <Section
      id="account-recent"
      title="Recent orders"
      aside={<PlaceLink place={to('account', 'orders')}>All orders</PlaceLink>}
    >
      <RecentOrders {...orderAgain} />
    </Section>
  )
}

export function Account({ route }: PanelProps<'account'>) {
  return (
    <AccountPanel
      view={route.view}
      onView={(view) => navigate(to('account', view))}
      onSearch={() => navigate(to('search'))}
      orders={<OwnOrders />}
      recentOrders={
        <>
          <CreditSection />
          <NewestOrders />
        </>
      }
      actions={<AccountActions />}
      lists={<NamedLists listId={route.chosen} />}
      recurring={<OwnRecurring opened={route.view === 'recurring' ? route.chosen : null} />}
      doors={<CompanyDoors />}
      quotes={
        <QuoteList
          onOpen={(chosen) => navigate({ ...to('quote'), chosen })}
          linkTo={(chosen) => linkTo({ ...to('quote'), chosen })}
          onAsk={() => navigate(to('quote', 'request'))}
        />
      }
      returns={
        <ReturnList
          onOpen={(chosen) => navigate({ ...to('return'), chosen })}
          linkTo={(chosen) => linkTo({ ...to('return'), chosen })}
        />
      }
      approvals={
        <Approvals
          opened={route.view === 'approvals' ? route.chosen : null}
          onOpen={(chosen) => navigate({ ...to('account', 'approvals'), chosen })}
          linkTo={(chosen) => linkTo({ ...to('account', 'approvals'), chosen })}
        />
      }
    />
  )
}
