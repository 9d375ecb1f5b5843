import { useSalesOverview, useSalesTrends } from '@mullion/client/analytics/analytics.hooks'
import type { SalesOverview as Overview } from '@mullion/domain/analytics/reports'
import { formatMoney } from '@mullion/domain/money'
import type { ReactNode } from 'react'
import type { SalesProps } from '../analytics-types.ts'
import { type FigureTile, FigureTiles, TilesSkeleton } from '../parts/figure-tiles.tsx'
import { countText } from '../parts/figure-words.ts'
import { Widget } from '../parts/widget.tsx'
import { SalesTrend, TrendSkeleton } from './sales-trend.tsx'

function tilesOf(sales: Overview, compact: boolean): FigureTile[] {
  const { changes } = sales
  const main = [
    { label: 'Revenue', value: formatMoney(sales.totalRevenueCents), change: changes.revenue },
    { label: 'Orders', value: countText(sales.totalOrders), change: changes.orders },
    { label: 'Average order', value: formatMoney(sales.averageOrderValueCents), change: changes.aov },
  ]
  const guests = {
    label: 'Revenue, guests counted twice',
    value: formatMoney(sales.guestDoubleRevenueCents),
    change: changes.guestDoubleRevenue,
  }
  if (compact) return [...main, guests]
  return [
    ...main,
    guests,
    { label: 'Shipping', value: formatMoney(sales.totalShippingCents) },
    { label: 'Tax', value: formatMoney(sales.totalTaxCents) },
  ]
}

/** Total sales, their change, and their trend. */
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
      pending={
        <>
          <TilesSkeleton count={compact ? 4 : 6} />
          <TrendSkeleton compact={compact} />
        </>
      }
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
