import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { expect, it } from 'vitest'
import { dismissNotice, noticesState } from '../../../lib/notices.state.ts'
import { show } from '../../../testing/show.tsx'
import { CompanyPrices } from './company-prices.tsx'

/** Undoes what the newest notice is about. */
function undo(): void {
  const notice = noticesState.list.at(-1)
  notice?.action?.run()
  if (notice) dismissNotice(notice.id)
}

it('staff add, change and remove prices of a company, undo each, and see what it pays today and why', async () => {
  await using shop = await openTestShop({
    people: true,
    parts: [{ id: 1, number: '0100-01', name: 'HNG', priceCents: 1000, tags: ['Hinges'] }],
  })
  const paid = async () => (await (await shop.person('buyer')).catalog.part({ partId: 1 })).priceCents
  using page = show(<CompanyPrices owner={{ companyId: 2 }} name="Arctic" />, {
    fetch: shop.fetchAs('admin'),
  })
  await page.findByText('No special prices. The company’s discount applies to all parts.')
  const press = (name: string) => page.user.click(page.getByRole('button', { name }))

  await page.fill(page.getByLabelText('Part number'), '9999-99')
  await press('Add price')
  await page.findByText('Enter a price of at least 1 cent.')
  await page.fill(page.getByLabelText('Price per unit in dollars'), '5.5')
  await page.fill(page.getByLabelText('First day'), '2026-11-01')
  await press('Add price')
  await page.findByText('Part number not found.')
  await page.fill(page.getByLabelText('Part number'), '0100-01')
  await press('Add price')
  await page.findByText('Today: $5.50, list $10.00. Contract price.')
  await page.findByText(/^From Nov 1, 2026, no end agreed\. Ada Test, /)
  expect(await paid()).toBe(550)

  await press('Change the price of 0100-01')
  const form = page.getByRole('form', { name: 'Change the price of 0100-01' })
  const [price] = [...form.querySelectorAll('input')].filter(({ value }) => value === '5.50')
  await page.fill(price as HTMLInputElement, '4')
  await press('Save price')
  await page.findByText('Today: $4.00, list $10.00. Contract price.')
  undo()
  await page.findByText('Today: $5.50, list $10.00. Contract price.')

  await press('Remove the price of 0100-01')
  await page.findByText('No special prices. The company’s discount applies to all parts.')
  expect(await paid()).toBe(850)
  undo()
  await page.findByText('Contract price $5.50')
  expect(await paid()).toBe(550)
  for (const { id } of noticesState.list) dismissNotice(id)
})

it('a list of quantity prices and tag discounts says what applies', async () => {
  await using shop = await openTestShop({
    people: true,
    parts: [{ id: 1, number: '0100-01', name: 'HNG', priceCents: 1000, tags: ['Hinges'] }],
  })
  const prices = (await shop.person('admin')).admin.companyPrices
  const owner = { companyId: 2 }
  const from = { validFrom: '2026-11-01', validUntil: '2026-11-20' }
  const tenOrMore = {
    ...from,
    kind: 'break',
    partNumber: '0100-01',
    minQuantity: 10,
    priceCents: 700,
  } as const
  await prices.add({ owner, price: tenOrMore })
  await prices.add({ owner, price: { ...from, kind: 'tag', tag: 'Hinges', discountHundredths: 1250 } })
  using page = show(<CompanyPrices owner={owner} name="Arctic" />, { fetch: shop.fetchAs('admin') })
  await page.findByText('10 or more: $7.00')
  page.getByText('Today for 10: $7.00, list $10.00. Quantity price from 10.')
  page.getByText('12.5% off the list price')
  expect(page.getAllByText(/^Nov 1, 2026 to Nov 20, 2026\./)).toHaveLength(2)
})
