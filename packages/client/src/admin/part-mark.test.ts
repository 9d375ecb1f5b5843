import type { InternalPart, Part } from '@mullion/domain/catalog/part'
import type { PartsPage } from '@mullion/domain/search/search-input'
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { getMutationKey, getQueryKey } from '@trpc/react-query'
import { describe, expect, it, onTestFinished } from 'vitest'
import { trpc } from '../trpc.ts'
import { type MarkRequest, marking } from './part-mark.ts'

const internal = (id: number, proprietary: boolean | null = null) =>
  ({ id, name: `PART ${id}`, listPriceCents: 1250, proprietary }) as InternalPart

const keys = {
  search: getQueryKey(trpc.catalog.search, { text: 'hinge' }, 'query'),
  browse: getQueryKey(trpc.catalog.browse, { offset: 12 }, 'query'),
  part: getQueryKey(trpc.catalog.part, { partId: 1 }, 'query'),
  byId: getQueryKey(trpc.catalog.partsById, { partIds: [1, 2] }, 'query'),
  byNumber: getQueryKey(trpc.catalog.partsByNumber, { numbers: ['1'] }, 'query'),
}

/** A page with cached answers, and a server that answers when the test says so. */
function page() {
  const queryClient = new QueryClient()
  onTestFinished(() => queryClient.clear())
  const list = [internal(1), internal(2)]
  const found: PartsPage = { match: 'exact', searchedText: null, parts: list, more: false }
  queryClient.setQueryData(keys.search, found)
  queryClient.setQueryData(keys.browse, found)
  queryClient.setQueryData(keys.part, internal(1))
  queryClient.setQueryData(keys.byId, list)
  queryClient.setQueryData(keys.byNumber, [
    { number: '1', parts: [internal(1)], noLongerSold: false, beginning: list },
  ])

  const requests: { mark: MarkRequest; answer: PromiseWithResolvers<InternalPart> }[] = []
  const failures: unknown[] = []
  const mark = (mark: MarkRequest) => {
    const observer = new MutationObserver(queryClient, {
      mutationKey: getMutationKey(trpc.admin.parts.markProprietary),
      mutationFn: (mark: MarkRequest) => {
        const answer = Promise.withResolvers<InternalPart>()
        requests.push({ mark, answer })
        return answer.promise
      },
      ...marking(queryClient, mark.partId, (error) => failures.push(error)),
    })
    return observer.mutate(mark).catch(() => undefined)
  }
  const shown = (partId = 1) => {
    const everything = JSON.stringify(Object.values(keys).map((key) => queryClient.getQueryData(key)))
    const marks: unknown[] = []
    JSON.parse(everything, (_, value) => {
      if (value?.id === partId) marks.push(value.proprietary)
      return value
    })
    return marks
  }
  return { queryClient, requests, failures, mark, shown }
}

const everywhere = (proprietary: boolean | null) => Array(6).fill(proprietary)
const settled = () => new Promise((done) => setTimeout(done))

describe('marking a part', () => {
  it('shows the mark immediately wherever the part appears, and on no other part', async () => {
    const { mark, shown, requests, failures } = page()
    const marked = mark({ partId: 1, proprietary: true })
    await settled()
    expect(shown()).toEqual(everywhere(true))
    expect(shown(2)).toEqual([null, null, null, null])
    requests[0]?.answer.resolve(internal(1, true))
    await marked
    expect(shown()).toEqual(everywhere(true))
    expect(failures).toEqual([])
  })

  it('shows what the server stored once it answers', async () => {
    const { mark, shown, requests } = page()
    const marked = mark({ partId: 1, proprietary: true })
    await settled()
    requests[0]?.answer.resolve(internal(1, false))
    await marked
    expect(shown()).toEqual(everywhere(false))
  })

  it('reverts the mark, reports the error and invalidates every query when the server refuses', async () => {
    const { queryClient, mark, shown, requests, failures } = page()
    const marked = mark({ partId: 1, proprietary: true })
    await settled()
    expect(shown()).toEqual(everywhere(true))
    const refusal = new Error('No.')
    requests[0]?.answer.reject(refusal)
    await marked
    expect(shown()).toEqual(everywhere(null))
    expect(failures).toEqual([refusal])
    for (const key of Object.values(keys)) expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true)
  })

  it('reverts only the part that the server refused', async () => {
    const { mark, shown, requests } = page()
    const both = [mark({ partId: 1, proprietary: true }), mark({ partId: 2, proprietary: true })]
    await settled()
    requests[1]?.answer.resolve(internal(2, true))
    requests[0]?.answer.reject(new Error('No.'))
    await Promise.all(both)
    expect(shown()).toEqual(everywhere(null))
    expect(shown(2)).toEqual([true, true, true, true])
  })

  it('sends two marks of a part in order and shows the last one throughout', async () => {
    const { mark, shown, requests } = page()
    const both = [mark({ partId: 1, proprietary: true }), mark({ partId: 1, proprietary: false })]
    await settled()
    expect(requests.map((each) => each.mark.proprietary)).toEqual([true])
    expect(shown()).toEqual(everywhere(false))
    requests[0]?.answer.resolve(internal(1, true))
    await settled()
    expect(shown()).toEqual(everywhere(false))
    requests[1]?.answer.resolve(internal(1, false))
    await Promise.all(both)
    expect(requests.map((each) => each.mark.proprietary)).toEqual([true, false])
    expect(shown()).toEqual(everywhere(false))
  })

  it('leaves a visible list of marked parts as is, and reloads it the next time it is shown', async () => {
    const { queryClient, mark, requests } = page()
    const marked: PartsPage = { match: 'exact', searchedText: null, parts: [internal(1, true)], more: false }
    const filters = { proprietary: true }
    const inSight = getQueryKey(trpc.catalog.search, { text: 'hinge', filters, offset: 0 }, 'query')
    const others = [
      getQueryKey(trpc.catalog.search, { text: 'hinge', filters, offset: 12 }, 'query'),
      getQueryKey(trpc.catalog.browse, { filters, offset: 0 }, 'query'),
    ]
    const loads: unknown[] = []
    for (const key of [inSight, ...others]) queryClient.setQueryData(key, marked)
    const shown = { queryKey: inSight, staleTime: 60_000, queryFn: () => loads.push(inSight) }
    const hide = new QueryObserver(queryClient, shown).subscribe(() => {})
    const clearing = mark({ partId: 1, proprietary: false })
    await settled()
    requests[0]?.answer.resolve(internal(1, false))
    await clearing
    await settled()
    expect(queryClient.getQueryData<PartsPage>(inSight)?.parts).toEqual([internal(1, false)])
    expect(loads).toEqual([])
    for (const key of others) expect(queryClient.getQueryData(key)).toBeUndefined()
    expect(queryClient.getQueryState(keys.search)?.isInvalidated).toBe(false)
    hide()
    const hideAgain = new QueryObserver(queryClient, shown).subscribe(() => {})
    await settled()
    expect(loads).toHaveLength(1)
    hideAgain()
  })

  it("adds no mark to the customer's view of a part", async () => {
    const { queryClient, mark, requests } = page()
    const stored = { id: 1, name: 'PART 1' } as Part
    queryClient.setQueryData(keys.part, stored)
    const marked = mark({ partId: 1, proprietary: true })
    await settled()
    requests[0]?.answer.resolve(internal(1, true))
    await marked
    expect(queryClient.getQueryData(keys.part)).toEqual(stored)
  })
})
