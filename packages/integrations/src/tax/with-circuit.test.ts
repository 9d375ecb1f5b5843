import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TaxRequest } from './port.ts'
import { withTaxCircuit } from './with-circuit.ts'

const request: TaxRequest = {
  destination: { street: '', city: 'Columbus', state: 'OH', zip: '43215' },
  goodsCents: 1000,
  freightCents: 0,
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a tax service fails after two 4-second timeouts and is not called again for 30 seconds', async () => {
  let calls = 0
  const tax = withTaxCircuit({
    quote() {
      calls += 1
      return new Promise(() => {})
    },
  })
  const failed = expect(tax.quote(request)).rejects.toMatchObject({ code: 'checkout.tax_failed' })
  await vi.advanceTimersByTimeAsync(8_100)
  await failed
  await expect(tax.quote(request)).rejects.toMatchObject({ code: 'checkout.tax_failed' })
  expect(calls).toBe(2)
  await vi.advanceTimersByTimeAsync(30_100)
  const again = expect(tax.quote(request)).rejects.toMatchObject({ code: 'checkout.tax_failed' })
  await vi.advanceTimersByTimeAsync(8_100)
  await again
  expect(calls).toBeGreaterThan(2)
})
