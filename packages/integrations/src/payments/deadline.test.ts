import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { withDeadline } from './deadline.ts'
import type { PaymentGateway } from './port.ts'
import { charge, namedCard } from './testing/cards.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Returns a gateway whose calls stay pending until the test resolves or rejects them. */
function gatewayByHand() {
  const { promise, resolve, reject } = Promise.withResolvers<never>()
  const call = () => promise
  const payments = {
    check: call,
    authorise: call,
    capture: call,
    void: call,
    credit: call,
    listCredits: call,
    find: call,
    listTransactions: call,
  }
  const cards = { listCards: call, saveCard: call, removeCard: call }
  const gateway: PaymentGateway = { sandbox: false, ...payments, ...cards }
  return { gateway: withDeadline(gateway, { timeoutMs: 30_000 }), answer: resolve, fail: reject }
}

const calls: [string, (gateway: PaymentGateway) => Promise<unknown>][] = [
  ['a check', (gateway) => gateway.check()],
  ['an authorization', (gateway) => gateway.authorise(charge('a'))],
  ['a capture', (gateway) => gateway.capture('SB1')],
  ['a void', (gateway) => gateway.void('SB1')],
  ['a credit', (gateway) => gateway.credit({ gatewayId: 'SB1', reference: 'CN1', amountCents: 1 })],
  ['a lookup of credits', (gateway) => gateway.listCredits('SB1')],
  ['a lookup', (gateway) => gateway.find('a')],
  ['listing saved cards', (gateway) => gateway.listCards('user:1')],
  ['saving a card', (gateway) => gateway.saveCard('user:1', namedCard())],
  ['removing a saved card', (gateway) => gateway.removeCard('user:1', 'method')],
]

describe.each(calls)('%s', (_name, call) => {
  it('fails with no answer after 30 seconds', async () => {
    const { gateway } = gatewayByHand()
    const failed = expect(call(gateway)).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'payments.no_answer',
    })
    await vi.advanceTimersByTimeAsync(30_000)
    await failed
  })

  it('returns an answer in time and leaves no timer behind', async () => {
    const { gateway, answer } = gatewayByHand()
    const called = call(gateway)
    await vi.advanceTimersByTimeAsync(29_999)
    answer('answered' as never)
    expect(await called).toBe('answered')
    expect(vi.getTimerCount()).toBe(0)
  })

  it("fails with the gateway's error when it fails in time", async () => {
    const { gateway, fail } = gatewayByHand()
    const failed = expect(call(gateway)).rejects.toThrow('refused')
    fail(new Error('refused'))
    await failed
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ignores a failure after the deadline', async () => {
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    onTestFinished(() => void process.off('unhandledRejection', unhandled))
    const { gateway, fail } = gatewayByHand()
    const failed = expect(call(gateway)).rejects.toMatchObject({ code: 'payments.no_answer' })
    await vi.advanceTimersByTimeAsync(30_000)
    await failed
    fail(new Error('late'))
    vi.useRealTimers()
    await new Promise((resolve) => setImmediate(resolve))
    expect(unhandled).not.toHaveBeenCalled()
  })
})

describe('a gateway with a deadline', () => {
  it('lists a day of many pages, however long they take together', async () => {
    const { gateway, answer } = gatewayByHand()
    const called = gateway.listTransactions({ from: '2026-11-20', to: '2026-11-21' })
    await vi.advanceTimersByTimeAsync(300_000)
    answer([] as never)
    expect(await called).toEqual([])
  })

  it('still reports whether it is the sandbox', () => {
    expect(gatewayByHand().gateway.sandbox).toBe(false)
  })
})
