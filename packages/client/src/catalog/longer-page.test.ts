import type { Part } from '@mullion/domain/catalog/part'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '../query-client.ts'
import { beginningKnown } from './longer-page.ts'

const procedure = [['catalog', 'search']]
const requested = { text: 'hinge', offset: 0, limit: 12 }
const part = (id: number) => ({ id }) as Part

/** Returns the query options when the cache holds a page of up to 18 parts. */
function knowing(input: object, count: number, more: boolean) {
  const queryClient = createQueryClient()
  const parts = Array.from({ length: count }, (_, id) => part(id))
  const key = [...procedure, { input: { ...requested, limit: 18, ...input }, type: 'query' }]
  queryClient.setQueryData(key, { match: 'exact', searchedText: null, parts, more }, { updatedAt: 7 })
  return beginningKnown(queryClient, procedure, requested)
}

describe('a page of parts', () => {
  it('starts as the beginning of a longer cached page, with the same age', () => {
    const known = knowing({}, 18, false)
    expect(known.initialData()).toMatchObject({
      more: true,
      parts: Array.from({ length: 12 }, (_, id) => ({ id })),
    })
    expect(known.initialDataUpdatedAt()).toBe(7)
  })

  it('has no next page when the longer one has no more parts', () => {
    expect(knowing({}, 12, false).initialData()).toMatchObject({ more: false })
    expect(knowing({}, 3, false).initialData()?.parts).toHaveLength(3)
  })

  it('has the families of its own parts', () => {
    const queryClient = createQueryClient()
    const input = { ...requested, limit: 18 }
    const parts = Array.from({ length: 18 }, (_, id) => part(id))
    const page = { match: 'exact', searchedText: null, parts, families: parts.map(() => null), more: false }
    queryClient.setQueryData([...procedure, { input, type: 'query' }], page)
    expect(beginningKnown(queryClient, procedure, requested).initialData()?.families).toHaveLength(12)
  })

  it.each([{ text: 'latch' }, { offset: 12 }, { limit: 6 }, { sort: 'price' }])(
    'does not reuse a cached page of a different query: %o',
    (other) => {
      expect(knowing(other, 18, true).initialData()).toBeUndefined()
    },
  )
})
