import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
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
  readonly shown: number
  readonly compact: boolean
  readonly tilesOf: (rows: readonly Row[]) => readonly FigureTile[]
  readonly columns: readonly FigureColumn<Row>[]
}

export function NamedRow({ note, children }: { readonly note: string; readonly children: ReactNode }) {
  return (
    <Stack component="span" gap={0} py={3} lh={1.3}>
      {children}
      <Text span fz={13} c="dimmed" fw={400}>
        {note}
      </Text>
    </Stack>
  )
}

export function TopList<Row extends Ranked>(props: TopListProps<Row>) {
  const { of, query, shown, compact, tilesOf, columns, keyOf, onOpen } = props
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
            columns={compact ? columns.filter(({ minor }) => !minor) : columns}
            keyOf={keyOf}
            barOf={({ totalRevenueCents }) => totalRevenueCents}
            onOpen={onOpen}
          />
        </>
      )}
    </Widget>
  )
}
