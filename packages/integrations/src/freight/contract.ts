import { quoteFailedText } from '@mullion/domain/checkout/shipping-service'
import { describe, expect, it } from 'vitest'
import type { FreightRates, FreightShipment } from './port.ts'

const charlotte = { city: 'Charlotte', state: 'NC', zip: '28202' }
const losAngeles = { city: 'Los Angeles', state: 'CA', zip: '90012' }

/** Contract tests with what checkout relies on from any provider; `makeRates` ships from Newport, NC 28570. */
export function describeFreightRates(
  name: string,
  makeRates: () => FreightRates | Promise<FreightRates>,
): void {
  const quote = async (changes: Partial<FreightShipment> = {}) =>
    (await makeRates()).quote({
      destination: charlotte,
      weightPounds: 120,
      longestInches: 110,
      ...changes,
    })
  const price = async (changes: Partial<FreightShipment> = {}) => (await quote(changes)).costCents

  describe(`freight rates: ${name}`, () => {
    it('a shipment has a price in whole cents and takes whole business days, if it says so', async () => {
      const { costCents, businessDays } = await quote()
      expect([Number.isSafeInteger(costCents), costCents > 0]).toEqual([true, true])
      expect(businessDays === null || (Number.isSafeInteger(businessDays) && businessDays > 0)).toBe(true)
    })

    it('the same shipment always costs the same', async () => {
      expect(await quote()).toEqual(await quote())
    })

    it('more weight, length or distance never costs less', async () => {
      const least = await price()
      expect(await price({ weightPounds: 900 })).toBeGreaterThan(least)
      expect(await price({ longestInches: 250 })).toBeGreaterThanOrEqual(least)
      expect(await price({ destination: losAngeles })).toBeGreaterThan(least)
    })

    it.each([
      { title: 'a ZIP code of another state', destination: { ...charlotte, state: 'SC' } },
      { title: 'an unused ZIP code', destination: { ...charlotte, zip: '00000' } },
    ])('$title fails the quote', async ({ destination }) => {
      const refused = { kind: 'unavailable', code: 'checkout.quote_failed', message: quoteFailedText }
      await expect(quote({ destination })).rejects.toMatchObject(refused)
    })
  })
}
