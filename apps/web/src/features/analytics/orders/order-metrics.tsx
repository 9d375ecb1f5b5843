import { useOrderMetrics } from '@mullion/client/analytics/analytics.hooks'
import type { OrderMetrics as Metrics } from '@mullion/domain/analytics/reports'
import { formatMoney } from '@mullion/domain/money'
import { anyOrder, type FigureProps, type ScopeProps } from '../analytics-types.ts'
import { FigureTable, TableSkeleton } from '../parts/figure-table.tsx'
import { FigureTiles, TilesSkeleton } from '../parts/figure-tiles.tsx'
import { countText } from '../parts/figure-words.ts'
import { Widget, WidgetPart } from '../parts/widget.tsx'
import classes from './order-metrics.module.css'

const servicesShown = 6
const methodNames = { credit_card: 'Credit card', terms: 'Terms', cash: 'Cash' } as const

const tilesOf = (metrics: Metrics) => [
  { label: 'Orders', value: countText(metrics.totalOrders) },
  { label: 'Processed', value: countText(metrics.processedOrders) },
  { label: 'Pending', value: countText(metrics.pendingOrders) },
  { label: 'Average order', value: formatMoney(metrics.averageOrderValueCents) },
]

type PartProps = FigureProps & { readonly metrics: Metrics }

function PaymentMethods({ metrics, days, onBehind }: PartProps) {
  const most = Math.max(...metrics.paymentMethods.map(({ revenueCents }) => revenueCents))
  return (
    <WidgetPart title="Payment methods">
      <FigureTable
        label="Payment methods"
        rows={metrics.paymentMethods}
        keyOf={({ method }) => method}
        shareOf={({ revenueCents }) => revenueCents / most}
        columns={[
          { title: 'Method', cell: ({ method }) => methodNames[method] },
          { title: 'Orders', cell: ({ count }) => countText(count) },
          { title: 'Revenue', cell: ({ revenueCents }) => formatMoney(revenueCents) },
        ]}
        onOpen={({ method }) =>
          onBehind({
            title: methodNames[method],
            input: { ...days, orderType: 'all', paymentType: method },
          })
        }
      />
    </WidgetPart>
  )
}

function Services({ metrics, days, onBehind }: PartProps) {
  const most = metrics.shippingAnalysis[0]?.count ?? 1
  return (
    <WidgetPart title="Carriers and services">
      <FigureTable
        label="Carriers and services"
        rows={metrics.shippingAnalysis.slice(0, servicesShown)}
        keyOf={({ carrier, serviceType }) => `${carrier} ${serviceType}`}
        shareOf={({ count }) => count / most}
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
        onOpen={({ carrier, serviceType, serviceTypeName }) =>
          onBehind({
            title: `${carrier} ${serviceTypeName}`,
            input: { ...days, ...anyOrder, figure: { of: 'service', key: carrier, detail: serviceType } },
          })
        }
      />
    </WidgetPart>
  )
}

/** Orders by payment and shipping method, and the number pending. */
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
      pending={
        <>
          <TilesSkeleton count={4} />
          <TableSkeleton rows={compact ? 2 : 6} />
        </>
      }
      isEmpty={({ totalOrders }) => totalOrders === 0}
    >
      {(metrics) => (
        <>
          <FigureTiles tiles={tilesOf(metrics)} />
          <div className={compact ? undefined : classes.lists}>
            <PaymentMethods {...props} metrics={metrics} />
            {!compact && <Services {...props} metrics={metrics} />}
          </div>
        </>
      )}
    </Widget>
  )
}
