import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { entriesOf } from '@mullion/domain/cart/stored-cart'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { useAskAboutFit } from './ask-about-fit.ts'
import { addAllToCart, cartState, setLineDoor } from './cart.state.ts'

it('the checkout asks once about a line that does not fit the door it is for', async () => {
  const parts = [{ id: 1 }, { id: 2, number: '0301-X', doorModels: ['Slide'] }] as never
  await using shop = await openTestShop({ parts, doors: [{ serialNumber: '15-0001' }] })
  const asked: boolean[] = []
  function Checkout() {
    const ask = useAskAboutFit()
    const go = async () => asked.push(await ask(entriesOf(cartState.entries)))
    return (
      <button type="button" onClick={() => void go()}>
        Go
      </button>
    )
  }
  const found = await shop.guest().catalog.partsById({ partIds: [1, 2] })
  addAllToCart(found.map((part) => ({ part, quantity: 1 })))
  using page = show(<Checkout />, { fetch: shop.fetchAs('guest') })
  const go = page.getByRole('button', { name: 'Go' })
  await page.user.click(go)
  await expect.poll(() => asked).toEqual([true])
  setLineDoor(1, '15-0001')
  setLineDoor(2, '15-0001')
  expect(cartState.entries[2]?.comments).toEqual(['For door 15-0001'])
  await page.user.click(go)
  await page.findByText('0301-X: For slide doors. Yours is a swing door.')
  await page.user.click(page.getByRole('button', { name: 'Back to cart' }))
  await expect.poll(() => asked).toEqual([true, false])
  await page.user.click(go)
  await page.user.click(await page.findByRole('button', { name: 'Order anyway' }))
  await expect.poll(() => asked).toEqual([true, false, true])
  await page.user.click(go)
  await expect.poll(() => asked).toEqual([true, false, true, true])
})
