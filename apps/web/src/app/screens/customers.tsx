import { Skeleton } from '@mantine/core'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import type { InternalCompany } from '@mullion/domain/accounts/actor'
import { may } from '@mullion/domain/accounts/permissions'
import { IconLock } from '@tabler/icons-react'
import { useSnapshot } from 'valtio'
import { CreateCustomer } from '../../features/admin/customers/create-customer.tsx'
import { SelectCustomer } from '../../features/admin/customers/select-customer.tsx'
import { cartState } from '../../features/cart/cart.state.ts'
import { actingState, setEditedCompany } from '../../lib/acting.state.ts'
import type { CustomerView } from '../../lib/checkout-views.ts'
import { EmptyNote } from '../../ui/empty-note.tsx'
import { QueryStates } from '../../ui/query-states.tsx'
import { navigate } from '../navigation/navigation.ts'
import { type PanelProps, to } from '../navigation/routes.ts'
import { actFor, stopActing } from '../session/acting.ts'

function proceedAs(company: InternalCompany): void {
  actFor(company)
  if (Object.keys(cartState.entries).length > 0) navigate(to('cart', 'shipping'))
  else navigate(to('search'))
}

function openForm(company: InternalCompany | null): void {
  setEditedCompany(company)
  navigate(to('cart', 'createCustomer'))
}

function View({ view }: { readonly view: CustomerView }) {
  const { company, edited } = useSnapshot(actingState)
  if (view === 'createCustomer') {
    return (
      <CreateCustomer
        key={edited?.id ?? 'new'}
        edited={edited}
        onProceed={proceedAs}
        onBack={() => navigate(to('cart', 'selectCustomer'))}
      />
    )
  }
  return (
    <SelectCustomer
      acting={company}
      onProceed={proceedAs}
      onCreate={() => openForm(null)}
      onEdit={openForm}
      onDeleted={({ id }) => id === actingState.company?.id && stopActing()}
      onBack={() => navigate(to('cart'))}
    />
  )
}

export function Customers({ route }: PanelProps<'cart'>) {
  return (
    <QueryStates
      query={useViewer()}
      pending={<Skeleton height={320} />}
      isEmpty={(viewer) => !viewer || !may(viewer.user, 'actForCompany')}
      empty={
        <EmptyNote
          icon={<IconLock size={30} stroke={1.6} aria-hidden />}
          title="Only staff can order for other companies."
        />
      }
    >
      {() => <View view={route.view as CustomerView} />}
    </QueryStates>
  )
}
