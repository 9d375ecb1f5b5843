import type { Box } from '@mullion/domain/checkout/packing'
import { quoteFailedText, type UpsService, upsServiceCodes } from '@mullion/domain/checkout/shipping-service'
import { describe, expect, it } from 'vitest'
import type { ParcelRates, ParcelShipment } from './port.ts'

/** A standard box of that weight, as the packer closes it. */
export function standardBoxOf(weightPounds: number): Box {
  const sides = { lengthInches: 16, widthInches: 16, heightInches: 8 }
  return { kind: 'standard', ...sides, weightPounds, billablePounds: Math.max(15, Math.ceil(weightPounds)) }
}

const charlotte = { city: 'Charlotte', state: 'NC', zip: '28202' }
const losAngeles = { city: 'Los Angeles', state: 'CA', zip: '90012' }

const shipment = (changes: Partial<ParcelShipment> = {}): ParcelShipment => ({
  destination: charlotte,
  boxes: [standardBoxOf(12)],
  shipsOn: '2026-11-20',
  ...changes,
})

const refused = { kind: 'unavailable', code: 'checkout.quote_failed', message: quoteFailedText }

/** Contract tests with what checkout relies on from any provider; `makeRates` ships from Newport, NC 28570. */
export function describeParcelRates(name: string, makeRates: () => ParcelRates | Promise<ParcelRates>): void {
  async function priceOf(service: UpsService, changes: Partial<ParcelShipment> = {}): Promise<number> {
    const { rates } = await (await makeRates()).quote(shipment(changes))
    const found = rates.filter((rate) => rate.service === service)
    expect(found).toHaveLength(1)
    return found[0]?.costCents ?? Number.NaN
  }
  const price = (changes: Partial<ParcelShipment> = {}) => priceOf('03', changes)

  describe(`parcel rates: ${name}`, () => {
    it.each(upsServiceCodes)('service %s has a price in whole cents', async (service) => {
      const cents = await priceOf(service)
      expect(Number.isSafeInteger(cents)).toBe(true)
      expect(cents).toBeGreaterThan(0)
    })

    it('gives a whole number of business days, or none, and a day of arrival after the day it ships, or none', async () => {
      const { rates } = await (await makeRates()).quote(shipment())
      for (const { businessDays, arrivesOn } of rates) {
        expect(businessDays === null || (Number.isSafeInteger(businessDays) && businessDays > 0)).toBe(true)
        expect(arrivesOn === null || arrivesOn > shipment().shipsOn).toBe(true)
      }
    })

    it('the same shipment always costs the same', async () => {
      const rates = await makeRates()
      expect(await rates.quote(shipment())).toEqual(await rates.quote(shipment()))
    })

    it('a heavier box never costs less', async () => {
      expect(await price({ boxes: [standardBoxOf(40)] })).toBeGreaterThanOrEqual(await price())
    })

    it('each additional box costs more', async () => {
      expect(await price({ boxes: [standardBoxOf(12), standardBoxOf(12)] })).toBeGreaterThan(await price())
    })

    it('coast to coast costs more than the next city', async () => {
      expect(await price({ destination: losAngeles })).toBeGreaterThan(await price())
    })

    it('next day air costs more than ground', async () => {
      expect(await priceOf('01')).toBeGreaterThan(await price())
    })

    it('ZIP+4 is priced like its ZIP code', async () => {
      expect(await price({ destination: { ...charlotte, zip: '28202-1234' } })).toBe(await price())
    })

    it.each([
      { title: 'a ZIP code of another state', destination: { ...charlotte, state: 'SC' } },
      { title: 'an unused ZIP code', destination: { ...charlotte, zip: '00000' } },
    ])('$title fails the quote', async ({ destination }) => {
      const rates = await makeRates()
      await expect(rates.quote(shipment({ destination }))).rejects.toMatchObject(refused)
    })
  })
}
