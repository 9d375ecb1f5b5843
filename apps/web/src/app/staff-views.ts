import {
  IconBuildingPlus,
  IconBuildingWarehouse,
  IconChartHistogram,
  IconTruckLoading,
  IconUserPlus,
} from '@tabler/icons-react'
import { lateComponent } from '../lib/late-component.ts'
import type { StaffView } from '../lib/staff-panel.ts'

/** The sidebar of the staff panel. A view that is not built yet has no row. */
export const staffViewRows: readonly StaffView[] = [
  {
    view: 'create-company',
    title: 'Create Company',
    Icon: IconBuildingPlus,
    Component: lateComponent(
      async () => (await import('../features/admin/companies/create-company.tsx')).CreateCompany,
    ),
  },
  {
    view: 'edit-company',
    title: 'Edit Company',
    Icon: IconBuildingWarehouse,
    Component: lateComponent(
      async () => (await import('../features/admin/companies/edit-company.tsx')).EditCompany,
    ),
  },
  {
    view: 'create-user',
    title: 'Create User',
    Icon: IconUserPlus,
    Component: lateComponent(
      async () => (await import('../features/admin/users/create-user.tsx')).CreateUser,
    ),
  },
  {
    view: 'pending-orders',
    title: 'Pending Orders',
    Icon: IconTruckLoading,
    Component: lateComponent(
      async () => (await import('../features/admin/pending-orders/pending-orders.tsx')).PendingOrders,
    ),
  },
  {
    view: 'analytics',
    title: 'Analytics',
    Icon: IconChartHistogram,
    Component: lateComponent(async () => (await import('./analytics.tsx')).Analytics),
    mayOpen: (viewer) => viewer.analytics,
  },
]
