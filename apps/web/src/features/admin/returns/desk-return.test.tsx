import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { placeShipped, returnOf } from '@mullion/api/testing/returns'
import { within } from '@testing-library/react'
import { it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { DeskReturn } from './desk-return.tsx'

it('a return is answered, received and checked at the desk, with problems at their fields', async () => {
  await using shop = await openTestShop({ people: true })
  const order = await placeShipped(shop, { userId: shop.ids.buyer, companyId: 2 })
  const asked = [{ lineNo: 1, quantity: 2, reason: 'damaged' as const }]
  await (await shop.person('buyer')).returns.ask(returnOf(order.id, asked))
  const desk = <DeskReturn id={1} onBack={() => {}} onOrder={() => {}} />
  using page = show(desk, { fetch: shop.fetchAs('admin') })
  const answer = within(await page.findByRole('form', { name: 'Answer the return' }))
  await page.user.click(answer.getByRole('button', { name: 'Send the answer' }))
  answer.getByText('Approve or refuse this part.')
  await page.user.click(answer.getByRole('radio', { name: 'Approve' }))
  await page.user.click(answer.getByRole('button', { name: 'Send the answer' }))
  const receive = within(await page.findByRole('form', { name: 'Receive the parts' }))
  const arrived = receive.getByLabelText('1001-01: how many of 2 EA arrived?')
  await page.user.clear(arrived)
  await page.user.type(arrived, '3{Enter}')
  await receive.findByText('Only 2 of this line may come back.')
  await page.user.clear(arrived)
  await page.user.type(arrived, '2{Enter}')
  const check = within(await page.findByRole('form', { name: 'Check the parts' }))
  await page.user.selectOptions(check.getByLabelText('Condition of 1001-01'), 'Damaged')
  await page.user.click(check.getByRole('button', { name: 'Mark as checked' }))
  await page.findByText('Damaged, 2 EA to be credited')
  await page.user.click(await page.findByRole('button', { name: /^Credit \$/ }))
  await page.user.click(await page.findByRole('button', { name: 'Credit' }))
  await page.findByText('Damaged, 2 EA credited')
})
