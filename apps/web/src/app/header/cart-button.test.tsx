import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { expect, it } from 'vitest'
import { addToCart } from '../../features/cart/cart.state.ts'
import { show } from '../../testing/show.tsx'
import { CartButton } from './cart-button.tsx'

it('an empty cart shows 0', () => {
  using page = show(<CartButton />)
  expect(page.getByRole('button', { name: 'Shopping cart, 0 items' }).textContent).toBe('Cart 0')
})

it('the cart button shows the full count, with parts sold by length counted as one', async () => {
  await using shop = await openTestShop({ parts: [{ id: 1 }, { id: 2 }, { id: 3, unit: 'FT' }] })
  const { partsById } = shop.guest().catalog
  const parts = await partsById({ partIds: [1, 2, 3] })
  for (const part of parts) addToCart({ part, quantity: 9_999 })
  using page = show(<CartButton />)
  const button = page.getByRole('button', { name: 'Shopping cart, 19,999 items' })
  expect(button.textContent).toMatch(/19,999$/)
})
