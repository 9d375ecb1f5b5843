import { may } from '@mullion/domain/accounts/permissions'
import {
  IconBuildingPlus,
  IconBuildingWarehouse,
  IconCashBanknote,
  IconCertificate,
  IconChartHistogram,
  IconEdit,
  IconFileDollar,
  IconFileImport,
  IconHistory,
  IconListSearch,
  IconPlugConnected,
  IconPlus,
  IconReceipt,
  IconTruckLoading,
  IconTruckReturn,
  IconUserPlus,
  IconVocabulary,
  IconWebhook,
} from '@tabler/icons-react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import type { StaffView } from '../../lib/staff-panel.ts'

export const staffViewRows: readonly StaffView[] = [
  {
    view: 'create-company',
    title: 'Create Company',
    Icon: IconBuildingPlus,
    Component: lazyComponent(
      async () => (await import('../../features/admin/companies/create-company.tsx')).CreateCompany,
    ),
  },
  {
    view: 'edit-company',
    title: 'Edit Company',
    Icon: IconBuildingWarehouse,
    Component: lazyComponent(
      async () => (await import('../../features/admin/companies/edit-company.tsx')).EditCompany,
    ),
  },
  {
    view: 'create-user',
    title: 'Create User',
    Icon: IconUserPlus,
    Component: lazyComponent(
      async () => (await import('../../features/admin/users/create-user.tsx')).CreateUser,
    ),
  },
  {
    view: 'add-part',
    title: 'Add New Part',
    Icon: IconPlus,
    Component: lazyComponent(async () => (await import('../../features/admin/parts/add-part.tsx')).AddPart),
  },
  {
    view: 'edit-part',
    title: 'Edit Part',
    Icon: IconEdit,
    Component: lazyComponent(async () => (await import('../../features/admin/parts/edit-part.tsx')).EditPart),
  },
  {
    view: 'pending-orders',
    title: 'Pending Orders',
    Icon: IconTruckLoading,
    Component: lazyComponent(async () => (await import('./pending-orders.tsx')).PendingOrders),
  },
  {
    view: 'orders',
    title: 'View Orders',
    Icon: IconReceipt,
    Component: lazyComponent(
      async () => (await import('../../features/orders/staff/staff-orders.tsx')).StaffOrders,
    ),
  },
  {
    view: 'price-quotes',
    title: 'Quotes',
    Icon: IconFileDollar,
    Component: lazyComponent(
      async () => (await import('../../features/admin/price-quotes/price-quotes.tsx')).PriceQuotes,
    ),
  },
  {
    view: 'returns',
    title: 'Returns',
    Icon: IconTruckReturn,
    Component: lazyComponent(async () => (await import('../../features/admin/returns/returns.tsx')).Returns),
  },
  {
    view: 'credit',
    title: 'Credit',
    Icon: IconCashBanknote,
    Component: lazyComponent(async () => (await import('../../features/admin/credit/credit.tsx')).Credit),
  },
  {
    view: 'certificates',
    title: 'Tax certificates',
    Icon: IconCertificate,
    Component: lazyComponent(
      async () =>
        (await import('../../features/admin/tax-certificates/certificate-desk.tsx')).CertificateDesk,
    ),
  },
  {
    view: 'imports',
    title: 'Import/Export',
    Icon: IconFileImport,
    Component: lazyComponent(async () => (await import('../../features/admin/imports/imports.tsx')).Imports),
  },
  {
    view: 'insight',
    title: 'Store checkup',
    Icon: IconListSearch,
    Component: lazyComponent(async () => (await import('../../features/admin/insight/insight.tsx')).Insight),
  },
  {
    view: 'words',
    title: 'Search words',
    Icon: IconVocabulary,
    Component: lazyComponent(async () => (await import('../../features/admin/words/words.tsx')).Words),
  },
  {
    view: 'webhooks',
    title: 'Webhooks',
    Icon: IconWebhook,
    Component: lazyComponent(
      async () => (await import('../../features/admin/webhooks/webhooks.tsx')).Webhooks,
    ),
  },
  {
    view: 'punchout',
    title: 'Procurement',
    Icon: IconPlugConnected,
    Component: lazyComponent(
      async () => (await import('../../features/admin/punchout/punchout.tsx')).Punchout,
    ),
  },
  {
    view: 'audit',
    title: 'Audit log',
    Icon: IconHistory,
    Component: lazyComponent(async () => (await import('../../features/admin/audit/audit-log.tsx')).AuditLog),
    mayOpen: ({ user }) => may(user, 'viewAuditLog'),
  },
  {
    view: 'analytics',
    title: 'Analytics',
    Icon: IconChartHistogram,
    Component: lazyComponent(async () => (await import('./analytics.tsx')).Analytics),
    mayOpen: (viewer) => viewer.analytics,
  },
]
