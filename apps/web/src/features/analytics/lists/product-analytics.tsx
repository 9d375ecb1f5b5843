import { useTopProducts } from '@mullion/client/analytics/analytics.hooks'
import type { TopProduct } from '@mullion/domain/analytics/reports'
import { formatMoney } from '@mullion/domain/money'
import { anyOrder, type FigureProps } from '../analytics-types.ts'
import { type FigureColumn, FigureTable, TableSkeleton } from '../parts/figure-table.tsx'
import { FigureTiles } from '../parts/figure-tiles.tsx'
import { countText } from '../parts/figure-words.ts'
import { Widget } from '../parts/widget.tsx'
import classes from './lists.module.css'

/** Rows requested, and rows shown in a table. */
const limits = { compact: { asked: 10, shown: 10 }, detailed: { asked: 50, shown: 20 } } as const

const columns: readonly FigureColumn<TopProduct>[] = [
  {
    title: 'Part',
    cell: ({ partNumber, partName }) => (
      <span className={classes.part}>
        <span className={classes.number}>{partNumber}</span>
        <span className={classes.name}>{partName}</span>
      </span>
    ),
  },
  { title: 'Revenue', cell: ({ totalRevenueCents }) => formatMoney(totalRevenueCents) },
  { title: 'Quantity', cell: ({ totalQuantity }) => countText(totalQuantity) },
]
const moreColumns: readonly FigureColumn<TopProduct>[] = [
  { title: 'Orders', minor: true, cell: ({ orderCount }) => countText(orderCount) },
  { title: 'Average price', minor: true, cell: ({ averagePriceCents }) => formatMoney(averagePriceCents) },
]

function tilesOf(products: readonly TopProduct[]) {
  const revenue = products.reduce((sum, each) => sum + each.totalRevenueCents, 0)
  return [
    { label: `Revenue of the top ${products.length}`, value: formatMoney(revenue) },
    { label: 'Best seller', value: products[0]?.partNumber ?? '–' },
    {
      label: 'Its revenue',
      value: products[0] ? formatMoney(products[0].totalRevenueCents) : '–',
    },
  ]
}

export function ProductAnalytics({ days, compact = false, onBehind }: FigureProps) {
  const { asked, shown } = limits[compact ? 'compact' : 'detailed']
  const query = useTopProducts({ ...days, limit: asked })
  return (
    <Widget
      title="Top products"
      subject="Product"
      failure="Failed to fetch product data"
      query={query}
      pending={<TableSkeleton rows={shown} lines={2} />}
      isEmpty={(products) => products.length === 0}
      emptyText="No product data available"
    >
      {(products) => (
        <>
          {!compact && <FigureTiles tiles={tilesOf(products)} />}
          <FigureTable
            label="Top products"
            rows={products.slice(0, shown)}
            columns={compact ? columns : [...columns, ...moreColumns]}
            keyOf={({ partNumber }) => partNumber}
            shareOf={({ totalRevenueCents }) => totalRevenueCents / (products[0]?.totalRevenueCents || 1)}
            onOpen={({ partNumber, partName }) =>
              onBehind({
                title: `${partNumber} ${partName}`,
                input: { ...days, ...anyOrder, figure: { of: 'part', key: partNumber } },
              })
            }
          />
        </>
      )}
    </Widget>
  )
}
