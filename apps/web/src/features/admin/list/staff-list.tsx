import { TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconChevronRight, IconInbox, IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { EmptyNote } from '../../../ui/empty-note.tsx'
import { Pages } from '../../../ui/pages.tsx'
import classes from './staff-list.module.css'
import { type Sorting, useLocalList } from './use-local-list.ts'

/** A column with a text can be searched and sorted by it; `cell` draws it otherwise. */
export interface StaffColumn<Row> {
  readonly title: string
  readonly text?: (row: Row) => string
  readonly cell?: (row: Row) => ReactNode
}

export interface StaffListProps<Row> {
  readonly label: string
  readonly rows: readonly Row[]
  readonly columns: readonly StaffColumn<Row>[]
  /** Said where there are no rows at all. */
  readonly empty: string
  readonly searchLabel: string
  /** What a row shows when it is expanded. */
  readonly details?: (row: Row) => ReactNode
}

interface HeadCellProps {
  readonly title: string
  readonly at: number
  readonly sorting: Sorting | null
  readonly onSort: (at: number) => void
}

function SortedHead({ title, at, sorting, onSort }: HeadCellProps) {
  const direction = sorting?.at === at ? sorting.direction : null
  const Icon = direction === 'descending' ? IconArrowDown : IconArrowUp
  return (
    <th scope="col" aria-sort={direction ?? 'none'}>
      <button type="button" className={classes.sort} onClick={() => onSort(at)}>
        {title}
        <Icon size={15} stroke={2} aria-hidden data-shown={direction !== null || undefined} />
      </button>
    </th>
  )
}

interface RowProps<Row> extends Pick<StaffListProps<Row>, 'columns' | 'details'> {
  readonly row: Row
}

function ListRow<Row>({ row, columns, details }: RowProps<Row>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <tr>
        {columns.map(({ title, text, cell }, at) => (
          <td key={title} data-title={title}>
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

/** Rows that are all here, to search, sort and page through: a table, and cards where it is narrow. */
export function StaffList<Row extends { readonly id: number }>(props: StaffListProps<Row>) {
  const { label, rows, columns, empty, searchLabel, details } = props
  const list = useLocalList(rows, columns)
  if (rows.length === 0) {
    return <EmptyNote icon={<IconInbox size={30} stroke={1.6} aria-hidden />} title={empty} />
  }
  return (
    <div className={classes.list}>
      <TextInput
        type="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
        value={list.search}
        onChange={(event) => list.setSearch(event.currentTarget.value)}
        maxLength={100}
      />
      {list.total === 0 ? (
        <p role="status">Nothing matches “{list.search}”.</p>
      ) : (
        <table className={classes.table} aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ title, text }, at) =>
                text ? (
                  <SortedHead key={title} {...{ title, at }} sorting={list.sorting} onSort={list.sort} />
                ) : (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {list.shown.map((row) => (
              <ListRow key={row.id} row={row} columns={columns} {...(details ? { details } : {})} />
            ))}
          </tbody>
        </table>
      )}
      {list.pages > 1 && (
        <Pages of={label.toLowerCase()} page={list.page} pages={list.pages} onPage={list.setPage} />
      )}
    </div>
  )
}
