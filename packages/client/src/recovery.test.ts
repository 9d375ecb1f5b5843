import { AppError } from '@mullion/domain/error'
import { QueryObserver } from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { recoverAutomatically } from './recovery.ts'

const deadLine = () => TRPCClientError.from(new TypeError('Failed to fetch'))
let stop = () => {}

function page({ failure = deadLine as () => Error } = {}) {
  const server = { away: true, looks: 0, requests: 0 }
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  const stopRecovery = recoverAutomatically(queryClient, async () => {
    server.looks += 1
    if (server.away) throw new TypeError('Failed to fetch')
    return true
  })
  const observer = new QueryObserver(queryClient, {
    queryKey: ['parts'],
    queryFn: async () => {
      server.requests += 1
      if (server.away) throw failure()
      return 'parts'
    },
  })
  const leave = observer.subscribe(() => {})
  stop = () => {
    leave()
    stopRecovery()
    queryClient.clear()
  }
  return { server, leave, shown: () => observer.getCurrentResult().data }
}

describe('an unreachable server', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    stop()
    vi.useRealTimers()
  })

  it('is checked at growing intervals, and visible queries are retried once it is back', async () => {
    const { server, shown } = page()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(server).toMatchObject({ looks: 1, requests: 1 })
    await vi.advanceTimersByTimeAsync(4_000 + 8_000)
    expect(server).toMatchObject({ looks: 3, requests: 1 })
    server.away = false
    await vi.advanceTimersByTimeAsync(15_000)
    expect(shown()).toBe('parts')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server).toMatchObject({ looks: 4, requests: 2 })
  })

  it('is not checked again after recovery stops, not even by a check in flight', async () => {
    const queryClient = createQueryClient()
    queryClient.setDefaultOptions({ queries: { retry: false } })
    const looks: PromiseWithResolvers<boolean>[] = []
    const stopRecovery = recoverAutomatically(queryClient, () => {
      const look = Promise.withResolvers<boolean>()
      looks.push(look)
      return look.promise
    })
    const queryFn = vi.fn(() => Promise.reject(deadLine()))
    const leave = new QueryObserver(queryClient, { queryKey: ['parts'], queryFn }).subscribe(() => {})
    stop = () => {
      leave()
      queryClient.clear()
    }
    await vi.advanceTimersByTimeAsync(2_000)
    stopRecovery()
    looks[0]?.resolve(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(looks).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
    expect(queryFn).toHaveBeenCalledTimes(1)
  })

  it('is not checked when no failed query is visible', async () => {
    const { server, leave } = page()
    await vi.advanceTimersByTimeAsync(100)
    leave()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server).toMatchObject({ looks: 0, requests: 1 })
  })

  it('is not assumed when the server refuses a request', async () => {
    const { server } = page({ failure: () => new AppError('missing', 'catalog.part_missing', 'Gone.') })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server).toMatchObject({ looks: 0, requests: 1 })
  })
})
