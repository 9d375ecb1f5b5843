import { expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'

it('when two users save the same part at once, one is refused and overwrites nothing', async () => {
  await using shop = await openTestShop({ people: true, parts: [{ id: 1 }] })
  const [one, other] = await Promise.all([
    shop.person('admin').then(({ admin }) => admin.parts),
    shop.person('super', shop.secondServer()).then(({ admin }) => admin.parts),
  ])
  const { cells, updatedAt } = await one.details({ partId: 1 })
  const save = (parts: typeof one, price: string) =>
    parts.update({ partId: 1, form: { ...cells, part_price: price }, updatedAt })
  const prices = ['31.00', '47.00']
  const both = await Promise.allSettled([save(one, '31.00'), save(other, '47.00')])
  const [won, ...others] = both.flatMap(({ status }, at) => (status === 'fulfilled' ? [prices[at]] : []))
  expect(others).toEqual([])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { cause: { code: 'admin.part_changed' } },
  })
  expect((await one.details({ partId: 1 })).cells.part_price).toBe(won)
  expect(await one.history({ partId: 1 })).toMatchObject({
    total: 1,
    rows: [{ changes: [{ column: 'part_price', after: won }] }],
  })
})
