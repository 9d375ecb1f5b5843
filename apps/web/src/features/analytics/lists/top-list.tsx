import type { QueryLike } from '../../../ui/query-states.tsx'
import {
  type FigureColumn,
  FigureTable,
  type FigureTableProps,
  TableSkeleton,
} from '../parts/figure-table.tsx'
import { type FigureTile, FigureTiles } from '../parts/figure-tiles.tsx'
import { Widget } from '../parts/widget.tsx'

interface Ranked {
  readonly totalRevenueCents: number
}

export interface TopListProps<Row> extends Pick<FigureTableProps<Row>, 'keyOf' | 'onOpen'> {
  readonly of: 'Customer' | 'Product'
  readonly query: QueryLike<readonly Row[]>
  /** Maximum number of rows. */
  readonly shown: number
  /** Without the tiles and the further columns. */
  readonly compact: boolean
  readonly tilesOf: (rows: readonly Row[]) => readonly FigureTile[]
  readonly columns: readonly FigureColumn<Row>[]
  readonly moreColumns: readonly FigureColumn<Row>[]
}

/** The customers or parts with the most revenue, the first of which sets the scale of the others. */
export function TopList<Row extends Ranked>(props: TopListProps<Row>) {
  const { of, query, shown, compact, tilesOf, columns, moreColumns, keyOf, onOpen } = props
  const [subject, title] = [of.toLowerCase(), `Top ${of.toLowerCase()}s`]
  return (
    <Widget
      title={title}
      subject={of}
      failure={`Failed to fetch ${subject} data`}
      query={query}
      pending={<TableSkeleton rows={shown} lines={2} />}
      isEmpty={(rows) => rows.length === 0}
      emptyText={`No ${subject} data available`}
    >
      {(rows) => (
        <>
          {!compact && <FigureTiles tiles={tilesOf(rows)} />}
          <FigureTable
            label={title}
            rows={rows.slice(0, shown)}
            columns={compact ? columns : [...columns, ...moreColumns]}
            keyOf={keyOf}
            shareOf={({ totalRevenueCents }) => totalRevenueCents / (rows[0]?.totalRevenueCents || 1)}
            onOpen={onOpen}
          />
        </>
      )}
    </Widget>
  )
}
