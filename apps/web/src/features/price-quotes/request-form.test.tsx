import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { storedPartOf } from '@mullion/domain/cart/stored-cart'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { RequestForm } from './request-form.tsx'

it('a quote of one part asks how many, says what is wrong with it, and is sent once', async () => {
  await using shop = await openTestShop({ people: true, parts: [{ id: 7, number: '0301-CHLH', unit: 'EA' }] })
  const buyer = await shop.person('buyer')
  const part = storedPartOf(await buyer.catalog.part({ partId: 7 }))
  const entry = { part, quantity: 1, comments: [], precisionLengths: [], configurations: [], addedAt: 0 }
  const onAsked = vi.fn()
  using page = show(<RequestForm entries={[entry]} fromPart owner={1} onAsked={onAsked} />, {
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

function Visits({ onAsked }: { readonly onAsked: () => void }) {
  const [owner, setOwner] = useState(1)
  const [visit, setVisit] = useState(1)
  const visitAs = (user: number) => {
    setOwner(user)
    setVisit(visit + 1)
  }
  return (
    <>
      {[1, 2].map((user) => (
        <button key={user} type="button" onClick={() => visitAs(user)}>{`Visit as ${user}`}</button>
      ))}
      <RequestForm key={visit} entries={[]} owner={owner} onAsked={onAsked} />
    </>
  )
}

it('a request that was left keeps what was typed, for its own user alone, until it is sent', async () => {
  await using shop = await openTestShop({ people: true, parts: [] })
  const onAsked = vi.fn()
  using page = show(<Visits onAsked={onAsked} />, { fetch: shop.fetchAs('buyer') })
  const visitAs = (user: number) => page.user.click(page.getByRole('button', { name: `Visit as ${user}` }))
  const typed = (label: string) => (page.getByLabelText(label) as HTMLInputElement).value
  await page.user.type(page.getByLabelText('Item 1'), 'Bent bracket')
  await page.user.type(page.getByLabelText('Notes (optional)'), 'For dock 3')
  await visitAs(2)
  expect(typed('Item 1')).toBe('')
  await visitAs(1)
  expect([typed('Item 1'), typed('Notes (optional)')]).toEqual(['Bent bracket', 'For dock 3'])
  await page.user.click(page.getByRole('button', { name: 'Send request' }))
  await expect.poll(() => onAsked.mock.calls.length).toBe(1)
  await visitAs(1)
  expect(typed('Item 1')).toBe('')
})
