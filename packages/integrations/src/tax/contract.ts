import { describe, expect, it } from 'vitest'
import type { TaxRequest, TaxService } from './port.ts'

const toOhio: TaxRequest = {
  destination: { street: '1 Main St', city: 'Columbus', state: 'OH', zip: '43215' },
  goodsCents: 3550,
  freightCents: 1550,
}

export function describeTaxService(name: string, makeTax: () => TaxService | Promise<TaxService>): void {
  const quote = async (changes: Partial<TaxRequest> = {}) =>
    (await makeTax()).quote({ ...toOhio, ...changes })

  describe(`sales tax: ${name}`, () => {
    it('goods and freight are taxed in whole cents', async () => {
      const { goodsTaxCents, freightTaxCents } = await quote()
      expect(Number.isSafeInteger(goodsTaxCents)).toBe(true)
      expect(Number.isSafeInteger(freightTaxCents)).toBe(true)
      expect(goodsTaxCents).toBeGreaterThan(0)
      expect(freightTaxCents).toBeGreaterThanOrEqual(0)
    })

    it('the same order is always taxed the same', async () => {
      const [{ documentKey: _one, ...first }, { documentKey: _other, ...second }] = [
        await quote(),
        await quote(),
      ]
      expect(first).toEqual(second)
    })

    it('nothing is taxed when nothing is sold', async () => {
      expect(await quote({ goodsCents: 0, freightCents: 0 })).toMatchObject({
        goodsTaxCents: 0,
        freightTaxCents: 0,
      })
    })

    it('a state without sales tax charges none', async () => {
      const destination = { street: '1 Main St', city: 'Portland', state: 'OR', zip: '97201' }
      expect(await quote({ destination })).toMatchObject({ goodsTaxCents: 0, freightTaxCents: 0 })
    })

    it('freight does not change the tax on goods', async () => {
      const [dear, free] = [await quote(), await quote({ freightCents: 0 })]
      expect(dear.goodsTaxCents).toBe(free.goodsTaxCents)
    })
  })
}
