import { useOrderMetrics } from '@mullion/client/analytics/analytics.hooks'
import type { OrderMetrics as Metrics } from '@mullion/domain/analytics/reports'
import { formatMoney } from '@mullion/domain/money'
import { anyOrder, type FigureProps, type ScopeProps } from '../analytics-types.ts'
import { Columns } from '../parts/columns.tsx'
import { TableSkeleton } from '../parts/figure-table.tsx'
import { FigureTiles } from '../parts/figure-tiles.tsx'
import { countText } from '../parts/figure-words.ts'
import { TablePart, Widget } from '../parts/widget.tsx'

const servicesShown = 6
const methodNames = { credit_card: 'Credit card', terms: 'Terms', cash: 'Cash' } as const

const tilesOf = (metrics: Metrics) => [
  { label: 'Orders', value: countText(metrics.totalOrders) },
  { label: 'Processed', value: countText(metrics.processedOrders) },
  { label: 'Pending', value: countText(metrics.pendingOrders) },
  { label: 'Average order', value: formatMoney(metrics.averageOrderValueCents) },
]

type PartProps = FigureProps & { readonly metrics: Metrics }

function PaymentMethods({ metrics, days, onDrillDown }: PartProps) {
  return (
    <TablePart
      label="Payment methods"
      rows={metrics.paymentMethods}
      keyOf={({ method }) => method}
      barOf={({ revenueCents }) => revenueCents}
      columns={[
        { title: 'Method', cell: ({ method }) => methodNames[method] },
        { title: 'Orders', cell: ({ count }) => countText(count) },
        { title: 'Revenue', cell: ({ revenueCents }) => formatMoney(revenueCents) },
      ]}
      onOpen={({ method }) =>
        onDrillDown(methodNames[method], { ...days, orderType: 'all', paymentType: method })
      }
    />
  )
}

function Services({ metrics, days, onDrillDown }: PartProps) {
  return (
    <TablePart
      label="Carriers and services"
      rows={metrics.shippingAnalysis.slice(0, servicesShown)}
      keyOf={({ carrier, serviceType }) => `${carrier} ${serviceType}`}
      barOf={({ count }) => count}
      columns={[
        {
          title: 'Service',
          cell: ({ carrier, serviceTypeName }) =>
            serviceTypeName.startsWith(carrier) ? serviceTypeName : `${carrier} ${serviceTypeName}`,
        },
        { title: 'Orders', cell: ({ count }) => countText(count) },
        { title: 'Average', cell: ({ averageCostCents }) => formatMoney(averageCostCents) },
        { title: 'Total', minor: true, cell: ({ totalCostCents }) => formatMoney(totalCostCents) },
      ]}
      onOpen={({ carrier, serviceType, serviceTypeName }) => {
        const figure = { of: 'service', key: carrier, detail: serviceType } as const
        onDrillDown(`${carrier} ${serviceTypeName}`, { ...days, ...anyOrder, figure })
      }}
    />
  )
}

export function OrderMetrics({ scope, ...props }: FigureProps & ScopeProps) {
  const { days, compact = false } = props
  const query = useOrderMetrics(days)
  return (
    <Widget
      title="Order metrics"
      subject="Order"
      failure="Failed to fetch order metrics"
      query={query}
      aside={scope}
      tiles={4}
      pending={<TableSkeleton rows={compact ? 2 : 6} />}
      isEmpty={({ totalOrders }) => totalOrders === 0}
    >
      {(metrics) => (
        <>
          <FigureTiles tiles={tilesOf(metrics)} />
          {compact ? (
            <PaymentMethods {...props} metrics={metrics} />
          ) : (
            <Columns ratio={[2, 3]}>
              <PaymentMethods {...props} metrics={metrics} />
              <Services {...props} metrics={metrics} />
            </Columns>
          )}
        </>
      )}
    </Widget>
  )
}
