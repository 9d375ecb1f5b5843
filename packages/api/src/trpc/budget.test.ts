import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBudgets } from './budget.ts'

const from = (key: string) => ({ key, rows: 1000 })

describe('the budget of a request', () => {
  it('is shared by the calls of its batch', () => {
    const request = createBudgets({ callsPerMinute: null }).forRequest(from('203.0.113.7'))
    request.spend(600)
    request.spend(400)
    expect(() => request.spend(1)).toThrow('at most 1,000 parts or lines')
  })
})

describe('calls from an IP address', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('are limited across requests, with rows counted, without affecting other addresses', () => {
    const budgets = createBudgets({ callsPerMinute: 60 })
    const call = (ipAddress: string, rows = 0) => budgets.forRequest(from(ipAddress)).spend(rows)
    for (let at = 0; at < 81; at += 1) call('a')
    call('a', 1000)
    expect(() => call('a')).toThrow(
      expect.objectContaining({ code: 'limits.too_many', details: { retryAfterSeconds: 1 } }),
    )
    call('b')
    vi.advanceTimersByTime(501)
    call('a')
    expect(() => call('a')).toThrow('Too many attempts')
  })

  it('are charged by the rows that were answered, however many were asked for', () => {
    const budgets = createBudgets({ callsPerMinute: 60 })
    const search = (rows: number) => budgets.forRequest({ key: 'a', rows: 5000 }).reserve(5000)(rows)
    for (let at = 0; at < 80; at += 1) search(12)
    search(1000)
    expect(() => search(12)).toThrow('Too many attempts')
    // The large answer went 9 calls below zero, which takes 9 s to make up for, and a search holds 1.5 while it runs.
    vi.advanceTimersByTime(9000)
    expect(() => search(12)).toThrow('Too many attempts')
    vi.advanceTimersByTime(2000)
    search(12)
  })

  it('allow 600 documented searches of 99 parts in a minute, but never 40 of 5,000', () => {
    const budgets = createBudgets({ callsPerMinute: 1800 })
    const request = (key: string) => budgets.forRequest({ key, rows: 5100 })
    const documentedSearch = (ipAddress: string, rows: number) => {
      const budget = request(ipAddress)
      budget.reserve(5000)(rows)
      budget.spend(20)
    }
    for (let at = 0; at < 600; at += 1) documentedSearch('a', 99)
    const refused = Array.from({ length: 40 }, () => {
      vi.advanceTimersByTime(1500)
      try {
        documentedSearch('b', 5000)
        return false
      } catch {
        return true
      }
    })
    expect(refused[39]).toBe(true)
  })

  it('cannot ask for more than 100,000 rows at a time', () => {
    const budgets = createBudgets({ callsPerMinute: 1800 })
    const search = () => budgets.forRequest({ key: 'a', rows: 5000 }).reserve(5000)
    const open = Array.from({ length: 20 }, search)
    expect(search).toThrow(expect.objectContaining({ code: 'limits.too_many_at_once' }))
    open[0]?.(3)
    search()
  })

  it('are unlimited when the store sets no limit', () => {
    const budgets = createBudgets({ callsPerMinute: null })
    for (let at = 0; at < 10_000; at += 1) budgets.forRequest(from('a')).spend(1000)
  })
})
