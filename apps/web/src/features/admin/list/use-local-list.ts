import { useState } from 'react'

export interface Sorting {
  /** Column index. */
  readonly at: number
  readonly direction: 'ascending' | 'descending'
}

interface Column<Row> {
  readonly text?: (row: Row) => string
}

const pageSize = 10

/** Returns the rows with the search text in any column, sorted by one column. */
export function arrange<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { search, sorting }: { readonly search: string; readonly sorting: Sorting | null },
): readonly Row[] {
  const sought = search.trim().toLowerCase()
  const found = rows.filter((row) => columns.some(({ text }) => text?.(row).toLowerCase().includes(sought)))
  const text = sorting && columns[sorting.at]?.text
  if (!text) return found
  const sign = sorting.direction === 'ascending' ? 1 : -1
  return found.toSorted((one, other) => sign * text(one).localeCompare(text(other), 'en', { numeric: true }))
}

/** Searches, sorts and pages rows loaded in full. */
export function useLocalList<Row>(rows: readonly Row[], columns: readonly Column<Row>[]) {
  const [search, setSearch] = useState('')
  const [sorting, setSorting] = useState<Sorting | null>(null)
  const [asked, setPage] = useState(1)
  const found = arrange(rows, columns, { search, sorting })
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(asked, pages)
  return {
    search,
    setSearch: (text: string) => {
      setSearch(text)
      setPage(1)
    },
    sorting,
    sort: (at: number) => {
      const turned = sorting?.at === at && sorting.direction === 'ascending'
      setSorting({ at, direction: turned ? 'descending' : 'ascending' })
      setPage(1)
    },
    shown: found.slice((page - 1) * pageSize, page * pageSize),
    total: found.length,
    page,
    pages,
    setPage,
  }
}
