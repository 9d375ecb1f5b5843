import { RecurringOrders } from '../../features/recurring-orders/recurring-orders.tsx'
import { navigate } from '../navigation/navigation.ts'
import { linkTo, type RouteChange, to } from '../navigation/routes.ts'
import { recurringSetup } from './recurring-setup.ts'

const at = (recurringId: number | null): RouteChange => ({
  ...to('account', 'recurring'),
  chosen: recurringId,
})
const draftAt = (draftId: number): RouteChange => ({ ...to('recurring'), chosen: draftId })

export function OwnRecurring({ opened }: { readonly opened: number | null }) {
  return (
    <RecurringOrders
      opened={opened}
      onOpen={(id) => navigate(at(id))}
      linkTo={(id) => linkTo(at(id))}
      onOpenDraft={(id) => navigate(draftAt(id))}
      draftLink={(id) => linkTo(draftAt(id))}
      onLists={() => navigate(to('account', 'lists'))}
      {...recurringSetup}
    />
  )
}
