import { CompanyPanel } from '../../features/accounts/company-panel/company-panel.tsx'
import { OrderList } from '../../features/orders/order-list.tsx'
import { navigate } from '../navigation/navigation.ts'
import { type PanelProps, to } from '../navigation/routes.ts'

export function Company({ route }: PanelProps<'company'>) {
  return (
    <CompanyPanel
      view={route.view}
      onView={(view) => navigate(to('company', view))}
      onSearch={() => navigate(to('search'))}
      orders={<OrderList scope="company" />}
    />
  )
}
