import { Text } from '@mantine/core'
import { useSalesAgainstList } from '@mullion/client/analytics/analytics.hooks'
import type { AgainstList, CustomerAgainstList } from '@mullion/domain/analytics/reports'
import { formatMoney } from '@mullion/domain/money'
import type { FigureProps } from '../analytics-types.ts'
import { type FigureColumn, FigureTable, TableSkeleton } from '../parts/figure-table.tsx'
import { FigureTiles } from '../parts/figure-tiles.tsx'
import { Widget } from '../parts/widget.tsx'

const limit = 50
const title = 'Sales against list price'

const percentText = ({ percent }: AgainstList) => (percent === null ? '–' : `${percent.toFixed(1)}%`)

const columns: readonly FigureColumn<CustomerAgainstList>[] = [
  { title: 'Customer', cell: ({ customerName }) => customerName },
  { title: 'At list price', minor: true, cell: ({ listCents }) => formatMoney(listCents) },
  { title: 'Sold for', cell: ({ soldCents }) => formatMoney(soldCents) },
  { title: 'Below list', cell: ({ differenceCents }) => formatMoney(differenceCents) },
  { title: 'Percent', minor: true, cell: percentText },
]

/** What customers paid, compared with the list prices on the day of their orders. */
export function SalesAgainstListWidget({ days }: Pick<FigureProps, 'days'>) {
  const query = useSalesAgainstList({ ...days, limit })
  return (
    <Widget
      title={title}
      subject="Pricing"
      failure="Failed to fetch the comparison with list prices"
      query={query}
      pending={<TableSkeleton rows={10} lines={1} />}
      isEmpty={({ customers, unrecordedCents }) => customers.length === 0 && unrecordedCents === 0}
      emptyText="No sales with a recorded list price"
    >
      {(report) => (
        <>
          <FigureTiles
            tiles={[
              { label: 'At list price', value: formatMoney(report.listCents) },
              { label: 'Sold for', value: formatMoney(report.soldCents) },
              {
                label: 'Below list',
                value: `${formatMoney(report.differenceCents)} (${percentText(report)})`,
              },
            ]}
          />
          {report.unrecordedCents > 0 && (
            <Text fz="sm" c="dimmed">
              {formatMoney(report.unrecordedCents)} of goods have no recorded list price and are left out.
            </Text>
          )}
          <FigureTable
            label={title}
            rows={report.customers}
            columns={columns}
            keyOf={({ customerId }) => customerId}
            barOf={({ differenceCents }) => Math.max(0, differenceCents)}
          />
        </>
      )}
    </Widget>
  )
}
