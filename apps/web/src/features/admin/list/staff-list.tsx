import { Stack, TextInput } from '@mantine/core'
import { IconInbox, IconSearch } from '@tabler/icons-react'
import { EmptyNote } from '../../../ui/empty-note.tsx'
import { Pages } from '../../../ui/pages.tsx'
import { StaffTable, type StaffTableProps } from './staff-table.tsx'
import { useLocalList } from './use-local-list.ts'

export interface StaffListProps<Row> extends Omit<StaffTableProps<Row>, 'sort'> {
  /** Shown when there are no rows at all. */
  readonly empty: string
  readonly searchLabel: string
}

/** A list of rows loaded in full, with search, sorting and paging. */
export function StaffList<Row extends { readonly id: number }>(props: StaffListProps<Row>) {
  const { label, rows, columns, empty, searchLabel, details } = props
  const list = useLocalList(rows, columns)
  if (rows.length === 0) {
    return <EmptyNote icon={<IconInbox size={30} stroke={1.6} aria-hidden />} title={empty} />
  }
  return (
    <Stack gap={12} miw={0}>
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
        <StaffTable
          label={label}
          rows={list.shown}
          columns={columns}
          details={details}
          sort={{ sorting: list.sorting, onSort: list.sort }}
        />
      )}
      {list.pages > 1 && (
        <Pages of={label.toLowerCase()} page={list.page} pages={list.pages} onPage={list.setPage} />
      )}
    </Stack>
  )
}
