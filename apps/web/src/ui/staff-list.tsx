import { Skeleton, Stack } from '@mantine/core'
import type { ListPage } from '@mullion/domain/list-input'
import { IconInbox } from '@tabler/icons-react'
import type { Key } from 'react'
import { EmptyNote } from './empty-note.tsx'
import { Pages } from './pages.tsx'
import { type QueryLike, QueryStates } from './query-states.tsx'
import { SearchInput } from './search-input.tsx'
import { SortSelect } from './sort-select.tsx'
import classes from './staff-list.module.css'
import { StaffTable, type StaffTableProps } from './staff-table.tsx'
import { type StaffListState, useLastPage } from './use-staff-list.ts'

export interface StaffListProps<Row, Column extends string>
  extends Pick<StaffTableProps<Row, Column>, 'label' | 'columns' | 'details' | 'onOpen'> {
  readonly list: StaffListState<Column>
  readonly query: QueryLike<ListPage<Row>> & { readonly isPlaceholderData: boolean }
  readonly rowKey: (row: Row) => Key
  readonly searchLabel: string
  readonly empty: string
  /** Label of the list's default order, such as "Newest first". */
  readonly ownOrder: string
}

type ToolsProps<Row, Column extends string> = Pick<
  StaffListProps<Row, Column>,
  'columns' | 'list' | 'searchLabel' | 'label' | 'ownOrder'
>

function Tools<Row, Column extends string>(props: ToolsProps<Row, Column>) {
  const { columns, list, searchLabel, label, ownOrder } = props
  const sortable = columns.flatMap(({ title, sort }) => (sort === undefined ? [] : [{ title, sort }]))
  return (
    <Stack gap={8}>
      <SearchInput aria-label={searchLabel} value={list.search} onSearch={list.onSearch} />
      <SortSelect
        className={classes.sortSelect}
        label={`Sort ${label.toLowerCase()}`}
        columns={sortable}
        ownOrder={ownOrder}
        {...list}
      />
    </Stack>
  )
}

const loading = <Skeleton height={320} />

export function StaffList<Row, Column extends string>(props: StaffListProps<Row, Column>) {
  const { label, columns, list, query, rowKey, searchLabel, empty, ownOrder, details, onOpen } = props
  const { search } = list.input
  useLastPage(list, query)
  const { isPlaceholderData: stale } = query
  const withTools = list.search !== '' || search !== '' || stale || (query.data?.total ?? 0) > 0
  const nothing =
    search === '' ? (
      <EmptyNote icon={<IconInbox size={30} stroke={1.6} aria-hidden />} title={empty} />
    ) : (
      <p role="status">Nothing matches “{search}”.</p>
    )
  return (
    <Stack gap={12} miw={0}>
      {withTools && <Tools {...{ columns, list, searchLabel, label, ownOrder }} />}
      <QueryStates
        query={query}
        pending={loading}
        isEmpty={({ total }) => total === 0}
        empty={stale ? loading : nothing}
      >
        {({ rows, page, pages }) => (
          <>
            <StaffTable {...{ label, rows, columns, rowKey, details, onOpen }} sorting={list} stale={stale} />
            {pages > 1 && <Pages of={label.toLowerCase()} page={page} pages={pages} onPage={list.onPage} />}
          </>
        )}
      </QueryStates>
    </Stack>
  )
}
