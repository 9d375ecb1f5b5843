import { SegmentedControl, Skeleton } from '@mantine/core'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import { useSalesOverview, useSalesTrends } from '@mullion/client/analytics/analytics.hooks'
import { daysOfPeriod } from '@mullion/domain/analytics/period'
import type { SalesOverview as Overview, TrendPoint } from '@mullion/domain/analytics/reports'
import { formatMoney } from '@mullion/domain/money'
import { type ReactNode, useState } from 'react'
import { QueryStates } from '../../../ui/query-states.tsx'
import type { SalesProps } from '../analytics-types.ts'
import { ChartFrame } from '../parts/chart-frame.tsx'
import { TrendChart } from '../parts/charts.tsx'
import { type FigureTile, FigureTiles } from '../parts/figure-tiles.tsx'
import { countText, daysText, hourText, shortPeriod } from '../parts/figure-words.ts'
import { NoFigures, Widget } from '../parts/widget.tsx'

const metrics = [
  { value: 'revenueCents', label: 'Revenue' },
  { value: 'orders', label: 'Orders' },
  { value: 'guestDoubleRevenueCents', label: 'Guests counted twice' },
] as const
type Metric = (typeof metrics)[number]['value']

/** Returns `Nov 20, 2026`, `Nov 20, 2026, 3 PM`, or the part of a week or month within the range. */
function periodTitle(period: string, days: SalesProps['days']): string {
  const { range, hour } = daysWithin(period, days)
  return hour === null ? daysText(range) : `${daysText(range)}, ${hourText(hour)}`
}

/** Returns a period's days, cut off at the ends of the range. */
function daysWithin(period: string, { startDate, endDate }: SalesProps['days']) {
  const { range, hour } = daysOfPeriod(period)
  const from = range.from < startDate ? startDate : range.from
  return { hour, range: { from, to: range.to > endDate ? endDate : range.to } }
}

function Trend({
  points,
  days,
  filter,
  compact,
  onDrillDown,
}: SalesProps & { points: readonly TrendPoint[] }) {
  const [metric, setMetric] = useState<Metric>('revenueCents')
  const open = ({ period }: TrendPoint) => {
    const { range, hour } = daysWithin(period, days)
    const within = { ...filter, startDate: range.from, endDate: range.to }
    onDrillDown(periodTitle(period, days), hour === null ? within : { ...within, hour })
  }
  const openAt = (at: number) => {
    const point = points[at]
    if (point) open(point)
  }
  return (
    <ChartFrame
      label="Sales trend"
      rows={points}
      columns={[
        { title: 'Period', cell: ({ period }) => periodTitle(period, days) },
        { title: 'Revenue', cell: ({ revenueCents }) => formatMoney(revenueCents) },
        { title: 'Orders', cell: ({ orders }) => countText(orders) },
        {
          title: 'Guests counted twice',
          minor: true,
          cell: (row) => formatMoney(row.guestDoubleRevenueCents),
        },
      ]}
      keyOf={({ period }) => period}
      onOpen={open}
      aside={
        <SegmentedControl
          aria-label="Trend metric"
          size="xs"
          maw="100%"
          data={[...metrics]}
          value={metric}
          onChange={(value) => setMetric(value as Metric)}
        />
      }
    >
      <TrendChart
        name={metrics.find(({ value }) => value === metric)?.label ?? ''}
        money={metric !== 'orders'}
        height={chartHeight[compact ? 'compact' : 'detailed']}
        points={points.map((point) => {
          const { range, hour } = daysWithin(point.period, days)
          return { label: shortPeriod(range, hour, point.period), value: point[metric] }
        })}
        onOpen={openAt}
      />
    </ChartFrame>
  )
}

const chartHeight = { compact: 200, detailed: 260 } as const

function TrendSkeleton({ compact = false }: Pick<SalesProps, 'compact'>) {
  return <Skeleton height={chartHeight[compact ? 'compact' : 'detailed'] + 40} />
}

function SalesTrend(props: SalesProps) {
  const trends = useSalesTrends(props.filter)
  return (
    <QueryStates
      query={trends}
      failure={{ title: 'Error Loading Sales Trend Data', text: 'Failed to fetch sales trends' }}
      pending={<TrendSkeleton {...props} />}
      isEmpty={(points) => points.every(({ orders }) => orders === 0)}
      empty={<NoFigures />}
    >
      {(points) => <Trend {...props} points={points} />}
    </QueryStates>
  )
}

function tilesOf(sales: Overview, compact: boolean): FigureTile[] {
  const { changes } = sales
  const main: FigureTile[] = [
    { label: 'Revenue', value: formatMoney(sales.totalRevenueCents), change: changes.revenue },
    { label: 'Orders', value: countText(sales.totalOrders), change: changes.orders },
    { label: 'Average order', value: formatMoney(sales.averageOrderValueCents), change: changes.aov },
    {
      label: 'Revenue, guests counted twice',
      value: formatMoney(sales.guestDoubleRevenueCents),
      change: changes.guestDoubleRevenue,
    },
  ]
  if (compact) return main
  return [
    ...main,
    { label: 'Shipping', value: formatMoney(sales.totalShippingCents) },
    { label: 'Tax', value: formatMoney(sales.totalTaxCents) },
  ]
}

export function SalesOverview({ compact = false, filters, ...props }: SalesProps & { filters: ReactNode }) {
  const overview = useSalesOverview(props.filter)
  // Requested right away; the chart below uses the same response.
  useSalesTrends(props.filter)
  return (
    <Widget
      title="Sales overview"
      subject="Sales"
      failure="Failed to fetch sales overview"
      query={overview}
      aside={filters}
      tiles={compact ? 4 : 6}
      pending={<TrendSkeleton compact={compact} />}
    >
      {(sales) => (
        <>
          <FigureTiles tiles={tilesOf(sales, compact)} />
          <SalesTrend {...props} compact={compact} />
        </>
      )}
    </Widget>
  )
}
