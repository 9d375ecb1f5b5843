import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { addToCart, cartState } from '../cart.state.ts'
import { ReplacementOffer } from './replacement-offer.tsx'

it('a line whose part was superseded offers the new part with its price, and changes only on request', async () => {
  const parts = [
    { id: 1, number: '0301-NEW' },
    { id: 2, number: '0301-OLD', obsolete: true },
  ] as never
  await using shop = await openTestShop({ people: true, parts })
  const admin = await shop.person('admin')
  await admin.admin.numbers.add({
    ...{ number: '0301-OLD', kind: 'superseded', make: '', leadsTo: '0301-NEW', since: '', reason: '' },
  })
  addToCart({ part: await admin.catalog.part({ partId: 2 }), quantity: 3 })
  const line = { entry: cartState.entries[2], problem: 'This part is no longer sold.' } as never
  using page = show(<ReplacementOffer line={line} />, { fetch: shop.fetchAs('guest') })
  await page.findByText('0301-OLD is now 0301-NEW.')
  expect(Object.keys(cartState.entries)).toEqual(['2'])
  await page.user.click(page.getByRole('button', { name: /^Replace with 0301-NEW, \$12\.50 each/ }))
  await expect.poll(() => Object.keys(cartState.entries)).toEqual(['1'])
  expect(cartState.entries[1]?.quantity).toBe(3)
})
