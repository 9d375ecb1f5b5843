import { openTestShop } from '@mullion/api/testing/open-test-shop'
import type { CompanyUser } from '@mullion/domain/accounts/user'
import { expect, it } from 'vitest'
import { noticesState } from '../../../../lib/notices.state.ts'
import { show } from '../../../../testing/show.tsx'
import { CompanyRules } from './company-rules.tsx'
import { PersonLimits } from './person-limits.tsx'

const lastNotice = () => noticesState.list.at(-1)?.text

it('an admin sets a person’s limits and who approves what is over them', async () => {
  await using shop = await openTestShop({ people: true })
  const owner = await shop.person('owner')
  const { users } = await owner.accounts.users.list({})
  const user = users.find(({ id }) => id === shop.ids.buyer) as CompanyUser
  using page = show(<PersonLimits user={user} />, { fetch: shop.fetchAs('owner') })
  await page.fill(await page.findByLabelText('Limit for one order'), 'much')
  page.getByText('Enter an amount from $0 to $10,000,000.')
  await page.fill(page.getByLabelText('Limit for one order'), '$1,500')
  await page.user.click(page.getByLabelText('The company’s admins'))
  await page.findByText('Choose at least one approver.')
  await page.user.click(page.getByLabelText('Olga Test'))
  await page.user.click(page.getByRole('button', { name: 'Save limits' }))
  await expect.poll(lastNotice).toBe('The limits of Bea Test were saved.')
  expect(await owner.approvals.limits({ userId: user.id })).toMatchObject({
    orderLimitCents: 150_000,
    monthLimitCents: null,
    asksAdmins: false,
    approvers: [{ id: shop.ids.owner, name: 'Olga Test' }],
  })
})

it('an admin sets what the company approves whoever orders it', async () => {
  await using shop = await openTestShop({ people: true })
  using page = show(<CompanyRules />, { fetch: shop.fetchAs('owner') })
  await page.fill(await page.findByLabelText('Orders over'), '2000')
  await page.user.click(page.getByLabelText(/^Orders on a PO/))
  await page.user.click(page.getByRole('button', { name: 'Save rules' }))
  await expect.poll(lastNotice).toBe('The approval rules were saved.')
  expect(await (await shop.person('owner')).approvals.rules()).toEqual({
    ...{ amountCents: 200_000, newShipTo: false, newPo: true, soleAdminExempt: true },
  })
})
