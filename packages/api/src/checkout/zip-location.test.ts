import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { refusedAs } from '../testing/ready-to-order.ts'

describe('a ZIP code', () => {
  it('returns its city and state, also in ZIP+4 form, and nothing when unknown', async () => {
    await using shop = await openTestShop()
    const { checkout } = shop.guest()
    expect(await checkout.zipLocation({ zip: '28570' })).toEqual({ city: 'Newport', state: 'NC' })
    expect(await checkout.zipLocation({ zip: '28570-1234' })).toEqual({ city: 'Newport', state: 'NC' })
    expect(await checkout.zipLocation({ zip: '00000' })).toBeNull()
  })

  it('can be looked up 120 times a minute per IP address', async () => {
    await using shop = await openTestShop()
    const { checkout } = shop.guest()
    for (let lookups = 0; lookups < 120; lookups += 1) await checkout.zipLocation({ zip: '28570' })
    const once = checkout.zipLocation({ zip: '28570' })
    await expect(once).rejects.toMatchObject(refusedAs('limits.too_many'))
    shop.pass(61_000)
    expect(await checkout.zipLocation({ zip: '28570' })).not.toBeNull()
  })
})
