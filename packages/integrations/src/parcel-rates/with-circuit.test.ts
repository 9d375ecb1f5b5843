import { quoteFailed, quoteFailedText } from '@mullion/domain/checkout/shipping-service'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { standardBoxOf } from './contract.ts'
import type { ParcelRates, ParcelShipment } from './port.ts'
import { withCircuit } from './with-circuit.ts'

const shipment: ParcelShipment = {
  destination: { city: 'Raleigh', state: 'NC', zip: '27601' },
  boxes: [standardBoxOf(5)],
  shipsOn: '2026-11-20',
}
const ground = { service: '03', costCents: 1550, businessDays: 2, arrivesOn: '2026-11-24' } as const
const answer = { rates: [ground], warnings: [] }
const failed = { kind: 'unavailable', code: 'checkout.quote_failed', message: quoteFailedText }

/** A fake carrier that follows the test's script, one step per call; after that it answers every call at once. */
function carrier(...calls: (() => Promise<typeof answer>)[]) {
  const signals: (AbortSignal | undefined)[] = []
  const rates: ParcelRates = {
    quote(_, signal) {
      const call = calls[signals.length]
      signals.push(signal)
      return call ? call() : Promise.resolve(answer)
    },
  }
  return { signals, guarded: withCircuit(rates) }
}

/** Longer than the tick between two attempts. */
const moment = 10

const silence = () => new Promise<never>(() => {})
const broken = () => Promise.reject(new TypeError('fetch failed'))
const after = (ms: number) => () =>
  new Promise<typeof answer>((resolve) => setTimeout(() => resolve(answer), ms))

function outcome(quote: Promise<unknown>) {
  const seen: { value?: unknown; error?: unknown } = {}
  quote.then(
    (value) => {
      seen.value = value
    },
    (error: unknown) => {
      seen.error = error
    },
  )
  return seen
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a circuit breaker around a carrier', () => {
  it('passes on an answer within 4 seconds', async () => {
    const { guarded, signals } = carrier(after(3_999))
    const quote = outcome(guarded.quote(shipment))
    await vi.advanceTimersByTimeAsync(3_999)
    expect(quote).toEqual({ value: answer })
    expect(signals).toHaveLength(1)
  })

  it('retries after one timeout and aborts the first call', async () => {
    const { guarded, signals } = carrier(silence)
    const quote = outcome(guarded.quote(shipment))
    await vi.advanceTimersByTimeAsync(3_999)
    expect(signals).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(moment)
    expect(quote).toEqual({ value: answer })
    expect(signals[0]?.aborted).toBe(true)
  })

  it('fails the quote after two timeouts and stops calling the carrier for 30 seconds', async () => {
    const { guarded, signals } = carrier(silence, silence)
    const quote = outcome(guarded.quote(shipment))
    await vi.advanceTimersByTimeAsync(7_999)
    expect(quote).toEqual({})
    await vi.advanceTimersByTimeAsync(moment)
    expect(quote.error).toMatchObject(failed)

    await vi.advanceTimersByTimeAsync(30_000 - 2 * moment)
    await expect(guarded.quote(shipment)).rejects.toMatchObject(failed)
    expect(signals).toHaveLength(2)

    await vi.advanceTimersByTimeAsync(2 * moment)
    await expect(guarded.quote(shipment)).resolves.toEqual(answer)
    await expect(guarded.quote(shipment)).resolves.toEqual(answer)
    expect(signals).toHaveLength(4)
  })

  it('waits another 30 seconds when the carrier times out again', async () => {
    const { guarded, signals } = carrier(silence, silence, silence, silence)
    outcome(guarded.quote(shipment))
    await vi.advanceTimersByTimeAsync(8_000 + 30_000 + moment)
    outcome(guarded.quote(shipment))
    await vi.advanceTimersByTimeAsync(8_000 + 30_000 - moment)
    await expect(guarded.quote(shipment)).rejects.toMatchObject(failed)
    expect(signals).toHaveLength(4)
    await vi.advanceTimersByTimeAsync(2 * moment)
    await expect(guarded.quote(shipment)).resolves.toEqual(answer)
  })

  it('treats a broken connection as a failure and keeps it as the cause', async () => {
    const { guarded, signals } = carrier(broken, broken)
    const quote = outcome(guarded.quote(shipment))
    await vi.advanceTimersByTimeAsync(moment)
    expect(quote.error).toMatchObject({ ...failed, cause: { message: 'fetch failed' } })
    await expect(guarded.quote(shipment)).rejects.toMatchObject(failed)
    expect(signals).toHaveLength(2)
  })

  it('treats a refused address as an answer: no retry, and the next buyer is served', async () => {
    const { guarded, signals } = carrier(() => Promise.reject(quoteFailed()))
    await expect(guarded.quote(shipment)).rejects.toMatchObject(failed)
    await expect(guarded.quote(shipment)).resolves.toEqual(answer)
    expect(signals).toHaveLength(2)
  })
})
