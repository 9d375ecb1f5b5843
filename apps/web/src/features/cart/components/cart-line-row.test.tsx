import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { larchfield } from '@mullion/api/testing/people'
import { commentLimitText, maxLineComments } from '@mullion/domain/cart/cart-limits'
import { expect, it } from 'vitest'
import { clearActing, setActing } from '../../../lib/acting.state.ts'
import { closePicker, myDoorState, setMyDoor } from '../../../lib/my-door.state.ts'
import { dismissNotice, noticesState } from '../../../lib/notices.state.ts'
import { aDoor } from '../../../testing/my-door.ts'
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

it('a cart line is compared with the door it is for; the tab’s door counts only for a line without one', async () => {
  const doors = [{ serialNumber: '15-0001' }, { serialNumber: '15-0002' }]
  await using shop = await openTestShop({ parts: [{ id: 1, number: '0601-CHN' }], doors })
  addToCart({ part: await shop.guest().catalog.part({ partId: 1 }), quantity: 1 })
  setMyDoor(aDoor('15-0001'))
  const row = (change: object = {}) => {
    const entries = [{ ...cartState.entries[1], ...change }] as never
    return (
      <CartLineRow
        line={shownLines(entries, { priced: undefined, former: {} })[0] as never}
        onOpen={() => {}}
      />
    )
  }
  const serials = (...list: string[]) => ({ configurations: [{ kind: 'serials', serials: list }] })
  using page = show(row(), { fetch: shop.fetchAs('guest') })
  const marked = () => page.container.textContent
  await expect.poll(marked).toContain('Fits 15-0001')
  page.rerender(row(serials('15-0002')))
  await expect.poll(marked).toContain('Fits 15-0002')
  page.rerender(row(serials('15-0001', '15-0002')))
  expect(marked()).not.toContain('Fits')
  setMyDoor(null)
})

it('the door chosen for a cart line can be taken back, and a line without room for it says so', async () => {
  await using shop = await openTestShop({ parts: [{ id: 1, number: '0601-CHN' }] })
  addToCart({ part: await shop.guest().catalog.part({ partId: 1 }), quantity: 1, comments: ['Call first'] })
  const row = () => {
    const lines = shownLines([cartState.entries[1]] as never, { priced: undefined, former: {} })
    return <CartLineRow line={lines[0] as never} onOpen={() => {}} />
  }
  using page = show(row(), { fetch: shop.fetchAs('guest') })
  const choose = (name: string) => page.user.click(page.getByRole('button', { name }))
  await choose('Choose a door for 0601-CHN')
  closePicker(aDoor('15-0001'))
  await expect.poll(() => cartState.entries[1]?.comments).toEqual(['Call first', 'For door 15-0001'])
  page.rerender(row())
  await choose('Change the door for 0601-CHN')
  expect(myDoorState.picker).toMatchObject({ for: 'line', current: '15-0001' })
  closePicker('none')
  await expect.poll(() => cartState.entries[1]?.comments).toEqual(['Call first'])

  addToCart({
    ...{ part: await shop.guest().catalog.part({ partId: 1 }), quantity: 1 },
    comments: Array.from({ length: maxLineComments - 1 }, (_, at) => `Note ${at}`),
  })
  page.rerender(row())
  await choose('Choose a door for 0601-CHN')
  closePicker(aDoor('15-0001'))
  await expect.poll(() => noticesState.list.map(({ text }) => text)).toEqual([commentLimitText])
  for (const { id } of noticesState.list) dismissNotice(id)
})

it('a cart line names the next quantity price; why it costs what it does is for staff who order for a company', async () => {
  await using shop = await openTestShop({
    people: true,
    parts: [{ id: 1, number: '0601-CHN', priceCents: 5000 }],
  })
  const { companyPrices } = (await shop.person('admin')).admin
  const tenOrMore = { kind: 'break', partNumber: '0601-CHN', minQuantity: 10, priceCents: 4120 } as const
  await companyPrices.add({ owner: { companyId: 2 }, price: { ...tenOrMore, validFrom: '2026-11-01' } })
  const buyer = await shop.person('buyer')
  addToCart({ part: await buyer.catalog.part({ partId: 1 }), quantity: 7 })
  const row = async (quantity: number) => {
    const priced = await buyer.cart.price({ cart: [{ partId: 1, quantity, comments: [] }] })
    const entries = [{ ...cartState.entries[1], quantity }] as never
    return <CartLineRow line={shownLines(entries, { priced, former: {} })[0] as never} onOpen={() => {}} />
  }
  using page = show(await row(7), { fetch: shop.fetchAs('buyer') })
  page.getByText('Add 3 more to pay $41.20 each.')
  page.getByText('List $50.00')
  expect(page.queryByText('Company discount')).toBeNull()
  page.rerender(await row(10))
  expect(page.queryByText(/^Add \d more/)).toBeNull()
  page.getByText('$412.00')

  setActing({ ...larchfield, id: 1, taxExemptStates: [] })
  await page.findByText('Quantity price from 10')
  clearActing()
})
