import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noticesState } from '../../../lib/notices.state.ts'
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

it('staff change a number, see why a change is refused, and undo a removal', async () => {
  await using shop = await openTestShop({ people: true, parts: [{ id: 1, number: '0301-NEW' }] })
  const { numbers } = (await shop.person('admin')).admin
  for (const number of ['0301-OLD', '0301-A'])
    await numbers.add({ number, kind: 'superseded', make: '', leadsTo: '0301-NEW', since: '', reason: '' })
  using page = show(<PartNumbers part={{ id: 1, number: '0301-NEW' }} />, { fetch: shop.fetchAs('admin') })
  await page.user.click(await page.findByRole('button', { name: 'Change: 0301-OLD' }))
  const form = within(page.getByRole('form', { name: 'Change 0301-OLD' }))
  const own = form.getByLabelText('Old or foreign number')
  expect(document.activeElement).toBe(own)
  await page.fill(own, '0301-a')
  await page.user.click(form.getByRole('button', { name: 'Save number' }))
  await page.findByText('0301-A is already in the list.')
  await page.fill(own, '0301-OLDER')
  await page.fill(form.getByLabelText('Reason'), 'Typed wrong')
  await page.user.click(form.getByRole('button', { name: 'Save number' }))
  await page.findByText(/^Typed wrong\. Ada Test, /)
  const leads = async (number: string) =>
    (await shop.guest().catalog.partsByNumber({ numbers: [number] }))[0]?.lead?.part.number
  expect([await leads('0301-OLD'), await leads('0301-OLDER')]).toEqual([undefined, '0301-NEW'])
  expect(page.queryByRole('form', { name: 'Change 0301-OLD' })).toBeNull()

  await page.user.click(page.getByRole('button', { name: 'Remove: 0301-OLDER' }))
  await expect.poll(() => leads('0301-OLDER')).toBeUndefined()
  noticesState.list.at(-1)?.action?.run()
  await expect.poll(() => leads('0301-OLDER')).toBe('0301-NEW')
  await page.findByText(/^Typed wrong\. /)
})
