import type { Box } from '@mullion/domain/checkout/packing'
import { describe, expect, it } from 'vitest'
import type { ShipDestination } from '../destinations.ts'
import { createBuiltInParcelRates } from './built-in.ts'
import { describeParcelRates, standardBoxOf } from './contract.ts'

const makeRates = () => createBuiltInParcelRates({ originZip: '28570' })

describeParcelRates('built-in table', makeRates)

const raleigh = { city: 'Raleigh', state: 'NC', zip: '27601' }
const quote = (destination: ShipDestination, ...boxes: Box[]) =>
  makeRates().quote({ destination, boxes, shipsOn: '2026-11-20' })
async function groundOf(...shipment: Parameters<typeof quote>) {
  const { rates, warnings } = await quote(...shipment)
  return { ...rates.find(({ service }) => service === '03'), warnings }
}

function longBox(lengthInches: number, weightPounds: number): Box {
  const billablePounds = Math.ceil(Math.max(weightPounds, (lengthInches * 16) / 139))
  return { kind: 'long', lengthInches, widthInches: 4, heightInches: 4, weightPounds, billablePounds }
}

describe('the ground price of a parcel from Newport NC', () => {
  // Raleigh is zone 2: $11.00 and 30 cents a pound. Los Angeles is zone 8: $13.80 and 98 cents a pound.
  it.each([
    { title: 'a light standard box is billed as 15 lb', boxes: [standardBoxOf(2)], cents: 1100 + 15 * 30 },
    { title: 'a full standard box has no surcharge', boxes: [standardBoxOf(51)], cents: 1100 + 51 * 30 },
    { title: 'two boxes', boxes: [standardBoxOf(51), standardBoxOf(20.5)], cents: 2630 + 1100 + 21 * 30 },
    { title: '48 in has no surcharge', boxes: [longBox(48, 3)], cents: 1100 + 6 * 30 },
    {
      title: 'over 48 in: $29.50 surcharge, billed as 40 lb',
      boxes: [longBox(49, 3)],
      cents: 1100 + 40 * 30 + 2950,
    },
    { title: 'over 48 in and heavier than 40 lb', boxes: [longBox(49, 45)], cents: 1100 + 45 * 30 + 2950 },
    { title: 'over 50 lb of goods: $46 surcharge', boxes: [longBox(20, 52)], cents: 1100 + 52 * 30 + 4600 },
    { title: 'long and heavy: the higher surcharge', boxes: [longBox(60, 52)], cents: 1100 + 52 * 30 + 4600 },
    { title: '96 in is not yet large', boxes: [longBox(96, 3)], cents: 1100 + 40 * 30 + 2950 },
    {
      title: 'over 96 in: $255 surcharge, billed as 90 lb',
      boxes: [longBox(97, 3)],
      cents: 1100 + 90 * 30 + 25500,
    },
    { title: 'no boxes', boxes: [], cents: 0 },
  ])('$title', async ({ boxes, cents }) => {
    expect(await groundOf(raleigh, ...boxes)).toMatchObject({
      costCents: cents,
      businessDays: 1,
      warnings: [],
    })
  })

  it.each<[string, ShipDestination, number]>([
    ['zone 8', { city: 'Los Angeles', state: 'CA', zip: '90012' }, 1380 + 20 * 98],
    ['Hawaii', { city: 'Honolulu', state: 'HI', zip: '96813' }, 3900 + 20 * 210],
    ['Alaska', { city: 'Anchorage', state: 'AK', zip: '99501' }, 4100 + 20 * 225],
    [
      'Puerto Rico, which is closer than Texas',
      { city: 'San Juan', state: 'PR', zip: '00901' },
      4300 + 20 * 240,
    ],
  ])('20 lb to %s', async (_, destination, cents) => {
    expect((await groundOf(destination, standardBoxOf(20))).costCents).toBe(cents)
  })
})

describe('the destination', () => {
  it('fails the quote with a military address', async () => {
    const quoted = quote({ city: 'APO', state: 'AE', zip: '09001' }, standardBoxOf(5))
    await expect(quoted).rejects.toMatchObject({ code: 'checkout.quote_failed' })
  })

  it('fails the quote with an object property name as ZIP code', async () => {
    const quoted = quote({ ...raleigh, zip: 'constructor' }, standardBoxOf(5))
    await expect(quoted).rejects.toMatchObject({ code: 'checkout.quote_failed' })
  })

  it.each([
    { city: 'ST. LOUIS', state: 'MO', zip: '63101' },
    { city: 'Saint Louis', state: 'MO', zip: '63101' },
    { city: 'Ft Worth', state: 'TX', zip: '76102' },
    { city: 'n. las vegas', state: 'NV', zip: '89030' },
  ])('may name $city for $zip', async (destination) => {
    expect((await quote(destination, standardBoxOf(5))).warnings).toEqual([])
  })

  it('is priced, with a warning, when the city does not match the ZIP code', async () => {
    expect(await groundOf({ ...raleigh, city: 'Durham' }, standardBoxOf(5))).toMatchObject({
      costCents: 1100 + 15 * 30,
      businessDays: 1,
      warnings: ['ZIP code 27601 belongs to Raleigh, NC. Please check the city.'],
    })
  })
})

describe('warming up', () => {
  it('loads the ZIP data for a known origin', async () => {
    await expect(makeRates().warm()).resolves.toBeUndefined()
  })

  it('fails for an unknown origin ZIP code', async () => {
    await expect(createBuiltInParcelRates({ originZip: '00000' }).warm()).rejects.toThrow(RangeError)
  })
})
