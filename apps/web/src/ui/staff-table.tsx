import { UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { type Key, type MouseEvent, type ReactNode, useState } from 'react'
import { type ListSorting, SortedHead } from './sorted-head.tsx'
import classes from './staff-list.module.css'

/** A column; `cell` overrides how its text is drawn. */
export interface StaffColumn<Row, Column extends string = never> {
  readonly title: string
  /** The server's name for the column; set only if the list can be sorted by it. */
  readonly sort?: Column
  readonly text?: (row: Row) => string
  readonly cell?: (row: Row) => ReactNode
  /** Right-aligns amounts and counts, so that digits line up. */
  readonly numeric?: boolean
}

export interface StaffTableProps<Row, Column extends string> {
  readonly label: string
  readonly rows: readonly Row[]
  readonly columns: readonly StaffColumn<Row, Column>[]
  readonly rowKey: (row: Row) => Key
  readonly details?: ((row: Row) => ReactNode) | undefined
  /** Opens a row in a dialog; its first cell becomes a button, for the keyboard. */
  readonly onOpen?: ((row: Row) => void) | undefined
  readonly sorting: ListSorting<Column>
  /** True while the rows still come from an earlier query. */
  readonly stale: boolean
}

type RowProps<Row, Column extends string> = Pick<
  StaffTableProps<Row, Column>,
  'columns' | 'details' | 'onOpen'
> & {
  readonly row: Row
}

function TableRow<Row, Column extends string>({ row, columns, details, onOpen }: RowProps<Row, Column>) {
  const [open, setOpen] = useState(false)
  // The button gets focus back from the dialog, wherever the row was clicked.
  const openRow = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.querySelector('button')?.focus()
    onOpen?.(row)
  }
  return (
    <>
      <tr className={onOpen && classes.opens} onClick={onOpen && openRow}>
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
            {at === 0 && onOpen ? (
              <UnstyledButton className={classes.open} aria-haspopup="dialog">
                {text?.(row)}
              </UnstyledButton>
            ) : cell ? (
              cell(row)
            ) : (
              text?.(row)
            )}
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

export function StaffTable<Row, Column extends string>(props: StaffTableProps<Row, Column>) {
  const { label, rows, columns, rowKey, details, onOpen, sorting, stale } = props
  return (
    <table className={classes.table} aria-label={label} aria-busy={stale}>
      <thead>
        <tr>
          {columns.map(({ title, sort, numeric }) =>
            sort === undefined ? (
              <th key={title} scope="col" data-numeric={numeric}>
                {title}
              </th>
            ) : (
              <SortedHead key={title} {...sorting} column={sort} numeric={numeric}>
                {title}
              </SortedHead>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={rowKey(row)} {...{ row, columns, details, onOpen }} />
        ))}
      </tbody>
    </table>
  )
}
