import { carrierSilent, isCarrierSilent } from '@mullion/domain/checkout/shipping-service'
import { describe, expect, it, onTestFinished } from 'vitest'
import { describeParcelRates, standardBoxOf } from './contract.ts'
import type { ParcelShipment } from './port.ts'
import { openUpsServer, type UpsServerOptions, upsTestAccount } from './testing/ups-server.ts'
import { createUpsRates, type UpsOptions } from './ups.ts'
import { withCircuit } from './with-circuit.ts'

const minute = 60_000
const at = new Date('2026-11-24T15:00:00Z')

async function openUps(options: UpsServerOptions = {}, changes: Partial<UpsOptions> = {}) {
  let now = at.getTime()
  const clock = () => new Date(now)
  const server = await openUpsServer({ clock, ...options })
  onTestFinished(() => server.close())
  const rates = createUpsRates({
    ...{ url: server.url, ...upsTestAccount, name: 'Mullion Door Parts', originZip: '28570', clock },
    // The ZIP data of the local server may take a while to load.
    timeoutMs: 30_000,
    ...changes,
  })
  const countOf = (part: string) => server.calls.filter(({ path }) => path.includes(part)).length
  return {
    server,
    rates,
    pass: (ms: number) => {
      now += ms
    },
    tokens: () => countOf('oauth'),
    asked: () => countOf('rating'),
    lastRequest: () => server.record.list({ kind: 'rate' }).at(-1)?.data.request,
  }
}

const shipment = (changes: Partial<ParcelShipment> = {}): ParcelShipment => ({
  destination: { city: 'Columbus', state: 'OH', zip: '43215' },
  boxes: [standardBoxOf(12)],
  shipsOn: '2026-11-24',
  ...changes,
})

describeParcelRates('UPS', async () => (await openUps()).rates)

describe('rates of UPS', () => {
  it('come for every service from one request, with its arrival days', async () => {
    const ups = await openUps()
    const { rates, warnings } = await ups.rates.quote(shipment())
    expect(warnings).toEqual([])
    // Zone 4 at 15 lb: 12.07 and 15 times the zone's price of a pound, less 30%.
    expect(rates).toMatchObject([
      { service: '03', costCents: 1727, businessDays: 2, arrivesOn: '2026-11-26' },
      { service: '12', costCents: 2693, businessDays: 3, arrivesOn: '2026-11-27' },
      { service: '02', costCents: 3491, businessDays: 2, arrivesOn: '2026-11-26' },
      { service: '13', costCents: 4919, businessDays: 1, arrivesOn: '2026-11-25' },
      { service: '01', costCents: 5423, businessDays: 1, arrivesOn: '2026-11-25' },
      { service: '14', costCents: 7187, businessDays: 1, arrivesOn: '2026-11-25' },
    ])
    expect([ups.tokens(), ups.asked()]).toEqual([1, 1])
  })

  it('are asked for with every box, the account, and numbers as text', async () => {
    const ups = await openUps()
    await ups.rates.quote(shipment({ boxes: [standardBoxOf(12.25), standardBoxOf(40)] }))
    expect(ups.lastRequest()).toMatchObject({
      RateRequest: {
        Shipment: {
          Shipper: { ShipperNumber: 'A1B2C3', Address: { PostalCode: '28570' } },
          ShipTo: {
            Address: { City: 'Columbus', StateProvinceCode: 'OH', PostalCode: '43215', CountryCode: 'US' },
          },
          PaymentDetails: { ShipmentCharge: [{ Type: '01', BillShipper: { AccountNumber: 'A1B2C3' } }] },
          ShipmentRatingOptions: { NegotiatedRatesIndicator: 'Y' },
          DeliveryTimeInformation: { Pickup: { Date: '20261124' } },
          NumOfPieces: '2',
          Package: [
            { Dimensions: { Length: '16', Width: '16', Height: '8' }, PackageWeight: { Weight: '12.3' } },
            { PackageWeight: { Weight: '40' } },
          ],
        },
      },
    })
  })

  it('are the published ones for an account without its own', async () => {
    const ups = await openUps({ publishedOnly: true })
    const { rates } = await ups.rates.quote(shipment())
    expect(rates[0]?.costCents).toBe(1207 + 15 * 21 * 4)
  })

  it('are higher to a home', async () => {
    const business = await openUps()
    const home = await openUps({}, { residential: true })
    const priceOf = async ({ rates }: typeof home) => (await rates.quote(shipment())).rates[0]?.costCents ?? 0
    expect(await priceOf(home)).toBeGreaterThan(await priceOf(business))
    const { rates } = await business.rates.quote(shipment({ residential: true }))
    expect(rates[0]?.costCents).toBe(await priceOf(home))
  })

  it('leave out a service that UPS does not offer to the address', async () => {
    const ups = await openUps()
    const { rates } = await ups.rates.quote(
      shipment({ destination: { city: 'Honolulu', state: 'HI', zip: '96813' } }),
    )
    expect(rates.map(({ service }) => service)).toEqual(['03', '02', '13', '01'])
  })

  it('reach a territory as the country that it is for UPS', async () => {
    const ups = await openUps()
    await ups.rates.quote(shipment({ destination: { city: 'San Juan', state: 'PR', zip: '00901' } }))
    expect(ups.lastRequest()).toMatchObject({
      RateRequest: { Shipment: { ShipTo: { Address: { CountryCode: 'PR' } } } },
    })
  })

  it('warn of a city that is not the one of its ZIP code', async () => {
    const ups = await openUps()
    const { warnings } = await ups.rates.quote(
      shipment({ destination: { city: 'Dayton', state: 'OH', zip: '43215' } }),
    )
    expect(warnings).toEqual(['ZIP code 43215 belongs to Columbus, OH. Please check the city.'])
  })

  it('of a single service may come without their list', async () => {
    const ups = await openUps()
    ups.server.faults.next({ kind: 'object', path: 'rating' })
    const { rates } = await ups.rates.quote(shipment())
    expect(rates.map(({ service }) => service)).toEqual(['03'])
  })
})

describe('the token of UPS', () => {
  it('is fetched once for calls at the same time, and renewed a minute before it ends', async () => {
    const ups = await openUps({ tokenSeconds: 600 })
    await Promise.all(Array.from({ length: 8 }, () => ups.rates.quote(shipment())))
    expect([ups.tokens(), ups.asked()]).toEqual([1, 8])
    ups.pass(9 * minute - 1)
    await ups.rates.quote(shipment())
    expect(ups.tokens()).toBe(1)
    ups.pass(1)
    await ups.rates.quote(shipment())
    expect(ups.tokens()).toBe(2)
  })

  it('is renewed once, for all calls together, when UPS no longer accepts it', async () => {
    const ups = await openUps()
    await ups.rates.quote(shipment())
    ups.server.faults.next({ kind: 'expired', path: 'rating' })
    await Promise.all(Array.from({ length: 4 }, () => ups.rates.quote(shipment())))
    expect(ups.tokens()).toBe(2)
  })

  it('that is refused again is no answer, and is not tried for ever', async () => {
    const ups = await openUps()
    ups.server.faults.next({ kind: 'expired', path: 'rating', times: 'always' })
    await expect(ups.rates.quote(shipment())).rejects.toThrow('401')
    expect([ups.tokens(), ups.asked()]).toEqual([2, 2])
  })

  it('does not suffer from a wrong clock on either side', async () => {
    const ups = await openUps()
    ups.server.faults.next({ kind: 'skew', ms: -5 * 3_600_000, path: 'oauth' })
    await ups.rates.quote(shipment())
    expect([ups.tokens(), ups.asked()]).toEqual([2, 2])
  })
})

describe('what the store says when UPS', () => {
  const guarded = async (options: UpsServerOptions = {}, changes: Partial<UpsOptions> = {}) => {
    const ups = await openUps(options, { timeoutMs: 300, ...changes })
    return { ...ups, rates: withCircuit(ups.rates, { timeoutMs: 400, attempts: 2, openMs: 60_000 }) }
  }
  const failed = carrierSilent()

  it.each([
    { title: 'is slow', fault: { kind: 'slow' } },
    { title: 'answers too late', fault: { kind: 'late' } },
    { title: 'ends the connection in the middle of its answer', fault: { kind: 'cut' } },
    { title: 'is asked too often', fault: { kind: 'status', status: 429 } },
    { title: 'has an error of its own', fault: { kind: 'status', status: 500 } },
    { title: 'sends JSON that cannot be read', fault: { kind: 'malformed' } },
    { title: 'names no price', fault: { kind: 'lie' } },
    { title: 'is slow with its token', fault: { kind: 'slow', path: 'oauth' } },
    { title: 'sends a token that cannot be read', fault: { kind: 'malformed', path: 'oauth' } },
  ] as const)('$title: nothing after one such answer, the specified text after two', async ({ fault }) => {
    const once = await guarded()
    once.server.faults.next({ path: 'rating', ...fault })
    expect((await once.rates.quote(shipment())).rates).toHaveLength(6)
    const always = await guarded()
    always.server.faults.next({ path: 'rating', ...fault, times: 'always' })
    const { message, details } = failed
    await expect(always.rates.quote(shipment())).rejects.toMatchObject({ message, details })
    const calls = always.server.calls.length
    await expect(always.rates.quote(shipment())).rejects.toMatchObject({ message, details })
    expect(always.server.calls).toHaveLength(calls)
  })

  it.each([
    { code: '111285', destination: { city: 'Columbus', state: 'OH', zip: '00000' } },
    { code: '111286', destination: { city: 'Columbus', state: 'NC', zip: '43215' } },
  ])(
    'refuses the address with $code: the specified text, and the next buyer is served',
    async ({ destination, code }) => {
      const ups = await guarded()
      const refused = await ups.rates.quote(shipment({ destination })).catch((error: unknown) => error)
      expect(refused).toMatchObject({ message: failed.message, details: {} })
      expect(isCarrierSilent(refused)).toBe(false)
      expect(String((refused as Error).cause)).toContain(code)
      expect(ups.asked()).toBe(1)
      expect((await ups.rates.quote(shipment())).rates).toHaveLength(6)
    },
  )

  it('refuses the account or the boxes: no answer, which is not asked for again', async () => {
    const account = await guarded({}, { accountNumber: 'WRONG1' })
    const heavy = await guarded()
    const refusals = [
      { ups: account, code: '111580', asked: shipment() },
      { ups: heavy, code: '111546', asked: shipment({ boxes: [standardBoxOf(151)] }) },
    ]
    for (const { ups, code, asked } of refusals) {
      const refused = await ups.rates.quote(asked).catch((error: unknown) => error)
      expect(isCarrierSilent(refused)).toBe(true)
      expect(String((refused as Error).cause)).toMatch(new RegExp(`${code}, transId [0-9a-f]{32}`))
      expect(ups.asked()).toBe(1)
    }
    expect((await heavy.rates.quote(shipment())).rates).toHaveLength(6)
  })

  it('does not know the client: no answer, and its secret is in no error', async () => {
    const ups = await guarded({}, { clientSecret: 'a-wrong-secret' })
    const refused = await ups.rates.quote(shipment()).catch((error: unknown) => error)
    expect(isCarrierSilent(refused)).toBe(true)
    const { message, cause, stack } = refused as Error
    expect(`${message} ${stack} ${cause} ${JSON.stringify(cause)}`).not.toContain('a-wrong-secret')
  })
})
