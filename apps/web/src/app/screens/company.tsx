import { CompanyPanel } from '../../features/accounts/company-panel/company-panel.tsx'
import { OrderList } from '../../features/orders/order-list.tsx'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { CreditLine } from '../../ui/credit-line.tsx'
import { navigate } from '../navigation/navigation.ts'
import { type PanelProps, to } from '../navigation/routes.ts'

const OwnCertificates = lazyComponent(
  async () => (await import('../../features/tax-certificates/own-certificates.tsx')).OwnCertificates,
)

export function Company({ route }: PanelProps<'company'>) {
  return (
    <CompanyPanel
      view={route.view}
      onView={(view) => navigate(to('company', view))}
      onSearch={() => navigate(to('search'))}
      certificates={<OwnCertificates />}
      orders={
        <>
          <CreditLine />
          <OrderList scope="company" />
        </>
      }
    />
  )
}
