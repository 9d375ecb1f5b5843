import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { addToCart, cartState } from '../cart.state.ts'
import { shownLines } from '../cart-view.ts'
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
    notices: [],
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

it('a cart line says that its part is made to order, and what its length means for shipping', async () => {
  await using shop = await openTestShop({
    parts: [
      { id: 1, lengthInches: 48 },
      { id: 2, lengthInches: 4, heightInches: 60, location: 'Special Order' },
      { id: 3, lengthInches: 110 },
    ],
  })
  for (const partId of [1, 2, 3])
    addToCart({ part: await shop.guest().catalog.part({ partId }), quantity: 1 })
  const entries = Object.values(cartState.entries).filter((entry) => entry !== undefined)
  const cart = [1, 2, 3].map((partId) => ({ partId, quantity: 1, comments: [] }))
  const priced = await shop.guest().cart.price({ cart })
  const [short, special, long] = shownLines(entries as never, { priced, former: {} })
  expect(short?.notices).toEqual([])
  using page = show(<CartLineRow line={special as never} onOpen={() => {}} />)
  page.getByText('Special order. Ask us for the lead time.')
  page.getByText('Lengths above 48 inches may raise shipping costs.')
  page.rerender(<CartLineRow line={long as never} onOpen={() => {}} />)
  page.getByText('Lengths above 107 inches require LTL shipping.')
})
