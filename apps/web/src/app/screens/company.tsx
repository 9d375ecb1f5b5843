import { CompanyPanel } from '../../features/accounts/company-panel/company-panel.tsx'
import { OrderList } from '../../features/orders/order-list.tsx'
import type { CompanyView } from '../../lib/member-panels.ts'
import { navigate } from '../navigation/navigation.ts'
import { to } from '../navigation/routes.ts'

/** The company's panel, with the orders of its people in it. */
export function Company({ view }: { readonly view: CompanyView }) {
  return (
    <CompanyPanel
      view={view}
      onView={(view) => navigate(to('company', view))}
      onSearch={() => navigate(to('search'))}
      orders={<OrderList scope="company" />}
    />
  )
}
