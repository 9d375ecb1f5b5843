import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'

const parts = [
  { id: 1, number: '0601-CHN' },
  { id: 2, number: '0601-CHS' },
  { id: 3, number: '0601-BLK', obsolete: true },
  { id: 4, number: '3110-601CHN' },
  { id: 5, number: '0906-0CH' },
]

async function lookedUp(...numbers: string[]) {
  await using shop = await openTestShop({ parts, people: true })
  const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id)
  const readable = (found: Awaited<ReturnType<typeof ask>>) =>
    found.map((each) => ({ number: each.number, parts: idsOf(each.parts), beginning: idsOf(each.beginning) }))
  const ask = (by: ReturnType<typeof shop.guest>) => by.catalog.partsByNumber({ numbers })
  return {
    guest: readable(await ask(shop.guest())),
    staff: readable(await ask(await shop.person('counter'))),
  }
}

describe('looking up part numbers', () => {
  it('finds numbers in any notation, in the requested order, repeats included', async () => {
    const numbers = ['0906-0CH', '311-0601-chn', '0601chs', ' 0601 CHS ']
    const { guest } = await lookedUp(...numbers)
    expect(guest).toEqual(numbers.map((number, at) => ({ number, parts: [[5, 1, 2, 2][at]], beginning: [] })))
  })

  it('returns both possible parts for an ambiguous 311 prefix', async () => {
    const { guest } = await lookedUp('3110601CHN', '3110-601CHN', '3110906-0CH')
    expect(guest.map((each) => each.parts)).toEqual([[4, 1], [4], [5]])
  })

  it('suggests parts whose numbers start with the text when none match, except for very short texts', async () => {
    const { guest } = await lookedUp('0601-C', '0601', '060', '0601-CHX', '', '---')
    expect(guest.map((each) => each.parts)).toEqual([[], [], [], [], [], []])
    expect(guest.map((each) => each.beginning)).toEqual([[1, 2], [1, 2], [], [], [], []])
  })

  it('shows obsolete parts to staff only', async () => {
    const { guest, staff } = await lookedUp('0601-BLK', '0601')
    expect(guest[0]).toEqual({ number: '0601-BLK', parts: [], beginning: [] })
    await using shop = await openTestShop({ parts })
    const answers = await shop.guest().catalog.partsByNumber({ numbers: ['0601-blk', '0601-CHN', '0601-X'] })
    expect(answers.map(({ noLongerSold }) => noLongerSold)).toEqual([true, false, false])
    expect(staff.map((each) => [each.parts, each.beginning])).toEqual([
      [[3], []],
      [[], [3, 1, 2]],
    ])
  })

  it("returns the buyer's own prices, and no internal fields", async () => {
    await using shop = await openTestShop({ parts, people: true })
    const [found] = await (await shop.person('buyer')).catalog.partsByNumber({ numbers: ['0601-CHN'] })
    expect(found?.parts[0]?.priceCents).toBe(1063) // 12.50 less 15%
    expect(found?.parts[0]?.listPriceCents).toBe(1250)
    const priced = await (await shop.person('buyer')).cart.price({ cart: [{ partId: 1, quantity: 1 }] })
    expect(priced.listPrices).toEqual({ 1: 1250 })
    const ofGuest = await shop.guest().cart.price({ cart: [{ partId: 1, quantity: 1 }] })
    expect(ofGuest).not.toHaveProperty('listPrices')
    expect(found?.parts[0]).not.toHaveProperty('privateNotes')
  })

  it('limits suggestions for long lists of unknown numbers, so the answer stays bounded', async () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ id: at + 1, number: `0601-${10 + at}` }))
    await using shop = await openTestShop({ parts: many })
    const numbers = Array.from({ length: 500 }, (_, at) => `0601${'-'.repeat(at % 50)}`)
    const ask = (some: string[]) => shop.guest().catalog.partsByNumber({ numbers: some })
    expect((await ask(['0601']))[0]?.beginning).toHaveLength(8)
    const rows = (await ask(numbers)).flatMap(({ beginning }) => beginning)
    expect(rows).toHaveLength(1000)
  })

  it('accepts at most 500 numbers at once', async () => {
    await using shop = await openTestShop({ parts })
    const numbers = Array.from({ length: 500 }, (_, at) => `9999-${at}`)
    expect(await shop.guest().catalog.partsByNumber({ numbers })).toHaveLength(500)
    const tooMany = shop.guest().catalog.partsByNumber({ numbers: [...numbers, '0906-0CH'] })
    await expect(tooMany).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const tooLong = shop.guest().catalog.partsByNumber({ numbers: ['9'.repeat(61)] })
    await expect(tooLong).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})
