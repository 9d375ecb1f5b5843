import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { findUserByEmail } from '@mullion/db/accounts/user.repository'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { noticesState } from '../../../lib/notices.state.ts'
import { clearStaffDrafts } from '../../../lib/staff-drafts.ts'
import { show } from '../../../testing/show.tsx'
import { CompanyUsers } from './company-users.tsx'

vi.setConfig({ testTimeout: 30_000 })
afterEach(clearStaffDrafts)

const nia = { firstname: 'Nia', lastname: 'New', email: 'nia@arctic.example' }

async function openList() {
  const shop = await openTestShop({ people: true })
  await (await shop.person('owner')).accounts.users.create(nia)
  const company = await (await shop.person('admin')).admin.companies.details({ companyId: 2 })
  const draw = () => show(<CompanyUsers company={company} />, { fetch: shop.fetchAs('admin') })
  return { ...shop, draw }
}

describe('the users of a company', () => {
  it('are edited in a dialog', async () => {
    await using shop = await openList()
    using page = shop.draw()
    await page.findByText('Bea Test')
    await page.user.click(page.getByRole('button', { name: 'Edit User Bea Test' }))
    await page.fill(await page.findByLabelText(/^Last name/), 'Changed')
    await page.user.click(page.getByRole('button', { name: 'Save' }))
    await page.findByText('Bea Changed')
    expect(noticesState.list.at(-1)?.text).toBe('User updated successfully!')
  })

  it('get another invitation only while they have no password of their own', async () => {
    await using shop = await openList()
    using page = shop.draw()
    await page.findByText('Invited. Hasn’t chosen a password yet.')
    expect(page.queryByRole('button', { name: 'Resend invitation to Bea Test' })).toBeNull()
    await page.user.click(page.getByRole('button', { name: 'Resend invitation to Nia New' }))
    const mailed = 'A new temporary password was emailed to nia@arctic.example.'
    await expect.poll(() => noticesState.list.at(-1)?.text).toBe(mailed)
  })

  it('are searched by name and email, and sorted', async () => {
    await using shop = await openList()
    using page = shop.draw()
    await page.findByText('Bea Test')
    const names = () => page.getAllByRole('listitem').map((row) => row.querySelector('strong')?.textContent)
    await page.user.selectOptions(page.getByLabelText('Sort users'), 'Email')
    await expect.poll(names).toEqual(['Bea Test', 'Nia New', 'Olga Test'])
    await page.fill(page.getByLabelText('Search users'), 'NIA@')
    await expect.poll(names).toEqual(['Nia New'])
    await page.fill(page.getByLabelText('Search users'), 'nobody')
    await page.findByText('No user matches “nobody”.')
  })

  it('have to change their password when staff say so', async () => {
    await using shop = await openList()
    using page = shop.draw()
    await page.findByText('Bea Test')
    await page.user.click(page.getByRole('button', { name: 'Force password change for Bea Test' }))
    const buyer = () => findUserByEmail(shop.db.read, 'buyer@arctic.example')
    await expect.poll(async () => (await buyer())?.passwordChangeRequired).toBe(true)
  })

  it('are deleted after DELETE was typed', async () => {
    await using shop = await openList()
    using page = shop.draw()
    await page.findByText('Nia New')
    await page.user.click(page.getByRole('button', { name: 'Delete User Nia New' }))
    await page.user.click(await page.findByRole('button', { name: 'Continue' }))
    await page.fill(page.getByLabelText("If you are sure, enter 'DELETE' to proceed."), 'delete')
    await page.user.click(page.getByRole('button', { name: 'Delete User' }))
    await expect.poll(() => findUserByEmail(shop.db.read, nia.email)).toBeNull()
    await expect.poll(() => page.queryByText('Nia New')).toBeNull()
  })
})
