import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { storedPartOf } from '@mullion/domain/cart/stored-cart'
import { expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { RequestForm } from './request-form.tsx'

it('a quote of one part asks how many, says what is wrong with it, and is sent once', async () => {
  await using shop = await openTestShop({ people: true, parts: [{ id: 7, number: '0301-CHLH', unit: 'EA' }] })
  const buyer = await shop.person('buyer')
  const part = storedPartOf(await buyer.catalog.part({ partId: 7 }))
  const entry = { part, quantity: 1, comments: [], precisionLengths: [], configurations: [], addedAt: 0 }
  const onAsked = vi.fn()
  using page = show(<RequestForm entries={[entry]} fromPart isGuest={false} onAsked={onAsked} />, {
    fetch: shop.fetchAs('buyer'),
  })
  const send = () => page.user.click(page.getByRole('button', { name: 'Send request' }))
  const quantity = page.getByLabelText('Quantity')
  await page.user.clear(quantity)
  await send()
  await page.findByText('Quantity must be more than 0.')
  await page.user.type(quantity, '1.5')
  await send()
  await expect.poll(() => quantity.getAttribute('aria-invalid')).toBe('true')
  expect(onAsked).not.toHaveBeenCalled()
  await page.user.clear(quantity)
  await page.user.type(quantity, '400')
  await page.user.type(page.getByLabelText('Target price (optional)'), '9.75')
  await send()
  await expect.poll(() => onAsked.mock.calls.length).toBe(1)
  const { quotes } = await buyer.priceQuotes.list({})
  expect(quotes).toMatchObject([{ state: 'asked', lineCount: 1 }])
  const { lines } = await buyer.priceQuotes.byId({ priceQuoteId: quotes[0]?.id ?? 0 })
  expect(lines).toMatchObject([{ partId: 7, quantity: 400, targetPriceCents: 975 }])
})
