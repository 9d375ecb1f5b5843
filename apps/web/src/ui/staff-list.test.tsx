import type { ListInput } from '@mullion/domain/list-input'
import { describe, expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { StaffList } from './staff-list.tsx'
import type { StaffColumn } from './staff-table.tsx'
import { useStaffList } from './use-staff-list.ts'

interface Row {
  readonly id: number
  readonly name: string
}
type Column = 'name' | 'id'

const columns: readonly StaffColumn<Row, Column>[] = [
  { title: 'Name', sort: 'name', text: ({ name }) => name },
  { title: 'Number', sort: 'id', numeric: true, text: ({ id }) => String(id) },
  { title: 'Action', cell: () => <button type="button">Open</button> },
]

interface ListProps {
  readonly count: number
  readonly input: ListInput<Column>[]
  readonly stale?: boolean
}

/** A list that records each query in `input` and answers with the rows that contain the search text. */
function List({ count, input, stale = false }: ListProps) {
  const list = useStaffList<Column>()
  input.push(list.input)
  const all = Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `Door ${at + 1}` }))
  const rows = all.filter(({ name }) => name.includes(list.input.search))
  const pages = Math.max(1, Math.ceil(rows.length / 10))
  const at = (list.input.page - 1) * 10
  const data = { rows: rows.slice(at, at + 10), total: rows.length, page: list.input.page, pages }
  const query = { data, error: null, isFetching: stale, isPlaceholderData: stale, refetch: () => {} }
  return (
    <StaffList
      {...{ list, query, columns }}
      label="Doors"
      searchLabel="Search doors"
      ownOrder="By number"
      rowKey={({ id }) => id}
      empty="No doors yet."
    />
  )
}

describe('a staff list', () => {
  it('sorts by the column pressed, and reverses when pressed again', async () => {
    const input: ListInput<Column>[] = []
    using page = show(<List count={3} input={input} />)
    const head = page.getByRole('columnheader', { name: 'Name' })
    expect(head.getAttribute('aria-sort')).toBe('none')
    const sort = page.getByRole('button', { name: 'Name' })
    await page.user.click(sort)
    expect([head.getAttribute('aria-sort'), input.at(-1)]).toMatchObject([
      'ascending',
      { sort: 'name', descending: false },
    ])
    await page.user.click(sort)
    expect([head.getAttribute('aria-sort'), input.at(-1)]).toMatchObject(['descending', { descending: true }])
    expect(page.queryByRole('button', { name: 'Action' })).toBeNull()
    expect(page.queryByRole('navigation')).toBeNull()
  })

  it('can be sorted by a menu, and back to its own order', async () => {
    const input: ListInput<Column>[] = []
    using page = show(<List count={3} input={input} />)
    const menu = page.getByRole('combobox', { name: 'Sort doors', hidden: true })
    await page.user.selectOptions(menu, 'Number, descending')
    expect(input.at(-1)).toMatchObject({ sort: 'id', descending: true })
    await page.user.selectOptions(menu, 'By number')
    expect(input.at(-1)?.sort).toBeUndefined()
  })

  it.each<[string, object, (page: ReturnType<typeof show>) => Promise<void>]>([
    [
      'its column head',
      { sort: 'name', descending: false },
      (page) => page.user.click(page.getByRole('button', { name: 'Name' })),
    ],
    [
      'its menu',
      { sort: 'id', descending: true },
      (page) => {
        const menu = page.getByRole('combobox', { name: 'Sort doors', hidden: true })
        return page.user.selectOptions(menu, 'Number, descending')
      },
    ],
  ])('returns to the first page when sorted by %s', async (_name, sorted, sort) => {
    const input: ListInput<Column>[] = []
    using page = show(<List count={23} input={input} />)
    await page.user.click(page.getByRole('button', { name: 'Next page' }))
    expect(input.at(-1)?.page).toBe(2)
    await sort(page)
    expect(input.at(-1)).toMatchObject({ ...sorted, page: 1 })
    expect(page.getAllByText(/^Door/)).toHaveLength(10)
  })

  it('is paged, and returns to the first page when searched', async () => {
    const input: ListInput<Column>[] = []
    using page = show(<List count={23} input={input} />)
    const next = () => page.user.click(page.getByRole('button', { name: 'Next page' }))
    await next()
    await next()
    expect([input.at(-1)?.page, page.getAllByText(/^Door/).length]).toEqual([3, 3])
    await page.user.type(page.getByRole('searchbox', { name: 'Search doors' }), 'Door 2')
    await expect.poll(() => input.at(-1)).toMatchObject({ search: 'Door 2', page: 1 })
    expect(page.getAllByText(/^Door 2/)).toHaveLength(5)
  })

  it('says when nothing matches and keeps the search, and has its own text for no rows', async () => {
    using page = show(<List count={1} input={[]} />)
    const box = page.getByRole('searchbox', { name: 'Search doors' })
    await page.user.type(box, 'zeppelin')
    await page.findByText('Nothing matches “zeppelin”.')
    await page.user.clear(box)
    await page.findByText('Door 1')
    using none = show(<List count={0} input={[]} />)
    await none.findByText('No doors yet.')
  })

  it('does not say it is empty while the answer is pending, and keeps its search', () => {
    using page = show(<List count={0} input={[]} stale />)
    expect(page.queryByText('No doors yet.')).toBeNull()
    expect(page.getByRole('searchbox', { name: 'Search doors' })).toBeTruthy()
  })
})
