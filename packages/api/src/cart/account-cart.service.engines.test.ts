import { accountCarts } from '@mullion/db/cart/cart.tables'
import { accountCartDays } from '@mullion/domain/cart/account-cart'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { refusedAs } from '../testing/ready-to-order.ts'

const parts = [
  { id: 1, number: '0100-01', priceCents: 1000 },
  { id: 2, number: '0200-01', obsolete: true },
] as never
const line = (partId: number, quantity: number) => ({ partId, quantity, addedAt: 1000 + partId })
const stale = { code: 'CONFLICT', ...refusedAs('cart.account_stale') }

describe('the cart of an account', () => {
  it('has its parts as they are today, also one that is no longer sold and one that is gone', async () => {
    await using shop = await openTestShop({ people: true, parts })
    const { cart } = await shop.person('buyer')
    expect(await cart.ofAccount()).toEqual({ version: 0, lines: [] })
    const lines = [line(1, 2), line(2, 1), line(99, 1)]
    expect(await cart.saveOfAccount({ version: 0, lines })).toEqual({ version: 1 })
    const read = await cart.ofAccount()
    expect(read.version).toBe(1)
    expect(read.lines[0]).toEqual({
      ...{ ...line(1, 2), comments: [], configurations: [] },
      part: {
        id: 1,
        number: '0100-01',
        name: expect.any(String),
        priceCents: 850,
        unit: 'EA',
        imageVersion: 0,
      },
    })
    expect(read.lines.slice(1).map(({ part }) => part.number)).toEqual(['0200-01', 'Part 99'])
  })

  it('is seen and changed by its person only, and stored for nobody else', async () => {
    await using shop = await openTestShop({ people: true, parts })
    const [buyer, owner] = [(await shop.person('buyer')).cart, (await shop.person('owner')).cart]
    await buyer.saveOfAccount({ version: 0, lines: [line(1, 2)] })
    expect(await owner.ofAccount()).toEqual({ version: 0, lines: [] })
    await owner.saveOfAccount({ version: 0, lines: [line(1, 9)] })
    expect((await buyer.ofAccount()).lines).toMatchObject([{ quantity: 2 }])
    const guest = shop.guest().cart
    await expect(guest.ofAccount()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(guest.saveOfAccount({ version: 0, lines: [] })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    })
    expect(await shop.db.read.$count(accountCarts)).toBe(2)
  })

  it('refuses a save of an earlier version, and one of two at the same moment', async () => {
    await using shop = await openTestShop({ people: true, parts })
    const { cart } = await shop.person('buyer')
    const first = await Promise.allSettled(
      [1, 2].map((quantity) => cart.saveOfAccount({ version: 0, lines: [line(1, quantity)] })),
    )
    expect(first.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const second = await Promise.allSettled(
      [3, 4].map((quantity) => cart.saveOfAccount({ version: 1, lines: [line(1, quantity)] })),
    )
    expect(second.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(cart.saveOfAccount({ version: 1, lines: [] })).rejects.toMatchObject(stale)
    await expect(cart.saveOfAccount({ version: 9, lines: [] })).rejects.toMatchObject(stale)
    expect((await cart.ofAccount()).version).toBe(2)
  })

  it('is refused when it is too large, and when it has a part twice', async () => {
    await using shop = await openTestShop({ people: true, parts })
    const { cart } = await shop.person('buyer')
    const comments = Array.from({ length: 90 }, () => 'x'.repeat(300))
    const large = Array.from({ length: 20 }, (_, at) => ({ ...line(at + 1, 1), comments }))
    const saved = cart.saveOfAccount({ version: 0, lines: large })
    await expect(saved).rejects.toMatchObject(refusedAs('cart.account_too_large'))
    const twice = cart.saveOfAccount({ version: 0, lines: [line(1, 1), line(1, 2)] })
    await expect(twice).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('is deleted when nobody changed it for long', async () => {
    await using shop = await openTestShop({ people: true, parts })
    const { cart } = await shop.person('buyer')
    await cart.saveOfAccount({ version: 0, lines: [line(1, 1)] })
    shop.pass(accountCartDays * 86_400_000 - 1)
    await shop.services.accountCarts.deleteExpired()
    expect((await cart.ofAccount()).version).toBe(1)
    shop.pass(1)
    await shop.services.accountCarts.deleteExpired()
    expect(await cart.ofAccount()).toEqual({ version: 0, lines: [] })
  })
})
