import { useTopCustomers } from '@mullion/client/analytics/analytics.hooks'
import type { TopCustomer } from '@mullion/domain/analytics/reports'
import { formatMoney } from '@mullion/domain/money'
import { anyOrder, type FigureProps } from '../analytics-types.ts'
import type { FigureColumn } from '../parts/figure-table.tsx'
import { countText } from '../parts/figure-words.ts'
import { NamedRow, TopList } from './top-list.tsx'

const limits = { compact: { limit: 10, shown: 3 }, detailed: { limit: 50, shown: 20 } } as const

const kindNames: readonly (readonly [string, string])[] = [
  ['internal:', 'Internal company'],
  ['guest:', 'Guest'],
]
const kindOf = ({ customerId }: TopCustomer) =>
  kindNames.find(([prefix]) => customerId.startsWith(prefix))?.[1] ?? 'Company'

const columns: readonly FigureColumn<TopCustomer>[] = [
  {
    title: 'Customer',
    cell: (customer) => <NamedRow note={kindOf(customer)}>{customer.customerName}</NamedRow>,
  },
  { title: 'Revenue', cell: ({ totalRevenueCents }) => formatMoney(totalRevenueCents) },
  { title: 'Orders', cell: ({ orderCount }) => countText(orderCount) },
  { title: 'Items', minor: true, cell: ({ totalItems }) => countText(totalItems) },
  {
    title: 'Average order',
    minor: true,
    cell: ({ totalRevenueCents, orderCount }) => formatMoney(Math.round(totalRevenueCents / orderCount)),
  },
]

function tilesOf(customers: readonly TopCustomer[]) {
  const sum = (of: (customer: TopCustomer) => number) =>
    customers.reduce((total, each) => total + of(each), 0)
  return [
    { label: `Revenue of the top ${customers.length}`, value: formatMoney(sum((c) => c.totalRevenueCents)) },
    { label: 'Their orders', value: countText(sum((c) => c.orderCount)) },
    { label: 'Best customer', value: customers[0]?.customerName ?? '–' },
  ]
}

export function CustomerAnalytics({ days, compact = false, onDrillDown }: FigureProps) {
  const { limit, shown } = limits[compact ? 'compact' : 'detailed']
  const query = useTopCustomers({ ...days, limit })
  return (
    <TopList
      of="Customer"
      {...{ query, shown, compact, tilesOf, columns }}
      keyOf={({ customerId }) => customerId}
      onOpen={({ customerId, customerName }) =>
        onDrillDown(customerName, { ...days, ...anyOrder, figure: { of: 'customer', key: customerId } })
      }
    />
  )
}
