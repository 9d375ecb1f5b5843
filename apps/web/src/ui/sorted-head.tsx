import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './sorted-head.module.css'

export interface ListSorting<Column extends string> {
  /** The sorted column; undefined for the list's default order. */
  readonly sort?: Column | undefined
  readonly descending: boolean
  readonly onSort: (sort: Column | undefined, descending: boolean) => void
}

export interface SortedHeadProps<Column extends string> extends ListSorting<Column> {
  readonly column: Column
  readonly numeric?: boolean | undefined
  readonly children: ReactNode
}

export function SortedHead<Column extends string>(props: SortedHeadProps<Column>) {
  const { column, sort, descending, onSort, numeric, children } = props
  const sorted = sort === column
  const SortedIcon = descending ? IconArrowDown : IconArrowUp
  const Icon = sorted ? SortedIcon : IconSelector
  const direction = descending ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={sorted ? direction : 'none'} data-numeric={numeric || undefined}>
      <button type="button" className={classes.sort} onClick={() => onSort(column, sorted && !descending)}>
        {children}
        <Icon size={15} stroke={2} aria-hidden />
      </button>
    </th>
  )
}
