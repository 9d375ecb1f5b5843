import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { answerIt, askAsGuest, askedFor, brackets } from '@mullion/api/testing/price-quotes'
import { within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { noticesState } from '../../lib/notices.state.ts'
import { show } from '../../testing/show.tsx'
import { QuotePage } from './quote-page.tsx'

const openShop = () => openTestShop({ people: true, parts: [{ id: 1, number: '0301-CHLH' }] })

it('a buyer sees what was asked and answered, and asks again with a reason', async () => {
  await using shop = await openShop()
  const buyer = await shop.person('buyer')
  const { id, number } = await buyer.priceQuotes.ask(askedFor())
  await answerIt(shop, id, { lines: [brackets] })
  const onOrder = vi.fn()
  using page = show(<QuotePage named={{ id, key: null }} onOrder={onOrder} />, {
    fetch: shop.fetchAs('buyer'),
  })
  await page.findByText(`Quote ${number}`)
  expect(page.getAllByText(/Bent bracket/).length).toBeGreaterThan(0)
  expect(page.getAllByText(/\$80\.50/).length).toBeGreaterThan(0)
  expect(page.getByText('Total before tax').nextElementSibling?.textContent).toBe('$105.50')
  await page.user.click(page.getByRole('button', { name: 'Ask again' }))
  const note = await page.findByRole('textbox')
  expect(document.activeElement).toBe(note)
  await page.user.click(page.getByRole('button', { name: 'Back' }))
  expect(document.activeElement).toBe(page.getByRole('heading', { name: 'Answered' }))
  await page.user.click(page.getByRole('button', { name: 'Ask again' }))
  await page.user.type(await page.findByRole('textbox'), 'What would 50 cost?')
  const [last] = page.getAllByRole('button', { name: /ask again|send/i }).slice(-1)
  if (last) await page.user.click(last)
  await expect
    .poll(async () => (await buyer.priceQuotes.byId({ priceQuoteId: id })).state)
    .toBe('asked_again')
  await page.findByText('What would 50 cost?')
  expect(onOrder).not.toHaveBeenCalled()
})

it('all versions are shown beside each other on request, with what changed', async () => {
  await using shop = await openShop()
  const buyer = await shop.person('buyer')
  const { id } = await buyer.priceQuotes.ask(askedFor())
  await answerIt(shop, id, { lines: [brackets] })
  await answerIt(shop, id, { lines: [{ ...brackets, unitPriceCents: 3900 }] })
  using page = show(<QuotePage named={{ id, key: null }} onOrder={() => undefined} />, {
    fetch: shop.fetchAs('buyer'),
  })
  await page.user.click(await page.findByRole('button', { name: 'Compare all 2 versions' }))
  const row = page.getByRole('row', { name: /^Bent bracket/ })
  expect([...row.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([
    '2 × $40.25',
    '2 × $39.00',
  ])
})

it('the quote of another company is not found', async () => {
  await using shop = await openShop()
  const { id } = await (await shop.person('buyer')).priceQuotes.ask(askedFor())
  using page = show(<QuotePage named={{ id, key: null }} onOrder={() => undefined} />, {
    fetch: shop.fetchAs('stranger'),
  })
  await page.findByRole('alert')
  expect(page.queryByText(/Bent bracket/)).toBeNull()
})

it('a guest withdraws a request by its private link, after a question', async () => {
  await using shop = await openShop()
  const { id, key } = await askAsGuest(shop)
  using page = show(<QuotePage named={{ id, key }} onOrder={() => undefined} />, {
    fetch: shop.fetchAs('guest'),
  })
  await page.user.click(await page.findByRole('button', { name: 'Withdraw' }))
  const question = await page.findByRole('dialog', { name: 'Withdraw this request?' })
  await page.user.click(within(question).getByRole('button', { name: 'Withdraw' }))
  await page.findByRole('heading', { name: 'Withdrawn' })
  expect(noticesState.list.at(-1)?.text).toBe('Your request was withdrawn.')
  expect(page.queryByRole('button', { name: 'Withdraw' })).toBeNull()
})
