import type { Vendor } from '@mullion/domain/analytics/vendor-health'
import { carrierSilent, quoteFailed } from '@mullion/domain/checkout/shipping-service'
import { AppError } from '@mullion/domain/error'
import { describe, expect, it } from 'vitest'
import { UnreadableAnswer } from './complete-answer.ts'
import { withCircuit } from './parcel-rates/with-circuit.ts'
import { captureRefused, noAnswer, savedCardMissing } from './payments/errors.ts'
import { failureOf, noteTrouble, type VendorCall, VendorRefusal, withHealth } from './vendor-health.ts'

const coded = (code: string, more: object = {}) =>
  Object.assign(new Error('secret 4000100011112224'), { code, ...more })
const status = (code: number) => Object.assign(new Error('secret'), { status: code })
const vendor: Vendor = { subject: 'parcel-rates', adapter: 'UPS', builtIn: false }

function counting() {
  const calls: VendorCall[] = []
  const counter = {
    register: () => undefined,
    add: (_vendor: Vendor, call: VendorCall) => void calls.push(call),
  }
  return { calls, counter, failures: () => calls.map(({ failure }) => failure) }
}

describe('why a call failed', () => {
  it.each<[string, unknown, string, string]>([
    ['a deadline that passed', noAnswer(), 'no_answer', 'payments.no_answer'],
    [
      'a connection refused',
      carrierSilent(new TypeError('fetch failed', { cause: coded('ECONNREFUSED') })),
      'no_answer',
      'ECONNREFUSED',
    ],
    [
      'a signal that ran out',
      noAnswer(new DOMException('late', 'TimeoutError')),
      'no_answer',
      'TimeoutError',
    ],
    ['credentials refused', carrierSilent(status(401)), 'refused', 'HTTP 401'],
    ['too many calls', carrierSilent(status(429)), 'refused', 'HTTP 429'],
    ['credentials refused, passed on as a failed quote', quoteFailed(status(401)), 'refused', 'HTTP 401'],
    ['a key refused', new VendorRefusal('secret'), 'refused', 'VendorRefusal'],
    ['a sign-in refused by a mail server', coded('EAUTH', { responseCode: 535 }), 'refused', 'EAUTH'],
    ['a failing server', carrierSilent(status(503)), 'error', 'HTTP 503'],
    ['an unreadable answer', noAnswer(new UnreadableAnswer('secret')), 'error', 'Error'],
    ['anything else', new RangeError('secret'), 'error', 'RangeError'],
    ['a code with spaces', coded('4000 1000 1111 2224'), 'error', 'Error'],
  ])('%s', (_name, error, kind, code) => {
    expect(failureOf(error)).toEqual({ kind, code })
  })

  it.each<[string, unknown]>([
    ['an unknown ZIP code', quoteFailed(status(400))],
    ['a saved card that is gone', savedCardMissing('m1')],
    ['a capture after a void', captureRefused('1', 'voided')],
    ['a form with a mistake', new AppError('invalid', 'payments.card_invalid', 'No.')],
    ['a recipient that does not exist', coded('EENVELOPE', { responseCode: 550 })],
  ])('is nothing for a refusal by rule: %s', (_name, error) => {
    expect(failureOf(error)).toBeNull()
  })
})

describe('a watched port', () => {
  it('answers and throws as before, and is counted', async () => {
    const { calls, counter, failures } = counting()
    const broken = status(503)
    const port = withHealth(
      vendor,
      { sandbox: true, ok: async (n: number) => n + 1, bad: () => Promise.reject(broken) },
      counter,
    )
    expect([port.sandbox, await port.ok(1)]).toEqual([true, 2])
    await expect(port.bad()).rejects.toBe(broken)
    expect(failures()).toEqual([null, { kind: 'error', code: 'HTTP 503' }])
    expect(calls.every(({ ms }) => ms >= 0)).toBe(true)
  })

  it('counts only what asks the vendor, and a failure that its port conceals', async () => {
    const { counter, failures } = counting()
    const check = {
      challenge: async () => null,
      async verify() {
        noteTrouble(status(500))
        return false
      },
    }
    const port = withHealth({ ...vendor, asks: ['verify'] }, check, counter)
    await port.challenge()
    expect(await port.verify()).toBe(false)
    expect(failures()).toEqual([{ kind: 'error', code: 'HTTP 500' }])
  })

  it('tells when its circuit opens, and does not count what an open circuit refuses', async () => {
    const { calls, counter, failures } = counting()
    const options = { timeoutMs: 1000, attempts: 1, openMs: 60_000 }
    const rates = withCircuit({ quote: () => Promise.reject(status(500)) }, options)
    const port = withHealth(vendor, rates, counter)
    await expect(port.quote({} as never)).rejects.toBeInstanceOf(AppError)
    await expect(port.quote({} as never)).rejects.toBeInstanceOf(AppError)
    expect(failures()).toEqual([{ kind: 'error', code: 'HTTP 500' }])
    expect(calls[0]?.openForMs).toBe(60_000)
  })
})
