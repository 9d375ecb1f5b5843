import { Box, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './figure-table.module.css'

export interface FigureColumn<Row> {
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Text stands left; figures stand right. */
  readonly isText?: boolean
  /** True for what a narrow screen can do without. */
  readonly minor?: boolean
}

export interface FigureTableProps<Row> {
  readonly label: string
  readonly rows: readonly Row[]
  /** The first one names the row. */
  readonly columns: readonly FigureColumn<Row>[]
  readonly keyOf: (row: Row) => string
  /** Opens what is behind a row; without it rows are only read. */
  readonly onOpen?: ((row: Row) => void) | undefined
  /** How much of the most a row has, from 0 to 1, drawn as a bar behind its name. */
  readonly shareOf?: (row: Row) => number
  /** Scrolls within a height of its own instead of growing. */
  readonly tall?: boolean
}

const sideOf = ({ isText, minor }: FigureColumn<never>) => ({
  'data-text': isText || undefined,
  'data-minor': minor || undefined,
})

/** A dense table of figures; a press on a row opens what is behind it. */
export function FigureTable<Row>(props: FigureTableProps<Row>) {
  const { label, rows, columns, keyOf, onOpen, shareOf, tall } = props
  const [naming, ...figures] = columns
  if (!naming) return null
  return (
    <Box
      className={classes.scroller}
      data-tall={tall || undefined}
      // What scrolls must be reached by keyboard: by its rows' buttons, or as a whole.
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
                {shareOf && (
                  <span className={classes.bar} style={{ width: `${shareOf(row) * 100}%` }} aria-hidden />
                )}
                {onOpen ? (
                  <button type="button" className={classes.open} aria-haspopup="dialog">
                    {naming.cell(row)}
                  </button>
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

/** A table before its rows have come. */
export function TableSkeleton({ rows }: { readonly rows: number }) {
  return (
    <div className={classes.skeleton} aria-hidden>
      {Array.from({ length: rows + 1 }, (_, at) => at).map((at) => (
        <Skeleton key={at} height={16} />
      ))}
    </div>
  )
}
