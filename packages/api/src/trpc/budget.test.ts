import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBudgets } from './budget.ts'

const from = (ipAddress: string) => ({ ipAddress, rows: 1000 })

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
    for (let at = 0; at < 49; at += 1) call('a')
    call('a', 1000)
    expect(() => call('a')).toThrow(
      expect.objectContaining({ code: 'limits.too_many', details: { retryAfterSeconds: 1 } }),
    )
    call('b')
    vi.advanceTimersByTime(1001)
    call('a')
    expect(() => call('a')).toThrow('Too many attempts')
  })

  it('are unlimited when the store sets no limit', () => {
    const budgets = createBudgets({ callsPerMinute: null })
    for (let at = 0; at < 10_000; at += 1) budgets.forRequest(from('a')).spend(1000)
  })
})
