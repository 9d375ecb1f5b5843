import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { PartNumbers } from './part-numbers.tsx'

it('staff add and remove the numbers that lead to a part, and see who did', async () => {
  await using shop = await openTestShop({ people: true, parts: [{ id: 1, number: '0301-NEW' }] })
  using page = show(<PartNumbers part={{ id: 1, number: '0301-NEW' }} />, { fetch: shop.fetchAs('admin') })
  await page.findByText('No old or foreign number leads to this part.')
  const add = page.getByRole('button', { name: 'Add number' })
  await page.user.click(add)
  await page.findByText('Enter the old or foreign number.')
  await page.fill(page.getByLabelText('Old or foreign number'), '0301-OLD')
  await page.fill(page.getByLabelText('Since'), 'May')
  await page.user.click(add)
  await page.findByText('Write the date as 2026-11-25, or leave it empty.')
  await page.fill(page.getByLabelText('Since'), '2024-05-01')
  await page.fill(page.getByLabelText('Reason'), 'Redesigned')
  await page.user.click(add)
  await page.findByText(/^Since 2024-05-01\. Redesigned\. Ada Test, /)
  const lead = async () =>
    (await shop.guest().catalog.partsByNumber({ numbers: ['0301-OLD'] }))[0]?.lead?.part.number
  expect(await lead()).toBe('0301-NEW')
  await page.user.click(page.getByRole('button', { name: 'Remove: 0301-OLD' }))
  await page.findByText('No old or foreign number leads to this part.')
  expect(await lead()).toBeUndefined()
})
