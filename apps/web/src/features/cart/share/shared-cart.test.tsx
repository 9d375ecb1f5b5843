import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { cartState } from '../cart.state.ts'
import { SharedCart } from './shared-cart.tsx'

it('a shared cart with a superseded part names the new one, which is added with its quantity and comments on request', async () => {
  const parts = [
    { id: 1, number: '0301-NEW' },
    { id: 2, number: '0301-OLD', obsolete: true },
    { id: 3, number: '0301-GONE', obsolete: true },
  ] as never
  await using shop = await openTestShop({ people: true, parts })
  const admin = await shop.person('admin')
  await admin.admin.numbers.add({
    ...{ number: '0301-OLD', kind: 'superseded', make: '', leadsTo: '0301-NEW', since: '', reason: '' },
  })
  const cart = [
    { partId: 2, quantity: 3, comments: ['dock 4'] },
    { partId: 3, quantity: 1, comments: [] },
  ]
  const { shareKey } = await admin.cart.share({ cart })
  const nothing = () => undefined
  using page = show(<SharedCart shareKey={shareKey} onDone={nothing} onCart={nothing} />, {
    fetch: shop.fetchAs('guest'),
  })
  await page.findByText('0301-OLD is now 0301-NEW.')
  page.getByText('None of these parts could be added.')
  page.getByText('0301-GONE')
  expect(Object.keys(cartState.entries)).toEqual([])
  await page.user.click(page.getByRole('button', { name: 'Add 3 of 0301-NEW, $12.50 each' }))
  await page.findByText('Added to your cart')
  expect(cartState.entries[1]).toMatchObject({ quantity: 3, comments: ['dock 4'] })
})
