import { useDebouncedValue } from '@mantine/hooks'
import type { ListInput } from '@mullion/domain/list-input'
import { useEffect, useState } from 'react'
import type { QueryLike } from './query-states.tsx'

const pauseMs = 300

export interface StaffListState<Column extends string> extends ListInput<Column> {
  /** The query to send; its search text follows the user's typing after a pause. */
  readonly input: ListInput<Column>
  readonly onSearch: (text: string) => void
  readonly onSort: (sort: Column | undefined, descending: boolean) => void
  readonly onPage: (page: number) => void
}

export function useStaffList<Column extends string>(): StaffListState<Column> {
  const [list, setList] = useState<ListInput<Column>>({ search: '', descending: false, page: 1 })
  const [search] = useDebouncedValue(list.search.trim(), pauseMs)
  return {
    ...list,
    input: { ...list, search },
    onSearch: (text) => setList((before) => ({ ...before, search: text, page: 1 })),
    onSort: (sort, descending) => setList((before) => ({ ...before, sort, descending, page: 1 })),
    onPage: (page) => setList((before) => ({ ...before, page })),
  }
}

/** Goes back to the last page if the list became shorter than the page shown. */
export function useLastPage(
  { page, onPage }: Pick<StaffListState<string>, 'page' | 'onPage'>,
  {
    data,
    isPlaceholderData,
  }: QueryLike<{ readonly pages: number }> & { readonly isPlaceholderData: boolean },
): void {
  const last = isPlaceholderData ? undefined : data?.pages
  useEffect(() => {
    if (last !== undefined && page > last) onPage(last)
  })
}
