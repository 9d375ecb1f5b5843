import { IconArrowDown, IconArrowUp, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import classes from './staff-list.module.css'
import type { Sorting } from './use-local-list.ts'

/** A column; `text` makes it searchable and sortable, `cell` overrides its rendering. */
export interface StaffColumn<Row> {
  readonly title: string
  readonly text?: (row: Row) => string
  readonly cell?: (row: Row) => ReactNode
  /** Right-aligns amounts and counts, so that digits line up. */
  readonly numeric?: boolean
}

interface HeadCellProps {
  readonly title: string
  readonly at: number
  readonly numeric: boolean | undefined
  readonly sorting: Sorting | null
  readonly onSort: (at: number) => void
}

function SortedHead({ title, at, numeric, sorting, onSort }: HeadCellProps) {
  const direction = sorting?.at === at ? sorting.direction : null
  const Icon = direction === 'descending' ? IconArrowDown : IconArrowUp
  return (
    <th scope="col" aria-sort={direction ?? 'none'} data-numeric={numeric}>
      <button type="button" className={classes.sort} onClick={() => onSort(at)}>
        {title}
        <Icon size={15} stroke={2} aria-hidden data-shown={direction !== null || undefined} />
      </button>
    </th>
  )
}

export interface StaffTableProps<Row> {
  readonly label: string
  readonly rows: readonly Row[]
  readonly columns: readonly StaffColumn<Row>[]
  /** Content of an expanded row. */
  readonly details?: ((row: Row) => ReactNode) | undefined
  /** The current sorting, if the rows can be sorted. */
  readonly sort?: { readonly sorting: Sorting | null; readonly onSort: (at: number) => void }
}

type RowProps<Row> = Pick<StaffTableProps<Row>, 'columns' | 'details'> & { readonly row: Row }

function TableRow<Row>({ row, columns, details }: RowProps<Row>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <tr>
        {columns.map(({ title, text, cell, numeric }, at) => (
          <td key={title} data-title={title} data-numeric={numeric}>
            {at === 0 && details && (
              <button
                type="button"
                className={classes.expand}
                aria-expanded={open}
                aria-label={`Details of ${text?.(row) ?? title}`}
                onClick={() => setOpen(!open)}
              >
                <IconChevronRight size={18} stroke={1.8} aria-hidden />
              </button>
            )}
            {cell ? cell(row) : text?.(row)}
          </td>
        ))}
      </tr>
      {open && details && (
        <tr>
          <td colSpan={columns.length} className={classes.details}>
            {details(row)}
          </td>
        </tr>
      )}
    </>
  )
}

/** Rows as a table, or as cards on narrow screens. */
export function StaffTable<Row extends { readonly id: number }>(props: StaffTableProps<Row>) {
  const { label, rows, columns, details, sort } = props
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ title, text, numeric }, at) =>
            sort && text ? (
              <SortedHead key={title} {...{ title, at, numeric, ...sort }} />
            ) : (
              <th key={title} scope="col" data-numeric={numeric}>
                {title}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={row.id} row={row} columns={columns} details={details} />
        ))}
      </tbody>
    </table>
  )
}
