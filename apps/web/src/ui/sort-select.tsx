import { NativeSelect } from '@mantine/core'
import type { ListSorting } from './sorted-head.tsx'

export interface SortSelectProps<Column extends string> extends ListSorting<Column> {
  readonly label: string
  readonly columns: readonly { readonly title: string; readonly sort: Column }[]
  readonly ownOrder: string
  readonly className?: string | undefined
}

/** Sorts a list on narrow screens, where its rows are cards without column heads. */
export function SortSelect<Column extends string>(props: SortSelectProps<Column>) {
  const { label, columns, ownOrder, sort, descending, onSort, className } = props
  const choices = columns.flatMap((column) => [
    { value: `${column.sort} up`, label: `${column.title}, ascending` },
    { value: `${column.sort} down`, label: `${column.title}, descending` },
  ])
  return (
    <NativeSelect
      className={className}
      aria-label={label}
      size="md"
      data={[{ value: '', label: ownOrder }, ...choices]}
      value={sort === undefined ? '' : `${sort} ${descending ? 'down' : 'up'}`}
      onChange={({ currentTarget: { value } }) => {
        const column = columns.find((one) => value.startsWith(`${one.sort} `))
        onSort(column?.sort, value.endsWith(' down'))
      }}
    />
  )
}
