import { guest } from '@mullion/domain/accounts/actor'
import type { CartLine } from '@mullion/domain/cart/cart'
import { describe, expect, it } from 'vitest'
import { calculatorParts, doorOf } from '../testing/doors.ts'
import { openTestShop } from '../testing/open-test-shop.ts'

type Shop = Awaited<ReturnType<typeof openTestShop>>

const serialOf = (at: number) => `15-${String(at).padStart(4, '0')}`
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => serialOf(from + at))
/** Doors 15-0000 to 15-0149 are in the register; higher numbers are not. */
const known = 150
const openShop = () =>
  openTestShop({ parts: calculatorParts, doors: numbers(0, known).map((serialNumber) => ({ serialNumber })) })

/** Feet of gasket per door; more than any of the doors needs. */
const feetOfDoor = 20
/** A gasket for doors with these serial numbers; 36 inches wide, as registered, unless set otherwise. */
function gasketFor(serials: readonly string[], widthInches = 36): CartLine {
  const door = doorOf({ widthInches })
  const doors = serials.map((serialNumber) => ({ serialNumber, door, use: 'doorGasket' as const, count: 1 }))
  return {
    partId: 186,
    quantity: feetOfDoor * serials.length,
    comments: [],
    configurations: [{ kind: 'door', doors }],
  }
}
const plain: CartLine = { partId: 187, quantity: 3, comments: [] }

const unchecked = /couldn’t check this door/
const missing = /Serial number not found/
const otherwise = /Our records for this door differ/
const tooMany = /at most 100 doors/

const elsewhere = (shop: Shop) => shop.as(guest('guest-two-session-key0', '198.51.100.1'))
const problemOf = async (shop: Shop, line: CartLine, by = shop.guest()) =>
  (await by.cart.price({ cart: [line] })).lines[0]?.problem ?? null
async function guess(shop: Shop, times: number) {
  for (let at = 0; at < times; at += 1) await problemOf(shop, gasketFor([serialOf(5000 + at)]))
}

describe('a cart with doors by serial number', () => {
  it('is priced any number of times while the serial numbers are right', async () => {
    await using shop = await openShop()
    const line = gasketFor(numbers(0, 40))
    for (let at = 0; at < 40; at += 1) expect(await problemOf(shop, line)).toBeNull()
    await shop.guest().doors.bySerial({ serialNumber: serialOf(0) })
  })

  it('is priced even when its IP address has used up all door lookups', async () => {
    await using shop = await openShop()
    for (let at = 0; at < 31; at += 1)
      await shop
        .guest()
        .doors.bySerial({ serialNumber: serialOf(at) })
        .catch(() => null)
    expect(await problemOf(shop, gasketFor(numbers(0, 40)))).toBeNull()
    expect(await problemOf(shop, gasketFor([serialOf(5000)]))).toMatch(unchecked)
  })

  it('reports what is wrong with each line’s door', async () => {
    await using shop = await openShop()
    const kindOf = async (line: CartLine) =>
      (await shop.guest().cart.price({ cart: [line] })).lines[0]?.doorProblem
    expect(await kindOf(gasketFor([serialOf(0)]))).toBeUndefined()
    expect(await kindOf(gasketFor([serialOf(0)], 40))).toBe('built otherwise')
    expect(await kindOf(gasketFor([serialOf(5000)]))).toBe('missing')
    const magnetic = doorOf({ gasketing: 'Magnetic' })
    const doors = [{ serialNumber: serialOf(0), door: magnetic, use: 'doorGasket' as const, count: 1 }]
    const replacement = { partId: 188, quantity: 17.25, comments: [] }
    expect(await kindOf({ ...replacement, configurations: [{ kind: 'door', doors }] })).toBe('not magnetic')
    await guess(shop, 30)
    expect(await kindOf(gasketFor([serialOf(5000)]))).toBe('not checked')
  })

  it('reports at most 30 unknown or mismatched doors a minute per IP address', async () => {
    await using shop = await openShop()
    await guess(shop, 28)
    expect(await problemOf(shop, gasketFor([serialOf(3)], 30))).toMatch(otherwise)
    expect(await problemOf(shop, gasketFor([serialOf(5000)]))).toMatch(missing)
    expect(await problemOf(shop, gasketFor([serialOf(5001)]))).toMatch(unchecked)
    expect(await problemOf(shop, gasketFor([serialOf(3)], 30))).toMatch(unchecked)
    expect(await problemOf(shop, gasketFor([serialOf(5001)]), elsewhere(shop))).toMatch(missing)
    const lookup = shop.guest().doors.bySerial({ serialNumber: serialOf(0) })
    await expect(lookup).rejects.toMatchObject({ cause: { code: 'limits.too_many' } })
    shop.pass(60_001)
    expect(await problemOf(shop, gasketFor([serialOf(5001)]))).toMatch(missing)
  })

  it('reports doors as unchecked after too many wrong serial numbers', async () => {
    await using shop = await openShop()
    const lines = [186, 187, 188].map((partId, at) => ({
      ...gasketFor([...numbers(5000 + at * 20, 20), serialOf(at)]),
      partId,
    }))
    await shop.guest().cart.price({ cart: lines })
    // The 60 wrong numbers of one request have used up the minute's allowance.
    expect(await problemOf(shop, gasketFor([serialOf(0), serialOf(5000)]))).toMatch(
      /^Door 15-5000: .*couldn’t/,
    )
    expect(await problemOf(shop, gasketFor([serialOf(5000), serialOf(0)]))).toMatch(unchecked)
  })

  it('counts each different description of the same door as a guess', async () => {
    await using shop = await openShop()
    const widths = Array.from({ length: 31 }, (_, at) => 40 + at)
    const doors = widths.flatMap((widthInches) => [
      { serialNumber: serialOf(0), door: doorOf({ widthInches }), use: 'doorGasket' as const, count: 1 },
    ])
    await shop.guest().cart.price({ cart: [{ ...plain, configurations: [{ kind: 'door', doors }] }] })
    expect(await problemOf(shop, gasketFor([serialOf(5000)]))).toMatch(unchecked)
  })

  it('reports even valid doors as unchecked when an IP address keeps guessing', async () => {
    await using shop = await openShop()
    await problemOf(shop, gasketFor(numbers(5000, 91)))
    expect(await problemOf(shop, gasketFor([serialOf(0)]))).toMatch(unchecked)
    expect(await problemOf(shop, gasketFor([serialOf(0)]), elsewhere(shop))).toBeNull()
    shop.pass(60_001)
    expect(await problemOf(shop, gasketFor([serialOf(0)]))).toBeNull()
  })

  it('can have at most 100 doors', async () => {
    await using shop = await openShop()
    expect(await problemOf(shop, gasketFor(numbers(0, 100)))).toBeNull()
    expect(await problemOf(shop, gasketFor(numbers(0, 101)))).toMatch(tooMany)
    const [inTime, tooLate] = (
      await shop.guest().cart.price({
        cart: [gasketFor(numbers(0, 100)), { ...gasketFor(numbers(5000, 200)), partId: 187 }],
      })
    ).lines
    expect([inTime?.problem, tooLate?.problem]).toEqual([null, expect.any(String)])
    // Numbers beyond the maximum were never looked up, so none of them is counted.
    expect(await problemOf(shop, gasketFor([serialOf(5000)]))).toMatch(missing)
  })
})
