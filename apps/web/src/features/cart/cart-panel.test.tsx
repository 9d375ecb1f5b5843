import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { noticesState } from '../../lib/notices.state.ts'
import { show } from '../../testing/show.tsx'
import { addToCart, cartState, clearCart } from './cart.state.ts'
import { CartPanel } from './cart-panel.tsx'
import { closeConfiguration, configureState } from './configure/configure.state.ts'

const parts = [
  { id: 1, number: '0601-CHN', priceCents: 2970 },
  { id: 2, number: '0906-0CH', priceCents: 1240 },
  { id: 3, number: '0220-05BK', priceCents: 295, unit: 'FT', requirements: { precisionCut: true } },
] as const

/** A cart of these parts, as the buyer sees it. */
async function cartOf(...partIds: readonly number[]) {
  const shop = await openTestShop({ parts })
  for (const partId of partIds) {
    addToCart({ part: await shop.guest().catalog.part({ partId }), quantity: 1 })
  }
  const to = () => undefined
  const panel = (visit: number) => (
    <CartPanel
      key={visit}
      {...{ onSearch: to, onOpenPart: to, onOpenDoor: to, onQuickOrder: to, onCheckout: to }}
    />
  )
  const open = () => {
    const page = show(panel(1), { fetch: shop.fetchAs('guest') })
    return Object.assign(page, {
      openAgain: () => page.rerender(panel(2)),
      press: (name: string) => page.user.click(page.getByRole('button', { name })),
      checkOut: () => page.getByRole('button', { name: 'Proceed to checkout' }) as HTMLButtonElement,
    })
  }
  return Object.assign(shop, { open })
}

const inCart = () => Object.keys(cartState.entries).map(Number)
const notices = () => noticesState.list.map(({ text }) => text)
const undo = () => noticesState.list.at(-1)?.action?.run()
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

afterEach(() => {
  clearCart()
  closeConfiguration()
  noticesState.list = []
})

describe('clearing the cart', () => {
  it('asks first, with the focus on keeping it', async () => {
    await using shop = await cartOf(1, 2)
    using page = shop.open()
    await page.press('Clear Cart')
    const question = await page.findByRole('dialog', { name: 'Clear cart?' })
    await expect.poll(focused).toBe('Keep cart')
    await page.user.click(within(question).getByRole('button', { name: 'Keep cart' }))
    await expect.poll(() => page.queryByRole('dialog')).toBeNull()
    expect(inCart()).toEqual([1, 2])
  })

  it('can be undone; what was removed before then is no longer offered', async () => {
    await using shop = await cartOf(1, 2)
    using page = shop.open()
    await page.press('Remove 0601-CHN')
    expect([inCart(), notices()]).toEqual([[2], ['Removed 0601-CHN from the cart.']])
    await page.press('Clear Cart')
    const question = await page.findByRole('dialog', { name: 'Clear cart?' })
    await page.user.click(within(question).getByRole('button', { name: 'Clear Cart' }))
    await page.findByText('Your cart is empty')
    expect(notices()).toEqual(['The cart was cleared.'])
    undo()
    expect(inCart()).toEqual([2])
  })
})

describe('removing a line', () => {
  it('can be undone', async () => {
    await using shop = await cartOf(1, 2)
    using page = shop.open()
    await page.press('Remove 0601-CHN')
    undo()
    await page.findByRole('button', { name: 'Remove 0601-CHN' })
    expect(inCart()).toEqual([1, 2])
  })

  it('moves the focus to the next line, then to the one before, then to the heading of the empty cart', async () => {
    await using shop = await cartOf(1, 2, 3)
    using page = shop.open()
    page.getByRole('button', { name: 'Remove 0906-0CH' }).focus()
    await page.user.keyboard('{Enter}')
    await expect.poll(focused).toBe('Remove 0220-05BK')
    await page.user.keyboard('{Enter}')
    await expect.poll(focused).toBe('Remove 0601-CHN')
    await page.user.keyboard('{Enter}')
    await page.findByText('Your cart is empty')
    expect(focused()).toBe('Shopping cart')
  })
})

describe('a price that has changed since the last visit', () => {
  it('is shown instead of the saved one, and announced once', async () => {
    await using shop = await cartOf()
    addToCart({ part: { ...(await shop.guest().catalog.part({ partId: 1 })), priceCents: 100 }, quantity: 1 })
    using page = shop.open()
    await page.findByText('was $1.00')
    expect(page.getByRole('listitem').textContent).toContain('$29.70')
    expect(notices()).toEqual(['Prices have changed: 0601-CHN from $1.00 to $29.70.'])
    noticesState.list = []
    page.openAgain()
    await expect.poll(() => page.queryClient.isFetching()).toBe(0)
    page.getByText('was $1.00')
    expect(notices()).toEqual([])
  })
})

describe('a configured line', () => {
  it('asks for its configuration before it takes another quantity', async () => {
    await using shop = await cartOf()
    const serials = ['15-0001', '15-0002']
    const part = await shop.guest().catalog.part({ partId: 1 })
    addToCart({ part, quantity: 2, configurations: [{ kind: 'serials', serials }] })
    using page = shop.open()
    await page.press('More, Quantity of 0601-CHN')
    expect(configureState.request).toMatchObject({ partId: 1, quantity: 3 })
    const field = page.getByRole('textbox', { name: 'Quantity of 0601-CHN' }) as HTMLInputElement
    expect([field.value, cartState.entries[1]?.quantity]).toEqual(['2', 2])
    expect(page.getByRole('listitem').textContent).toContain('Serials 15-0001, 15-0002')
  })
})

describe('a line that is not configured', () => {
  it('says what is missing, holds up the checkout, and takes it there', async () => {
    await using shop = await cartOf(3, 1)
    using page = shop.open()
    await page.findByText('This part needs cut lengths. Enter the length of each cut.')
    page.getByText('Fix or remove 1 line to check out.')
    expect(page.checkOut().disabled).toBe(true)
    await page.press('Configure 0220-05BK')
    const cuts = [{ lengthInches: 36.125, wallThicknessInches: null, count: 1 }]
    const part = await shop.guest().catalog.part({ partId: 3 })
    configureState.request?.onConfirm(part, { quantity: 3, configurations: [{ kind: 'cuts', cuts }] })
    closeConfiguration()
    await page.findByText('1 × 36 1/8"')
    await expect.poll(() => page.checkOut().disabled).toBe(false)
    await page.press('Remove 0220-05BK')
    undo()
    await page.findByText('1 × 36 1/8"')
  })
})
