import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { PartFamily } from './part-family.tsx'

it('staff join, rename and split the family of a part', async () => {
  await using shop = await openTestShop({
    people: true,
    parts: [
      { id: 1, number: '0301-01', name: 'HNG STRAP 18IN SS' },
      { id: 2, number: '0301-02', name: 'HNG STRAP 24IN SS' },
      { id: 3, number: '0401-01', name: 'HNG PIN SS' },
    ],
  })
  using page = show(<PartFamily partId={1} />, { fetch: shop.fetchAs('admin') })
  const familyOf = async (partId: number) => {
    const family = await shop.guest().catalog.family({ partId })
    return family && [family.title, family.parts.map(({ id }) => id)]
  }
  await page.findByText('0301-02')
  await page.fill(page.getByLabelText('Add parts by number'), '0401-01')
  await page.user.click(page.getByRole('button', { name: 'Add to family' }))
  await page.findByText('Changed by staff')
  await page.fill(page.getByLabelText('Name of the family'), 'Strap hinges')
  await page.user.click(page.getByRole('button', { name: 'Save name' }))
  await waitFor(async () => expect(await familyOf(3)).toEqual(['Strap hinges', [1, 2, 3]]))
  await page.user.click(page.getByRole('button', { name: 'Take out: 0301-02' }))
  await waitFor(async () => expect(await familyOf(1)).toEqual(['Strap hinges', [1, 3]]))
  await page.user.click(page.getByRole('button', { name: 'Undo the change: 0401-01' }))
  await waitFor(async () => expect(await familyOf(1)).toBeNull())
  await page.findByText('This part is listed on its own.')
  expect(document.activeElement).toBe(page.getByRole('heading', { name: 'Family' }))
})
