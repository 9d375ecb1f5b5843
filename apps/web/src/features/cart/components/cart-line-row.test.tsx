import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { addToCart, cartState } from '../cart.state.ts'
import { CartLineRow } from './cart-line-row.tsx'

it('a cart line takes 1 to 9,999 whole pieces, and says how it corrects other numbers', async () => {
  await using shop = await openTestShop({ parts: [{ id: 1, number: '0601-CHN' }] })
  addToCart({ part: await shop.guest().catalog.part({ partId: 1 }), quantity: 1 })
  const line = () => ({
    entry: cartState.entries[1] as never,
    unitPriceCents: 1250,
    lineTotalCents: 1250,
    formerPriceCents: undefined,
    listPriceCents: undefined,
    problem: null,
  })
  using page = show(<CartLineRow line={line()} onOpen={() => {}} />)
  const field = page.getByRole('textbox', { name: 'Quantity of 0601-CHN' }) as HTMLInputElement
  for (const [typed, expected] of [
    ['1,000', 1000],
    ['12000', 9999],
    ['0', 1],
    ['abc', 1],
    ['2.6', 3],
  ] as const) {
    await page.fill(field, typed)
    await page.user.keyboard('{Enter}')
    expect(cartState.entries[1]?.quantity).toBe(expected)
    page.rerender(<CartLineRow line={line()} onOpen={() => {}} />)
    expect(field.value).toBe(String(expected))
  }
  page.getByText('Whole numbers only. Changed to 3.')
})
