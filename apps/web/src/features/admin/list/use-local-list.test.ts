import { describe, expect, it } from 'vitest'
import { arrange } from './use-local-list.ts'

const rows = [
  { id: 1, name: 'Frost 10', note: 'dock' },
  { id: 2, name: 'frost 9', note: 'cooler' },
  { id: 3, name: 'Arctic', note: 'Dock' },
]
const columns = [
  { title: 'Name', text: (row: (typeof rows)[number]) => row.name },
  { title: 'Select' },
  { title: 'Note', text: (row: (typeof rows)[number]) => row.note },
]
const ids = (search: string, sorting: Parameters<typeof arrange>[2]['sorting'] = null) =>
  arrange(rows, columns, { search, sorting }).map(({ id }) => id)

describe('rows of a staff list', () => {
  it('are found by any of their columns, in any case', () => {
    expect(ids('')).toEqual([1, 2, 3])
    expect(ids(' DOCK')).toEqual([1, 3])
    expect(ids('frost')).toEqual([1, 2])
    expect(ids('nothing')).toEqual([])
  })

  it('are sorted by a column as people count, both ways, and not by one without a text', () => {
    expect(ids('', { at: 0, direction: 'ascending' })).toEqual([3, 2, 1])
    expect(ids('', { at: 0, direction: 'descending' })).toEqual([1, 2, 3])
    expect(ids('', { at: 1, direction: 'ascending' })).toEqual([1, 2, 3])
  })
})
