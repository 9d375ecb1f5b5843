import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { quoteForm, termsOrder } from '@mullion/api/testing/order-form'
import type { CompanyUser } from '@mullion/domain/accounts/user'
import { expect, it } from 'vitest'
import { noticesState } from '../../../lib/notices.state.ts'
import { show } from '../../../testing/show.tsx'
import { UserLimits } from '../users/user-limits.tsx'
import { CompanyApprovals } from './company-approvals.tsx'

const lastNotice = () => noticesState.list.at(-1)?.text

it('staff see and set the rules and limits of a company, and look at its requests', async () => {
  await using shop = await openTestShop({ people: true })
  const owner = await shop.person('owner')
  const limits = { userId: shop.ids.buyer, monthLimitCents: null, asksAdmins: true, approverIds: [] }
  await owner.approvals.saveLimits({ ...limits, orderLimitCents: 10_00 })
  const buyer = await shop.person('buyer')
  await buyer.checkout.placeOrder(termsOrder(await buyer.checkout.quote(quoteForm()), quoteForm()))
  const { company } = (await owner.accounts.session.viewer())!.user
  using page = show(<CompanyApprovals company={company} />, { fetch: shop.fetchAs('admin') })
  await page.fill(await page.findByLabelText('Orders over'), '2000')
  await page.user.click(page.getByRole('button', { name: 'Save rules' }))
  await expect.poll(lastNotice).toBe('The approval rules of Arctic Door Service were saved.')
  expect(await owner.approvals.rules()).toMatchObject({ amountCents: 200_000 })
  await page.user.click(await page.findByRole('button', { name: /^Bea Test.*PO PO-4711/ }))
  await page.findByRole('heading', { name: 'Limits of Bea Test' })
  expect(page.queryByRole('button', { name: /^Approve/ })).toBeNull()

  const { users } = await owner.accounts.users.list({})
  const user = users.find(({ id }) => id === shop.ids.buyer) as CompanyUser
  using person = show(<UserLimits user={user} companyId={company.id} />, { fetch: shop.fetchAs('admin') })
  await person.fill(await person.findByLabelText('Limit for one order'), '1,500')
  await person.user.click(person.getByRole('button', { name: 'Save limits' }))
  await expect.poll(lastNotice).toBe('The limits of Bea Test were saved.')
  expect(await owner.approvals.limits({ userId: user.id })).toMatchObject({ orderLimitCents: 150_000 })
})
