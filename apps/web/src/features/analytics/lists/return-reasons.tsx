import { Text } from '@mantine/core'
import { useReturnReasons } from '@mullion/client/analytics/analytics.hooks'
import type { ReturnedPart } from '@mullion/domain/analytics/reports'
import { displayName } from '@mullion/domain/catalog/part-title'
import { reasonRules } from '@mullion/domain/returns/return-policy'
import type { FigureProps } from '../analytics-types.ts'
import { type FigureColumn, FigureTable, TableSkeleton } from '../parts/figure-table.tsx'
import { countText } from '../parts/figure-words.ts'
import { Widget } from '../parts/widget.tsx'
import { NamedRow } from './top-list.tsx'

const limit = 20
const title = 'Parts that come back'

const reasonsText = ({ reasons }: ReturnedPart) =>
  reasons.map(({ reason, quantity }) => `${reasonRules[reason].label} ${countText(quantity)}`).join(', ')

const columns: readonly FigureColumn<ReturnedPart>[] = [
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
  { title: 'Reasons', cell: reasonsText },
  { title: 'Returned', cell: ({ returnedQuantity }) => countText(returnedQuantity) },
  { title: 'Sold', minor: true, cell: ({ soldQuantity }) => countText(soldQuantity) },
  {
    title: 'Of sold',
    minor: true,
    cell: ({ percent }) => (percent === null ? '–' : `${percent.toFixed(1)}%`),
  },
]

/** Which parts are asked to come back, and why: those that were wrong or did not fit come first. */
export function ReturnReasons({ days }: Pick<FigureProps, 'days'>) {
  const query = useReturnReasons({ ...days, limit })
  return (
    <Widget
      title={title}
      subject="Returns"
      failure="Failed to fetch the reasons of returns"
      query={query}
      pending={<TableSkeleton rows={5} lines={1} />}
      isEmpty={(parts) => parts.length === 0}
      emptyText="No returns in this time"
    >
      {(parts) => (
        <FigureTable
          label={title}
          rows={parts}
          columns={columns}
          keyOf={({ partNumber }) => partNumber}
          barOf={({ returnedQuantity }) => returnedQuantity}
        />
      )}
    </Widget>
  )
}
