import { Box, Skeleton, Stack, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './figure-table.module.css'

export interface FigureColumn<Row> {
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  readonly isText?: boolean
  /** True for columns hidden on narrow screens. */
  readonly minor?: boolean
}

export interface FigureTableProps<Row> {
  readonly label: string
  readonly rows: readonly Row[]
  readonly columns: readonly FigureColumn<Row>[]
  readonly keyOf: (row: Row) => string
  readonly onOpen?: ((row: Row) => void) | undefined
  readonly barOf?: (row: Row) => number
  /** The value that fills the bar, if it is larger than in any of these rows. */
  readonly fullBar?: number
  /** Fixed height with its own scrolling, instead of growing. */
  readonly tall?: boolean
}

const sideOf = ({ isText, minor }: FigureColumn<never>) => ({
  'data-text': isText || undefined,
  'data-minor': minor || undefined,
})

export function FigureTable<Row>(props: FigureTableProps<Row>) {
  const { label, rows, columns, keyOf, onOpen, barOf, tall } = props
  const [naming, ...figures] = columns
  if (!naming) return null
  const full = props.fullBar ?? (barOf ? Math.max(...rows.map(barOf)) : 0)
  return (
    <Box
      className={classes.scroller}
      mod={{ tall }}
      // Scrollable content must be reachable by keyboard: through its rows' buttons or as a whole.
      {...(onOpen ? {} : { role: 'group', tabIndex: 0, 'aria-label': label })}
    >
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column.title} scope="col" {...sideOf(at === 0 ? { ...column, isText: true } : column)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} onClick={onOpen && (() => onOpen(row))} data-opens={!!onOpen || undefined}>
              <th scope="row" data-text>
                {barOf && (
                  <Box className={classes.bar} w={`${(barOf(row) / (full || 1)) * 100}%`} aria-hidden />
                )}
                {onOpen ? (
                  <UnstyledButton className={classes.name} aria-haspopup="dialog">
                    {naming.cell(row)}
                  </UnstyledButton>
                ) : (
                  <span className={classes.name}>{naming.cell(row)}</span>
                )}
              </th>
              {figures.map((column) => (
                <td key={column.title} {...sideOf(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

export function TableSkeleton({ rows, lines = 1 }: { readonly rows: number; readonly lines?: 1 | 2 }) {
  return (
    <Stack gap={lines === 2 ? 18 : 17} py={6} aria-hidden>
      {Array.from({ length: rows + 1 }, (_, at) => at).map((at) => (
        <Skeleton key={at} height={at > 0 && lines === 2 ? 28 : 16} />
      ))}
    </Stack>
  )
}
