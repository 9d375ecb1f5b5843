import { Text } from '@mantine/core'
import { useTopProducts } from '@mullion/client/analytics/analytics.hooks'
import type { TopProduct } from '@mullion/domain/analytics/reports'
import { displayName } from '@mullion/domain/catalog/part-title'
import { formatMoney } from '@mullion/domain/money'
import { anyOrder, type FigureProps } from '../analytics-types.ts'
import type { FigureColumn } from '../parts/figure-table.tsx'
import { countText } from '../parts/figure-words.ts'
import { NamedRow, TopList } from './top-list.tsx'

const limits = { compact: { limit: 10, shown: 10 }, detailed: { limit: 50, shown: 20 } } as const

const columns: readonly FigureColumn<TopProduct>[] = [
  {
    title: 'Part',
    cell: ({ partNumber, partName }) => (
      <NamedRow note={displayName({ name: partName })}>
        <Text span ff="monospace" fz={13}>
          {partNumber}
        </Text>
      </NamedRow>
    ),
  },
  { title: 'Revenue', cell: ({ totalRevenueCents }) => formatMoney(totalRevenueCents) },
  { title: 'Quantity', cell: ({ totalQuantity }) => countText(totalQuantity) },
  { title: 'Orders', minor: true, cell: ({ orderCount }) => countText(orderCount) },
  { title: 'Average price', minor: true, cell: ({ averagePriceCents }) => formatMoney(averagePriceCents) },
]

function tilesOf(products: readonly TopProduct[]) {
  const revenue = products.reduce((sum, each) => sum + each.totalRevenueCents, 0)
  return [
    { label: `Revenue of the top ${products.length}`, value: formatMoney(revenue) },
    { label: 'Best seller', value: products[0]?.partNumber ?? '–' },
    { label: 'Its revenue', value: products[0] ? formatMoney(products[0].totalRevenueCents) : '–' },
  ]
}

export function ProductAnalytics({ days, compact = false, onDrillDown }: FigureProps) {
  const { limit, shown } = limits[compact ? 'compact' : 'detailed']
  const query = useTopProducts({ ...days, limit })
  return (
    <TopList
      of="Product"
      {...{ query, shown, compact, tilesOf, columns }}
      keyOf={({ partNumber }) => partNumber}
      onOpen={({ partNumber, partName }) =>
        onDrillDown(`${partNumber} ${displayName({ name: partName })}`, {
          ...days,
          ...anyOrder,
          figure: { of: 'part', key: partNumber },
        })
      }
    />
  )
}
