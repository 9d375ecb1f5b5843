import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { askedFor } from '@mullion/api/testing/price-quotes'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { AnswerForm } from './answer-form.tsx'

it('staff answer an item in words with a part of the catalog, which the next answer keeps', async () => {
  await using shop = await openTestShop({
    people: true,
    parts: [
      { id: 1, number: '0301-CHLH' },
      { id: 8, number: '0106-GV22', name: 'FRAME ANGLE CLIP GALV 2X2' },
    ],
  })
  const { id } = await (await shop.person('buyer')).priceQuotes.ask(askedFor({ parts: [] }))
  const admin = await shop.person('admin')
  const quote = await admin.priceQuotes.desk.byId({ priceQuoteId: id })
  using page = show(<AnswerForm quote={quote} />, { fetch: shop.fetchAs('admin') })
  const instead = page.getByLabelText('Part number instead of Bent bracket')
  const lookUp = () => page.user.click(page.getByRole('button', { name: 'Look up' }))
  await page.user.type(instead, '0106-XX')
  await lookUp()
  await page.findByText('No part has the number 0106-XX.')
  await page.user.clear(instead)
  await page.user.type(instead, '0106-GV22')
  await lookUp()
  await page.user.click(await page.findByRole('button', { name: 'Use this part' }))
  await page.user.type(page.getByLabelText('Unit price of 0106-GV22'), '12.25')
  await page.user.click(page.getByRole('button', { name: 'Send the answer' }))
  const answered = () => admin.priceQuotes.desk.byId({ priceQuoteId: id })
  await expect.poll(async () => (await answered()).state).toBe('answered')
  const now = await answered()
  expect(now.versions[0]?.lines).toMatchObject([{ askedLineNo: 1, partId: 8, lineTotalCents: 2450 }])
  page[Symbol.dispose]()
  using again = show(<AnswerForm quote={now} />, { fetch: shop.fetchAs('admin') })
  expect((again.getByLabelText('Unit price of 0106-GV22') as HTMLInputElement).value).toBe('12.25')
})

it('an answer with a wrong price leads to that field', async () => {
  await using shop = await openTestShop({ people: true, parts: [] })
  const { id } = await (await shop.person('buyer')).priceQuotes.ask(askedFor({ parts: [] }))
  const quote = await (await shop.person('admin')).priceQuotes.desk.byId({ priceQuoteId: id })
  using page = show(<AnswerForm quote={quote} />, { fetch: shop.fetchAs('admin') })
  const price = page.getByLabelText('Unit price of Bent bracket')
  await page.user.type(price, 'ten')
  await page.user.click(page.getByRole('button', { name: 'Send the answer' }))
  await page.findByText('Enter a price, such as 12.50.')
  await expect.poll(() => document.activeElement).toBe(price)
})
