import { carrierSilent, isCarrierSilent } from '@mullion/domain/checkout/shipping-service'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openVendorServer } from '../testing/vendor-server.ts'
import { describeFreightRates } from './contract.ts'
import { freightClassOf, handlingUnitOf } from './freight-class.ts'
import { createModeFreight, type ModeOptions } from './mode.ts'
import type { FreightShipment } from './port.ts'
import { modeTestToken, openModeServer } from './testing/mode-server.ts'
import { withFreightCircuit } from './with-circuit.ts'

const track: FreightShipment = {
  destination: { city: 'Columbus', state: 'OH', zip: '43215' },
  weightPounds: 30.2,
  longestInches: 110.25,
}

async function openMode(changes: Partial<ModeOptions> = {}) {
  const server = await openModeServer()
  onTestFinished(() => server.close())
  const freight = createModeFreight({ url: server.url, token: modeTestToken, originZip: '28570', ...changes })
  return {
    server,
    freight,
    guarded: withFreightCircuit(freight, { timeoutMs: 400, attempts: 2, openMs: 60_000 }),
  }
}

describeFreightRates('Mode', async () => (await openMode()).freight)

describe('freight class', () => {
  it.each([
    { pounds: 10, inches: 48, freightClass: 400 },
    { pounds: 60, inches: 40, freightClass: 300 },
    { pounds: 1600, inches: 48, freightClass: 60 },
    { pounds: 31, inches: 111, freightClass: 250 },
    { pounds: 100, inches: 111, freightClass: 92.5 },
    { pounds: 2700, inches: 48, freightClass: 50 },
  ])('of $pounds lb, $inches in long, is $freightClass by density', ({ pounds, inches, freightClass }) => {
    const unit = handlingUnitOf({ weightPounds: pounds, longestInches: inches })
    expect(freightClassOf(unit)).toBe(freightClass)
  })
})

describe('freight of Mode', () => {
  it('is asked for as one crate of the longest piece, with its class', async () => {
    const { server, freight } = await openMode()
    expect(await freight.quote(track)).toEqual({ costCents: 14_212, businessDays: 4, warnings: [] })
    const [quote] = server.record.list({ kind: 'quote' })
    expect(quote?.data.request).toMatchObject({
      ShipperDetails: { ShipZipCode: '28570' },
      ConsigneeDetails: { ConsCity: 'Columbus', ConsState: 'OH', ConsZipCode: '43215' },
      Commodities: {
        Commodities: [
          { Class: 250, Length: 111, Width: 12, Height: 12, Weight: 31, Quantity: 1, density: 3.35 },
        ],
      },
    })
  })

  it('warns of a city that is not the one of its ZIP code', async () => {
    const { freight } = await openMode()
    const { warnings } = await freight.quote({
      ...track,
      destination: { ...track.destination, city: 'Dayton' },
    })
    expect(warnings).toHaveLength(1)
  })
})

describe('what the store says when Mode', () => {
  const { message, details } = carrierSilent()

  it.each([
    { title: 'is slow', fault: { kind: 'slow' } },
    { title: 'answers too late', fault: { kind: 'late' } },
    { title: 'ends the connection in the middle of its answer', fault: { kind: 'cut' } },
    { title: 'is asked too often', fault: { kind: 'status', status: 429 } },
    { title: 'has an error of its own', fault: { kind: 'status', status: 500 } },
    { title: 'sends JSON that cannot be read', fault: { kind: 'malformed' } },
    { title: 'names a price that is no number', fault: { kind: 'lie' } },
    { title: 'names no price', fault: { kind: 'partial' } },
    { title: 'does not accept the token', fault: { kind: 'expired' } },
  ] as const)('$title: nothing after one such answer, the specified text after two', async ({ fault }) => {
    const { server, guarded } = await openMode()
    server.faults.next(fault)
    expect(await guarded.quote(track)).toMatchObject({ costCents: 14_212 })
    server.faults.next({ ...fault, times: 'always' })
    await expect(guarded.quote(track)).rejects.toMatchObject({ message, details })
    const calls = server.calls.length
    await expect(guarded.quote(track)).rejects.toMatchObject({ message, details })
    expect(server.calls).toHaveLength(calls)
  })

  it('refuses the address: the specified text, and the next buyer is served', async () => {
    const { server, guarded } = await openMode()
    const destination = { ...track.destination, state: 'NC' }
    const refused = await guarded.quote({ ...track, destination }).catch((error: unknown) => error)
    expect(refused).toMatchObject({ message, details: {} })
    expect([isCarrierSilent(refused), server.calls.length]).toEqual([false, 1])
    expect(await guarded.quote(track)).toMatchObject({ costCents: 14_212 })
  })

  it('has no capacity: the carrier gives no price, and the address is not blamed', async () => {
    const body = { errors: { code: 'BLTL020', message: 'No capacity for this lane.' } }
    const server = await openVendorServer({ name: 'Full', handle: () => ({ status: 422, body }) })
    onTestFinished(() => server.close())
    const { freight } = await openMode({ url: server.url })
    expect(isCarrierSilent(await freight.quote(track).catch((error: unknown) => error))).toBe(true)
  })

  it('refuses the load: no price, which is not asked for again', async () => {
    const { server, guarded } = await openMode()
    const refused = await guarded.quote({ ...track, weightPounds: 30_000 }).catch((error: unknown) => error)
    expect([isCarrierSilent(refused), server.calls.length]).toEqual([true, 1])
    expect(String((refused as Error).cause)).toContain('BLTL014')
  })
})
