import { formatMoney } from '@mullion/domain/money'
import { describe, expect, it } from 'vitest'
import { linesOf, ordersOf, paymentsOf } from './support/database.ts'
import { look } from './support/look.ts'
import { openShop } from './support/shop.ts'
import {
  backFromSteps,
  cards,
  cartButton,
  cartLines,
  closeByEscape,
  closerHook,
  detail,
  eventually,
  findAndAdd,
  openCart,
  orderNumber,
  placed,
  placeOrder,
  resultModal,
  results,
  rollerLatch,
  searchBox,
  searchFor,
  typeAddress,
  typeCard,
  typeEmail,
} from './support/steps.ts'
import { narrow, openStory, wide } from './support/story.ts'

const shop = await openShop()

describe('a guest buys parts', () => {
  it.each([
    { size: wide, scheme: 'light' as const, email: 'wide@tidewater.example' },
    { size: narrow, scheme: 'dark' as const, email: 'narrow@tidewater.example' },
  ])('from search to confirmation, $size.width wide and $scheme', async ({ size, scheme, email }) => {
    await using story = await openStory(shop, { size, scheme })
    const { page } = story
    await page.getByRole('button', { name: 'View All Parts' }).waitFor()

    await searchFor(page, 'gskt')
    await results(page).first().click()
    await detail(page).getByText('Notes').waitFor()
    await closeByEscape(page)
    await detail(page).waitFor({ state: 'hidden' })

    await findAndAdd(page, rollerLatch)
    await findAndAdd(page, closerHook)
    await openCart(page)
    await eventually(() => cartLines(page).count()).toBe(2)
    await page.getByRole('button', { name: `More, Quantity of ${closerHook.number}` }).click()
    await page.getByText(formatMoney(rollerLatch.priceCents + 2 * closerHook.priceCents)).waitFor()

    await page.getByRole('button', { name: 'Proceed to checkout' }).click()
    await page.getByText('Set ship to address to continue').waitFor()
    await typeAddress(page)
    await page.getByRole('button', { name: 'Shipping Method' }).click()
    await page.getByText(/^Total \$/).waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Proceed to Finalize Order' }).click()
    await page.getByRole('heading', { name: 'Finalize Order' }).waitFor()

    await typeCard(page, cards.approved)
    await typeEmail(page, email)
    await page.getByText(`The order confirmation goes to ${email}.`).waitFor()
    await placeOrder(page).click()
    const modal = resultModal(page, placed)
    await modal
      .getByText('Thank you for your business! We have sent an order confirmation to your email.')
      .waitFor()
    const number = await orderNumber(page)
    await modal.getByRole('button', { name: 'OK' }).click()

    await page.getByRole('button', { name: 'View All Parts' }).waitFor()
    await eventually(() => searchBox(page).inputValue()).toBe('')
    await eventually(() => cartButton(page).getAttribute('aria-label')).toBe('Shopping cart, 0 items')

    const [order, ...others] = ordersOf(shop, email)
    expect(others).toEqual([])
    expect(order).toMatchObject({ number, paymentState: 'captured', cartTotalCents: 5450 })
    expect(linesOf(shop, order?.id ?? 0)).toEqual([
      { number: rollerLatch.number, quantity: 1, lineTotalCents: 2970 },
      { number: closerHook.number, quantity: 2, lineTotalCents: 2480 },
    ])
    expect(paymentsOf(shop, order?.id ?? 0)).toEqual([
      { state: 'captured', amountCents: order?.grandTotalCents, lastFour: '2224' },
    ])

    await backFromSteps(page)
    await page.goto('/mailbox')
    await eventually(async () => {
      await page.reload()
      return page.getByRole('listitem').filter({ hasText: number }).filter({ hasText: email }).count()
    }).toBe(1)
    await look(page, 'mailbox')
  })
})
