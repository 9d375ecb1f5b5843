import { useTopCustomers } from '@mullion/client/analytics/analytics.hooks'
import type { TopCustomer } from '@mullion/domain/analytics/reports'
import { formatMoney } from '@mullion/domain/money'
import { anyOrder, type FigureProps } from '../analytics-types.ts'
import { type FigureColumn, FigureTable, TableSkeleton } from '../parts/figure-table.tsx'
import { FigureTiles } from '../parts/figure-tiles.tsx'
import { countText } from '../parts/figure-words.ts'
import { Widget } from '../parts/widget.tsx'
import classes from './lists.module.css'

/** Rows requested, and rows shown in a table. */
const limits = { compact: { asked: 10, shown: 3 }, detailed: { asked: 50, shown: 20 } } as const

const kindNames: readonly (readonly [string, string])[] = [
  ['internal:', 'Internal company'],
  ['guest:', 'Guest'],
]
const kindOf = ({ customerId }: TopCustomer) =>
  kindNames.find(([prefix]) => customerId.startsWith(prefix))?.[1] ?? 'Company'

const columns: readonly FigureColumn<TopCustomer>[] = [
  {
    title: 'Customer',
    cell: (customer) => (
      <span className={classes.part}>
        <span>{customer.customerName}</span>
        <span className={classes.name}>{kindOf(customer)}</span>
      </span>
    ),
  },
  { title: 'Revenue', cell: ({ totalRevenueCents }) => formatMoney(totalRevenueCents) },
  { title: 'Orders', cell: ({ orderCount }) => countText(orderCount) },
]
const moreColumns: readonly FigureColumn<TopCustomer>[] = [
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

export function CustomerAnalytics({ days, compact = false, onBehind }: FigureProps) {
  const { asked, shown } = limits[compact ? 'compact' : 'detailed']
  const query = useTopCustomers({ ...days, limit: asked })
  return (
    <Widget
      title="Top customers"
      subject="Customer"
      failure="Failed to fetch customer data"
      query={query}
      pending={<TableSkeleton rows={shown} lines={2} />}
      isEmpty={(customers) => customers.length === 0}
      emptyText="No customer data available"
    >
      {(customers) => (
        <>
          {!compact && <FigureTiles tiles={tilesOf(customers)} />}
          <FigureTable
            label="Top customers"
            rows={customers.slice(0, shown)}
            columns={compact ? columns : [...columns, ...moreColumns]}
            keyOf={({ customerId }) => customerId}
            shareOf={({ totalRevenueCents }) => totalRevenueCents / (customers[0]?.totalRevenueCents || 1)}
            onOpen={({ customerId, customerName }) =>
              onBehind({
                title: customerName,
                input: { ...days, ...anyOrder, figure: { of: 'customer', key: customerId } },
              })
            }
          />
        </>
      )}
    </Widget>
  )
}
